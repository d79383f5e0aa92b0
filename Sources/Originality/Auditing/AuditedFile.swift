public import PhotoMetadata

/// A file that was audited, and the state that it was in.
public struct AuditedFile: Sendable {
  /// The path of the file.
  public let path: PhotoPath

  /// The state that the entry speaks of; nil for a file that can't be opened or that changed
  /// meanwhile.
  public let state: FileState?

  /// The report of the file, or why there is none.
  public var entry: PhotoEntry
}
