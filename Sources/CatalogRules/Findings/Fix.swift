public import StringCatalogs

/// A change of bytes that fixes a finding.
public struct Fix: Hashable, Sendable {
  /// One replacement of bytes.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace.
    public var range: Range<Int>

    /// What to put in their place, as it stands in the file: escaped JSON.
    public var replacement: [UInt8]

    /// Creates a replacement.
    public init(range: Range<Int>, replacement: [UInt8]) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Whether the meaning can't change, so that nobody needs to look.
  public var isSafe: Bool

  /// What the change does, in a few words.
  public var message: LocalizedMessage

  /// The replacements, in order and apart from each other.
  public var edits: [Edit]

  /// Creates a change.
  public init(isSafe: Bool, message: LocalizedMessage, edits: [Edit]) {
    self.isSafe = isSafe
    self.message = message
    self.edits = edits
  }
}
