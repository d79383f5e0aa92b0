public import StringCatalogs

/// Blocks that a reader opens.
public struct Disclosure: Hashable, Sendable {
  /// The text that opens them, different from that of every other disclosure nearby.
  public var summary: LocalizedMessage

  /// The contents, in order.
  public var blocks: [Block]

  /// Whether they are open on paper; otherwise they are left out there.
  public var isPrinted: Bool

  /// Creates a disclosure.
  public init(_ summary: LocalizedMessage, blocks: [Block], isPrinted: Bool = true) {
    self.summary = summary
    self.blocks = blocks
    self.isPrinted = isPrinted
  }
}
