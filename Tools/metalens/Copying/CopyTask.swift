import ASCII
import Digests
import Foundation
import Originality
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import Synchronization
import ToolSupport

/// Reads one photo, and writes its copy.
struct CopyTask: Sendable {
  /// What became of a photo.
  struct Outcome: Sendable {
    /// The entry of the receipt.
    var photo: CopyReceipt.Photo
    /// Why there is no copy.
    var failure: String?
    /// Whether the copy existed already.
    var existed = false
    /// Whether the copy is a JPEG file, unlike the original.
    var isConverted = false
  }

  /// Makes the copies.
  let copier: PhotoCopier

  /// Whether originals are replaced, and kept beside the copies.
  let isInPlace: Bool

  /// Whether existing files are replaced.
  let replaces: Bool

  /// The originals of this run, which no copy replaces.
  let originals: Set<FileIdentity>

  /// The memory that all copies share while they change pictures.
  let memory: PictureMemory

  /// Writing holds this lock, so that an interruption finds no file half-written.
  let gate: WriteGate

  /// What the name of a backup ends in.
  static let backupExtension = ".original"

  /// Copies a photo to a path.
  func run(_ original: PhotoPath, to target: String) -> Outcome {
    if isInPlace, let outcome = earlierOutcome(of: original) { return outcome }
    var entry = CopyReceipt.Photo(
      original: CopyReceipt.File(file: original.text, sha256: "", size: 0), copy: nil)
    do {
      let bytes = try Self.bytes(of: original, limit: maximumSize)
      let room = memory.reserve(for: bytes, copier.plan)
      defer { memory.release(room) }
      let digest = Self.digest(of: bytes)
      entry.original = CopyReceipt.File(file: original.text, sha256: digest, size: bytes.count)
      let source = OriginalPhoto(
        path: original, digest: digest, bytes: copier.plan.pictureChanges.isEmpty ? bytes : nil)
      let copy = try copier.copy(consume bytes, digest: digest)
      guard !copy.isConverted || CopyTargets.isJPEG(target) else {
        throw ToolError.copyIsJPEG(target)
      }
      let result = try copy.bytes ?? source.read()
      let existed = try write(result, copy, of: source, to: target)
      // The original is where it was kept.
      if isInPlace, copy.bytes != nil { entry.original.file += Self.backupExtension }
      Self.describe(copy, existed ?? result, at: target, in: &entry)
      return Outcome(photo: entry, existed: existed != nil, isConverted: copy.isConverted)
    } catch {
      let text = Self.text(of: error, original)
      entry.error = text
      return Outcome(photo: entry, failure: text)
    }
  }

  /// Returns what an earlier run of the same command did that replaced an original, if one did.
  private func earlierOutcome(of original: PhotoPath) -> Outcome? {
    let path = PhotoPath(bytes: original.bytes + Array(Self.backupExtension.utf8))
    guard FileIdentity(path.systemName) != nil,
      let bytes = try? Self.bytes(of: path, limit: maximumSize),
      let existing = try? Self.bytes(of: original)
    else { return nil }
    let room = memory.reserve(for: bytes, copier.plan)
    defer { memory.release(room) }
    let digest = Self.digest(of: bytes)
    var entry = CopyReceipt.Photo(
      original: CopyReceipt.File(file: path.text, sha256: digest, size: bytes.count), copy: nil)
    guard let copy = try? copier.copy(bytes, digest: digest), let result = copy.bytes,
      existing == result || isCopy(existing, of: bytes, digest)
    else { return nil }
    Self.describe(copy, existing, at: original.text, in: &entry)
    return Outcome(photo: entry, existed: true)
  }

  /// Writes into the entry of a receipt what was done, and the copy with its bytes and its path.
  private static func describe(
    _ copy: CopiedPhoto, _ bytes: [UInt8], at path: String, in entry: inout CopyReceipt.Photo
  ) {
    entry.copy = CopyReceipt.File(
      file: path, sha256: copy.bytes == nil ? entry.original.sha256 : digest(of: bytes),
      size: bytes.count)
    entry.changes = copy.changes
    entry.pictureChanges = copy.pictureChanges.isEmpty ? nil : copy.pictureChanges
    entry.unread = copy.unread.isEmpty ? nil : copy.unread
    entry.credentials = copy.credentials
    entry.ancestors = copy.earlier.compactMap(\.parent)
    entry.kept = kinds(in: bytes)
  }

  /// Writes a copy; returns the bytes of the one that existed already, or nil.
  private func write(
    _ result: [UInt8], _ copy: CopiedPhoto, of original: OriginalPhoto, to target: String
  ) throws -> [UInt8]? {
    if isInPlace {
      guard copy.bytes != nil else { return nil }
      try replaceOriginal(original, with: result)
      return nil
    }
    if let end = target.lastIndex(of: "/") { try Folder.make(String(target[..<end])) }
    let existing: [UInt8]? = try gate.withLock {
      if try AtomicFile.create(target, with: result) { return nil }
      if let identity = FileIdentity(Array(target.utf8CString)), originals.contains(identity) {
        throw FileError.outputIsInput(path: target)
      }
      if replaces {
        _ = try AtomicFile.replace(target, with: result)
        return nil
      }
      return try SystemFile.bytes(at: target)
    }
    guard let existing, existing != result else { return existing }
    // An earlier run that was interrupted made this copy.
    guard isCopy(existing, of: try original.read(), original.digest) else {
      throw ToolError.copyExists(target)
    }
    return existing
  }

