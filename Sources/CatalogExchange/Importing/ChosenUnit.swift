import CatalogEditing
import StringCatalogs

/// A translation that an import takes over, with the place for it.
struct ChosenUnit {
  /// As it came back.
  let imported: ImportedUnit

  /// The text of the catalog that it is.
  let known: ExchangeUnit

  /// Where it goes.
  let place: TextPlace

  /// The text in the form that the catalog has.
  let text: String

  /// The text that the catalog has; nil for none.
  let old: String?

  let state: StringUnitState

  /// The single text of the catalog that gives way to several, of which this is one.
  var replaced: String?

  /// Whether only the state is another one.
  var isTextKept: Bool { old.map { $0.utf8.elementsEqual(text.utf8) } ?? false }

  /// The change of the catalog.
  var edit: CatalogEdit {
    isTextKept ? .setState(state, at: place) : .setText(text, state: state, at: place)
  }

  func change(_ language: LanguageTag) -> ImportChange {
    ImportChange(
      key: known.key, variation: known.variation, language: language, old: old ?? replaced,
      new: text, state: state, line: imported.line)
  }

  func refusal(_ reason: ImportRefusal.Reason) -> ImportRefusal {
    ImportRefusal(reason: reason, identifier: imported.identifier, line: imported.line)
  }
}
