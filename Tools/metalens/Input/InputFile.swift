import Foundation
import PhotoAudits
import PhotoCopies
import Reports
import StringCatalogs
import ToolSupport

/// A file named by an option or an argument.
enum InputFile {
  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  static func bytes(at path: String) throws -> Data {
    do {
      let file = try open(path)
      let limit = Self.limit(of: file)
      let bytes = try file.read(upToCount: limit + 1) ?? Data()
      guard bytes.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
      return bytes
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: error))
    }
  }

  /// Returns how many bytes a file, a pipe, or a device may give.
  private static func limit(of file: FileHandle) -> Int {
    FileStatus.isRegular(file.fileDescriptor)
      ? SystemFile.maximumByteCount : SystemFile.maximumStreamByteCount
  }

  private static func open(_ path: String) throws(FileError) -> FileHandle {
    let descriptor =
      path == "-" ? dup(STDIN_FILENO) : unsafe Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotRead(path: path, reason: SystemReason.argument(for: errno))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .cannotRead(path: path, reason: SystemReason.argument(for: EISDIR))
    }
    return file
  }

  /// Returns the audit in a file, stored as JSON or as one line of JSON per photo.
  ///
  /// - Throws: a ``FileError`` with the error in the file.
  static func audit(at path: String) throws -> AuditReport {
    try audit(in: bytes(at: path), at: path)
  }

  private static func audit(in data: Data, at path: String) throws -> AuditReport {
    do {
      return try AuditReport(stored: data)
    } catch {
      throw FileError.cannotRead(path: path, reason: .message(error.localizedMessage))
    }
  }

  /// Returns the audit in a file for a report; lines of JSON are read one at a time.
  ///
  /// - Throws: a ``FileError`` with the error in the file.
  static func largeAudit(at path: String, includesPrivate: Bool) throws -> LargeAudit {
    let file = try open(path)
    let limit = limit(of: file)
    var lines = ByteLines(
      descriptor: file.fileDescriptor, separator: UInt8(ascii: "\n"), limit: limit)
    var first = lines.next()
    func nextLine() -> [UInt8]? {
      defer { first = nil }
      return first ?? lines.next()
    }
    do {
      guard let line = first, AuditReport.isRow(Data(line)) else {
        var document = Data()
        while let line = nextLine() {
          document += line + [UInt8(ascii: "\n")]
          guard document.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
        }
        try check(lines, of: path)
        let audit = try AuditReport(json: document)
        return LargeAudit(includesPrivate ? audit : audit.withoutPrivateFacts())
      }
      let audit = try LargeAudit(
        rows: AnyIterator(nextLine), into: EntrySpool(in: Spool())
      ) { includesPrivate ? $0 : $0.withoutPrivateFacts() }
      try check(lines, of: path)
      return audit
    } catch let error as ReportDecodingError {
      throw FileError.cannotRead(path: path, reason: .message(error.localizedMessage))
    }
  }

  private static func check(_ lines: ByteLines, of path: String) throws(FileError) {
    guard let code = lines.failure.errorNumber else { return }
    throw .cannotRead(path: path, reason: SystemReason.argument(for: code))
  }

  /// Returns the photos of a stored audit, or the files of a receipt for copies, of which the
  /// originals are optional.
  ///
  /// - Throws: a ``FileError`` with the error in the file.
  static func rows(at path: String) throws -> [(row: AuditedRow, isOptional: Bool)] {
    let data = try bytes(at: path)
    guard let receipt = CopyReceipt(json: data) else {
      return try audit(in: data, at: path).entries.map {
        (AuditedRow(file: $0.file, sha256: $0.sha256), false)
      }
    }
    let photos = receipt.photos.flatMap { [$0] + ($0.sidecars ?? []) }
    return photos.flatMap { photo -> [(row: AuditedRow, isOptional: Bool)] in
      guard let copy = photo.copy else { return [] }
      let row = AuditedRow(file: copy.file, sha256: copy.sha256)
      guard photo.original.file != copy.file else { return [(row, false)] }
      return [
        (row, false),
        (AuditedRow(file: photo.original.file, sha256: photo.original.sha256), true),
      ]
    }
  }
}
