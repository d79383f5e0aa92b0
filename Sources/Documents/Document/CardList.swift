public import StringCatalogs

/// The cards at the end of a long document, each made when it is written.
///
/// So a report about thousands of subjects takes no more memory than one of its pages.
public struct CardList {
  /// A card in lists and links.
  public struct Entry: Hashable, Sendable {
    /// The anchor of the card.
    public var anchor: Anchor

    /// The title of the card.
    public var title: DocumentValue

    /// Creates an entry.
    public init(anchor: Anchor, title: DocumentValue) {
      self.anchor = anchor
      self.title = title
    }
  }

  /// The heading of the cards; nil for none, as for a single card.
  public var heading: LocalizedMessage?

  /// The cards, in order.
  public var entries: [Entry]

  /// Returns the card at a position of `entries`.
  ///
  /// Markdown and plain text ask for each card once per language.
  public var card: (_ position: Int) throws -> Card

  /// Creates a list of cards.
  public init(
    heading: LocalizedMessage?, entries: [Entry], card: @escaping (_ position: Int) throws -> Card
  ) {
    self.heading = heading
    self.entries = entries
    self.card = card
  }

  /// Returns the cards at some positions as blocks, under the heading.
  func blocks(_ positions: Range<Int>) throws -> [Block] {
    let blocks = try positions.map { Block.card(try card($0)) }
    return heading.map { [.section(Section($0, blocks: blocks))] } ?? blocks
  }
}