  /// Whether a file is a copy of an original that differs from a new one by its date alone.
  ///
  /// It must be, to the byte, what this task would have written at one of the times that it says.
  private func isCopy(_ existing: [UInt8], of original: [UInt8], _ digest: String) -> Bool {
    PhotoCopier.dates(in: existing).contains { date in
      (try? copier.dated(date).copy(original, digest: digest))?.bytes == existing
    }
  }

  /// Replaces an original after keeping it beside the copy.
  private func replaceOriginal(_ original: OriginalPhoto, with copy: [UInt8]) throws {
    let (path, bytes) = (original.path, try original.read())
    guard String(validating: path.bytes, as: UTF8.self) != nil else {
      throw ToolError.nameNotUTF8(path.text)
    }
    let backup = path.text + Self.backupExtension
    try gate.withLock {
      guard try AtomicFile.create(backup, with: bytes) else { throw ToolError.copyExists(backup) }
      do {
        _ = try AtomicFile.replace(path.text, with: copy)
      } catch {
        unsafe unlink(backup)
        throw error
      }
    }
  }

  /// Reads a photo.
  fileprivate static func bytes(
    of path: PhotoPath, limit: Int = largestFile
  ) throws -> [UInt8] {
    let file = try PhotoFile(at: path)
    var bytes: [UInt8] = []
    guard file.size <= limit else { throw CopyError.tooLarge }
    bytes.reserveCapacity(file.size)
    guard unsafe try file.forEachPiece({ unsafe bytes.append(contentsOf: $0) }), file.isUnchanged
    else { throw PhotoReadError.changed }
    return bytes
  }

  /// The maximum size of a file that is copied as it is, in bytes: the largest offset in TIFF.
  private static let largestFile = 1 << 32

  /// The maximum size of a file that the plan takes, in bytes.
  private var maximumSize: Int {
    copier.plan.isPlain ? Self.largestFile : PhotoCopier.maximumSize
  }

  fileprivate static func digest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    unsafe bytes.withUnsafeBytes { unsafe hash.update($0) }
    return hash.hexadecimal()
  }

  /// Returns the kinds of facts that a photo records.
  private static func kinds(in bytes: [UInt8]) -> [String] {
    guard let metadata = try? PhotoReader().metadata(in: bytes) else { return [] }
    var kinds = Set(metadata.facts.map(\.kind))
    if metadata.exif?.make != nil { kinds.insert(.make) }
    if metadata.exif?.model != nil { kinds.insert(.model) }
    if metadata.exif?.lensModel != nil { kinds.insert(.lens) }
    if metadata.exif?.software != nil { kinds.insert(.software) }
    if metadata.exif?.dateTimeOriginal != nil { kinds.insert(.creationDate) }
    if metadata.exif?.location != nil { kinds.insert(.location) }
    return PhotoFact.Kind.allCases.filter(kinds.contains).map(\.rawValue)
  }

  private static func text(of error: any Error, _ path: PhotoPath) -> String {
    switch error {
    case let error as CopyError: ToolText.text(error.localizedMessage)
    case let error as PhotoReadError: ToolText.text(AppError(error).localizedMessage)
    default: "\(error)"
    }
  }
}

/// The photo that a copy is made of.
private struct OriginalPhoto {
  let path: PhotoPath
  /// Its SHA-256.
  let digest: String
  /// Its bytes; nil while its picture changes, which takes much memory.
  let bytes: [UInt8]?

  /// Returns the bytes, which must be those that were copied.
  func read() throws -> [UInt8] {
    if let bytes { return bytes }
    let read = try CopyTask.bytes(of: path)
    guard CopyTask.digest(of: read) == digest else { throw PhotoReadError.changed }
    return read
  }
}

/// The identity of a file, whatever its path.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Creates the identity of the file at a null-terminated path; nil if there is none.
  init?(_ path: [CChar]) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A lock that is held while files are written.
final class WriteGate: Sendable {
  private let lock = Mutex(())

  /// Runs a closure that must not be interrupted.
  func withLock<Value>(_ work: () throws -> Value) rethrows -> Value {
    try lock.withLock { _ in try work() }
  }

  /// Ends the process between two files after an interruption.
  ///
  /// Must be called before starting the threads that write.
  func endBetweenFiles(hint: String) {
    let interruptions = Interruptions()
    interruptions.block()
    Thread.detachNewThread { [self] in
      let number = interruptions.wait()
      interruptions.unblock()
      lock.withLock { _ in
        ProgressBar.removeAny()
        ToolMessage.note.print(hint)
        _exit(128 + number)
      }
    }
  }
}
