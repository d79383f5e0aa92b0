public import StringCatalogs

/// How a batch of edits is applied.
public struct BatchOptions: Hashable, Sendable {
  /// Whether the other edits are applied when one is refused.
  public var keepsGoing = false

  /// Whether edits may cause findings that were not there before.
  public var allowsFindings = false

  /// Whether a language may be one that is not known and that the catalog does not use.
  public var allowsUnknownLanguages = false

  /// The state of texts whose edits have none.
  public var state = StringUnitState.translated

  /// Creates the usual options: all edits or none, and no new finding.
  public init() {}
}
