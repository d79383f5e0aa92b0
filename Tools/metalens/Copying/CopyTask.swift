import ContentCredentials
import PhotoAudits
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import ToolSupport

/// Reads one photo, and writes its copy.
struct CopyTask: Sendable {
  /// Makes the copies.
  let copier: PhotoCopier

  /// Whether the files that other programs keep beside photos are copied, too.
  let handlesSidecars: Bool

  /// The paths at which the originals were found.
  let named: NamedPaths

  /// The path of the copies; nil if they replace the originals, which are kept beside them.
  let output: NamedPaths?

  /// Whether existing files are replaced.
  let replaces: Bool

  /// The originals of this run, which no copy replaces.
  let originals: Set<FileIdentity>

  /// Whether nothing is written, and only said what would be.
  let isPlan: Bool

  /// The memory that all copies share while they change pictures.
  let memory: PictureMemory

  /// Is held while files are written, so that an interruption finds none half-written.
  let writing: WriteLock

  /// What the name of a backup ends in.
  static let backupExtension = ".original"

  private var isInPlace: Bool { output == nil }

  /// Copies a photo to a path.
  func run(_ path: PhotoPath, to target: String) -> CopyOutcome {
    var entry = CopyReceipt.Photo(
      original: CopyReceipt.File(file: path.text, sha256: "", size: 0), copy: nil)
    do {
      let location = try Self.location(of: path, among: named)
      let isTaken = output.map { isPathTaken(target, in: $0) } ?? false
      if isInPlace || isTaken, let outcome = earlierOutcome(at: location, path, target) {
        return outcome
      }
      let original = try OriginalPhoto(at: location, following: !isInPlace)
      let bytes = try original.bytes()
      let room = memory.reserve(for: bytes, copier.plan)
      defer { memory.release(room) }
      let digest = FileDigest.sha256(of: bytes)
      entry.original = CopyReceipt.File(file: path.text, sha256: digest, size: bytes.count)
      // A picture that changes takes much memory, so its bytes are read again.
      let kept = copier.plan.pictureChanges.isEmpty ? bytes : nil
      let read = {
        if let kept { return kept }
        let bytes = try original.bytes()
        guard FileDigest.sha256(of: bytes) == digest else { throw PhotoReadError.changed }
        return bytes
      }
      let copy = try copier.copy(consume bytes, digest: digest)
      guard !copy.isConverted || CopyTargets.isJPEG(target) else {
        throw ToolError.copyIsJPEG(target)
      }
      let result = try copy.bytes ?? read()
      entry.endedCredentials = try Self.credentials(endedBy: copy, of: read)
      guard let output else {
        if copy.bytes != nil, !isPlan {
          try replace(original, at: path, with: result, keeping: read)
          // The original is where it was kept.
          entry.original.file = location.path + Self.backupExtension
        }
        entry.describe(copy, result, at: location.path, isPlan: isPlan)
        return CopyOutcome(photo: entry, isConverted: copy.isConverted, path: path, target: target)
      }
      if !copy.isConverted { try PhotoEnding.check(target, of: path, result) }
      let existing = try write(result, of: original, to: target, in: output)
      if let existing, existing != result {
        // Another run may have made a copy meanwhile.
        let original = try read()
        guard !isTaken, earlierCopy(in: existing, of: original, digest) != nil else {
          throw ToolError.copyExists(target)
        }
      }
      entry.describe(copy, existing ?? result, at: target, isPlan: isPlan && existing == nil)
      return CopyOutcome(
        photo: entry, existed: existing != nil, isConverted: copy.isConverted, path: path,
        target: target)
    } catch {
      let text = Self.text(of: error)
      entry.error = text
      return CopyOutcome(photo: entry, failure: text, path: path, target: target)
    }
  }

  static func location(of path: PhotoPath, among named: NamedPaths) throws -> FileLocation {
    do throws(FileFailure) {
      return try named.location(of: path.bytes, shown: path.text)
    } catch {
      guard case .system(let code) = error else { throw error.writing(path.text) }
      throw PhotoReadError.system(code: code)
    }
  }

  /// Returns what an earlier run of the same command did, if it made the copy of a photo.
  private func earlierOutcome(
    at location: FileLocation, _ path: PhotoPath, _ target: String
  ) -> CopyOutcome? {
    guard let output else { return earlierReplacement(at: location, path, target) }
    guard let bytes = try? OriginalPhoto(at: location, following: true).bytes(),
      let existing = existing(at: target, in: output)
    else { return nil }
    return outcome(
      of: existing, at: target, madeOf: bytes, named: path.text, path: path, target: target)
  }

  /// Returns what an earlier run of the same command did that replaced an original, if one did.
  private func earlierReplacement(
    at location: FileLocation, _ path: PhotoPath, _ target: String
  ) -> CopyOutcome? {
    let backup = location.appending(Self.backupExtension)
    if !isPlan {
      location.removeAbandoned()
      backup.removeAbandoned()
    }
    guard let bytes = try? OriginalPhoto(at: backup, following: false).bytes(),
      let existing = try? OriginalPhoto(at: location, following: false).bytes(), existing != bytes
    else { return nil }
    return outcome(
      of: existing, at: location.path, madeOf: bytes, named: backup.path, path: path,
      target: target)
  }

