/// A piece of metadata that a copy does not have like its original; never the value.
public struct MetadataChange: Hashable, Sendable, Codable {
  /// What was done.
  public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is not in the copy.
    case removed
    /// Its position stays, filled with zeros, since others depend on it.
    case emptied
    /// It was written.
    case added
    /// It was written again, to fit a changed picture.
    case replaced
  }

  /// What was done.
  public var action: Action

  /// What the metadata is about.
  public var kind: MetadataKind

  /// The structure as its format names it, such as `GPS 0x0002` or `XMP photoshop:City`; untrusted
  /// text.
  public var structure: String

  /// How often the structure was found.
  public var count: Int

  /// Creates a change.
  public init(_ action: Action, _ kind: MetadataKind, _ structure: String, count: Int = 1) {
    self.action = action
    self.kind = kind
    self.structure = structure
    self.count = count
  }
}
