public import StringCatalogs

/// Blocks under a heading.
public struct Section: Hashable, Sendable {
  /// The heading.
  public var heading: LocalizedMessage

  /// The place for links to the section.
  public var anchor: Anchor?

  /// The contents, in order.
  public var blocks: [Block]

  /// Creates a section.
  public init(_ heading: LocalizedMessage, anchor: Anchor? = nil, blocks: [Block]) {
    self.heading = heading
    self.anchor = anchor
    self.blocks = blocks
  }
}