  /// Returns the outcome of a copy that exists, with the paths of both; nil if it is none.
  private func outcome(
    of existing: consuming [UInt8], at copyPath: String, madeOf bytes: [UInt8],
    named originalPath: String, path: PhotoPath, target: String
  ) -> CopyOutcome? {
    let room = memory.reserve(for: bytes, copier.plan)
    defer { memory.release(room) }
    let digest = FileDigest.sha256(of: bytes)
    var entry = CopyReceipt.Photo(
      original: CopyReceipt.File(file: originalPath, sha256: digest, size: bytes.count), copy: nil)
    guard let copy = earlierCopy(in: existing, of: bytes, digest), let result = copy.bytes
    else { return nil }
    if output != nil {
      let fits =
        copy.isConverted
        ? CopyTargets.isJPEG(target) : (try? PhotoEnding.check(target, of: path, result)) != nil
      guard fits else { return nil }
    }
    entry.describe(copy, result, at: copyPath, isPlan: false)
    entry.endedCredentials = try? Self.credentials(endedBy: copy) { bytes }
    return CopyOutcome(
      photo: entry, existed: true, isConverted: copy.isConverted, path: path, target: target)
  }

  /// Returns what Content Credentials were worth that end with a copy; nil if it ends none.
  private static func credentials(
    endedBy copy: CopiedPhoto, of bytes: () throws -> [UInt8]
  ) throws -> EndedCredentials? {
    guard copy.changes.contains(where: { $0.kind == .credentials }) else { return nil }
    let report = try CredentialVerifier().report(on: bytes())
    return EndedCredentials(report)
  }

  /// Writes a copy; returns the bytes of the one that existed already, or nil.
  ///
  /// Nothing is written for a plan.
  func write(
    _ result: [UInt8], of original: OriginalPhoto, to target: String, in output: NamedPaths
  ) throws -> [UInt8]? {
    guard !isPlan else { return existing(at: target, in: output) }
    let location = try FileError.writing(target) { () throws(FileFailure) in
      try output.location(of: Array(target.utf8), shown: target, creatingFolders: true)
    }
    let isDone = try writing.withLock {
      if try location.create(with: result, like: original.file, keeping: access) { return true }
      if let state = location.state, originals.contains(FileIdentity(state)) {
        throw FileError.outputIsInput(path: target)
      }
      guard replaces else { return false }
      try location.write(like: original.file, keeping: access) { (write) throws(FileError) in
        try write(result)
      }
      return true
    }
    if isDone { return nil }
    return try FileError.writing(target) { () throws(FileFailure) in
      try location.open(following: true).bytes()
    }
  }

  /// Returns the bytes of a file that a copy would not replace; nil if there is none.
  private func existing(at target: String, in output: NamedPaths) -> [UInt8]? {
    guard !replaces else { return nil }
    let location = try? output.location(of: Array(target.utf8), shown: target)
    return try? location?.open(following: true).bytes()
  }

  /// What a copy gets from the file of its original.
  ///
  /// Extended attributes can say where a file comes from, and in any words.
  private var access: FileAccess {
    copier.plan.isAnonymous || copier.plan.kept != nil ? .dates : [.attributes, .dates]
  }

  /// Whether something stands where a copy would not replace it, other than an original, which is
  /// an error if the copy is not only planned.
  private func isPathTaken(_ target: String, in output: NamedPaths) -> Bool {
    guard !replaces,
      let location = try? output.location(of: Array(target.utf8), shown: target),
      let state = location.state
    else { return false }
    return isPlan || !originals.contains(FileIdentity(state))
  }

  /// Returns the copy of an original that a file is; nil if it is none.
  ///
  /// It must be, to the byte, what this task would have written at one of the times that the file
  /// says, or would write now in place of the original; elsewhere, that is compared anyway. The
  /// file is compared by its digest, as a picture that changes takes much memory.
  private func earlierCopy(
    in existing: consuming [UInt8], of original: [UInt8], _ digest: String
  ) -> CopiedPhoto? {
    let copiers = PhotoCopier.dates(in: existing).map(copier.dated) + (isInPlace ? [copier] : [])
    let expected = FileDigest.sha256(of: existing)
    _ = consume existing
    for copier in copiers {
      guard let copy = try? copier.copy(original, digest: digest), let bytes = copy.bytes,
        FileDigest.sha256(of: bytes) == expected
      else { continue }
      return copy
    }
    return nil
  }

  /// Replaces an original after keeping it beside the copy, under a second name.
  ///
  /// A run that is killed in between leaves the original under both names, and the next one
  /// continues. `bytes` returns those of the original.
  func replace(
    _ original: OriginalPhoto, at path: PhotoPath, with copy: [UInt8],
    keeping bytes: () throws -> [UInt8]
  ) throws {
    guard String(validating: path.bytes, as: UTF8.self) != nil else {
      throw ToolError.nameNotUTF8(path.text)
    }
    let (location, file) = (original.location, original.file)
    let backup = location.appending(Self.backupExtension)
    try writing.withLock {
      let isNew = try location.keep(file, bytes, as: backup)
      do {
        guard isNew || (try? backup.open())?.isSame(as: file) == true else {
          throw ToolError.copyExists(backup.path)
        }
        let isReplaced = try location.replace(with: copy, keeping: access) { $0.isSame(as: file) }
        guard isReplaced else { throw ToolError.changedMeanwhile(location.path) }
      } catch {
        if isNew { backup.remove() }
        throw error
      }
    }
  }

  static func text(of error: any Error) -> String {
    switch error {
    case let error as CopyError: ToolText.text(error.localizedMessage)
    case let error as PhotoReadError: ToolText.text(AppError(error).localizedMessage)
    default: "\(error)"
    }
  }
}
