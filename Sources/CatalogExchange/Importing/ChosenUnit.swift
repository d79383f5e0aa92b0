import CatalogEditing
import StringCatalogs

/// A translation that an import accepts, and its location.
struct ChosenUnit {
  /// The unit as imported.
  let imported: ImportedUnit

  /// The matching text of the catalog.
  let known: ExchangeUnit

  /// The location in the catalog.
  let location: TextLocation

  /// The text in the catalog's form.
  let text: String

  /// The current text of the catalog; nil if there is none.
  let old: String?

  let state: StringUnitState

  /// The single text of the catalog that is replaced by several, including this one.
  var replaced: String?

  /// Whether only the state differs.
  var isTextKept: Bool { old.map { $0.utf8.elementsEqual(text.utf8) } ?? false }

  /// The change to the catalog.
  var edit: CatalogEdit {
    isTextKept ? .setState(state, at: location) : .setText(text, state: state, at: location)
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
