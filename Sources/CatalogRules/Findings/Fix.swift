public import StringCatalogs

/// A change of bytes that fixes a finding.
public struct Fix: Hashable, Sendable {
  /// Whether the meaning can't change, so that nobody needs to look.
  public var isSafe: Bool

  /// What the change does, in a few words.
  public var message: LocalizedMessage

  /// The replacements, in order and apart from each other.
  public var edits: [ByteEdit]

  /// Creates a change.
  public init(isSafe: Bool, message: LocalizedMessage, edits: [ByteEdit]) {
    self.isSafe = isSafe
    self.message = message
    self.edits = edits
  }
}
