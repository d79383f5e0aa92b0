public import StringCatalogs

/// A change to the bytes of a file that fixes a finding.
public struct Fix: Hashable, Sendable {
  /// Whether the meaning can't change, so that no review is needed.
  public var isSafe: Bool

  /// What the change does, in a few words.
  public var message: LocalizedMessage

  /// The replacements, sorted and not overlapping.
  public var edits: [ByteEdit]

  /// Creates a change.
  public init(isSafe: Bool, message: LocalizedMessage, edits: [ByteEdit]) {
    self.isSafe = isSafe
    self.message = message
    self.edits = edits
  }
}
