public import PhotoFormats
import PhotoMetadata

/// An audited file, and its state at the time.
public struct AuditedFile: Sendable {
  /// The path of the file.
  public let path: PhotoPath

  /// The state that the entry describes; nil for a file that can't be opened or that changed
  /// meanwhile.
  public let state: FileState?

  /// The report of the file, or the failure.
  public var entry: PhotoEntry
}
