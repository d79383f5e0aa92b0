public import StringCatalogs

/// How many of each there are.
public struct Tally: Hashable, Sendable {
  /// A counted kind of thing.
  public struct Item: Hashable, Sendable {
    /// What is counted.
    public var label: LocalizedMessage

    /// How many there are.
    public var count: Int

    /// What it means that there are some.
    public var tone: Tone

    /// The position of the first of them, to which the label links on a web page; nil for none.
    public var link: Link?

    /// Creates an item.
    public init(
      _ label: LocalizedMessage, count: Int, tone: Tone = .neutral, link: Link? = nil
    ) {
      self.label = label
      self.count = count
      self.tone = tone
      self.link = link
    }
  }

  /// The heading; nil if the section already has one.
  public var heading: LocalizedMessage?

  /// The items, in order.
  public var items: [Item]

  /// Whether the items are shares of a whole, which a bar shows.
  public var areShares: Bool

  /// Creates a tally.
  public init(_ heading: LocalizedMessage? = nil, items: [Item], areShares: Bool = false) {
    self.heading = heading
    self.items = items
    self.areShares = areShares
  }
}
