import StringCatalogs

/// An imported translation, as every exchange format provides it.
struct ImportedUnit {
  /// The key and the variation, as in ``ExchangeUnit/identifier``.
  var identifier: String

  /// The source text that was translated; nil if the file does not contain it.
  var source: String?

  /// The translation; nil if there is none.
  var target: String?

  /// The translation state; nil if the file does not specify it.
  var state: State?

  /// Why it can't be imported, whatever the catalog has; nil if it can.
  var problem: ImportRefusal.Reason?

  /// Its first line in the file, from 1.
  var line: Int

  /// A translation state.
  struct State {
    /// The state as the file spells it.
    var name: String

    /// The state for the catalog; nil if there is no equivalent.
    var state: StringUnitState?
  }
}
