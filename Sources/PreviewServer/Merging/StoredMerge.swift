public import CatalogEditing
public import StringCatalogs

/// A merge that is still open in git, in the file of a catalog as it was read.
public struct StoredMerge: Sendable {
  /// The conflicts, and what is decided about them.
  public var resolution: MergeResolution

  /// The bytes of the file.
  public let bytes: [UInt8]

  /// What a person has to know of the conflicts, such as why they have no base; nil for nothing.
  public let note: LocalizedMessage?

  private let write: @Sendable (MergeResolution) -> [UInt8]

  /// Creates a merge; `write` returns the bytes of the file with what is decided.
  public init(
    _ resolution: MergeResolution, bytes: [UInt8], note: LocalizedMessage? = nil,
    write: @escaping @Sendable (MergeResolution) -> [UInt8]
  ) {
    (self.resolution, self.bytes, self.note, self.write) = (resolution, bytes, note, write)
  }

  /// The bytes of the file with what is decided.
  var newBytes: [UInt8] { write(resolution) }
}
