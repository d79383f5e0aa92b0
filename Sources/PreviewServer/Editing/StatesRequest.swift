import CatalogEditing
import StringCatalogs

/// What a page asks to do with several strings: to give all of their texts in a language a state.
struct StatesRequest: Sendable, Codable {
  /// The keys of the strings.
  var keys: [String]

  /// The language as the catalog spells it.
  var language: String

  /// The new state.
  var state: String

  /// The revision of the catalog that the page shows.
  var revision: Int

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }

  /// Whether the state is one that a person can choose, and there is a string.
  var isValid: Bool {
    !keys.isEmpty && StringUnitState.choices.contains(StringUnitState(rawValue: state))
  }

  /// Returns the edits of the texts that are not in the state yet.
  func edits(in catalog: StringCatalog) -> [CatalogEdit] {
    let state = StringUnitState(rawValue: state)
    return keys.flatMap { key in
      (catalog.entry(for: key)?.localization(for: tag)?.leaves ?? []).compactMap { leaf in
        guard leaf.value != nil, leaf.state != state, let location = FieldLocation(leaf.path) else {
          return nil
        }
        return .setState(state, at: location.textLocation(key: key, language: tag))
      }
    }
  }
}
