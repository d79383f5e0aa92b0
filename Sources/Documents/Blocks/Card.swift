/// A section for one subject, such as a file or a service.
///
/// A document with more than ten cards folds each into the line with its title and its verdict.
public struct Card: Hashable, Sendable {
  /// The place for links to the card.
  public var anchor: Anchor

  /// The subject.
  public var title: DocumentValue

  /// What the card says of the subject.
  public var verdict: Verdict?

  /// A picture of the subject.
  public var figure: Figure?

  /// A small number beside the verdict.
  public var meter: Meter?

  /// The contents, in order.
  public var blocks: [Block]

  /// The index of the group that the card belongs to, see ``Table/groups``; nil for none.
  public var group: Int?

  /// Creates a card.
  public init(
    anchor: Anchor, title: DocumentValue, verdict: Verdict? = nil, figure: Figure? = nil,
    meter: Meter? = nil, blocks: [Block] = [], group: Int? = nil
  ) {
    self.anchor = anchor
    self.title = title
    self.verdict = verdict
    self.figure = figure
    self.meter = meter
    self.blocks = blocks
    self.group = group
  }
}
