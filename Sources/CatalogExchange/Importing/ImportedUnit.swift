import StringCatalogs

/// A translation that came back, as every form of exchange gives it.
struct ImportedUnit {
  /// The key, and what the text is of its entry, as ``ExchangeUnit/identifier`` has it.
  var identifier: String

  /// The text that was translated; nil when the file does not say.
  var source: String?

  /// The translation; nil when there is none.
  var target: String?

  /// How far it has come; nil when the file does not say.
  var state: State?

  /// Why it can't be taken over, whatever the catalog has; nil when it may be.
  var problem: ImportRefusal.Reason?

  /// The line of the file on which it begins, from 1.
  var line: Int

  /// How far a translation has come.
  struct State {
    /// As the file has it.
    var name: String

    /// For the catalog; nil when it means nothing to it.
    var state: StringUnitState?
  }
}
