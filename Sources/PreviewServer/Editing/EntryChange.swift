import CatalogEditing
import StringCatalogs

/// A change of one entry that a page asks for.
struct EntryChange: Sendable, Codable {
  /// A text to be set, and what the page believes to stand there.
  struct Field: Sendable, Codable {
    /// Where the text stands.
    var place: FieldPlace

    /// What the page saw.
    var base: UnitVersion

    /// The new text; nil when only the state changes.
    var text: String?

    /// The new state.
    var state: String
  }

  /// The key of the entry.
  var key: String

  /// The language as the catalog spells it.
  var language: String

  /// The texts to be set.
  var fields: [Field] = []

  /// The text that is to vary by number; nil for none.
  var variesByPlural: FieldPlace?

  /// Whether to remove the entry, which the code no longer uses.
  var removesEntry = false

  /// Whether to remove everything that the entry has in the language; nil for no.
  var removesTranslation: Bool?

  /// The removal that is to be undone; nil for none.
  var undoes: Int?

  /// Whether a person has said that placeholders may be lost.
  var allowsLostPlaceholders = false

  /// Whether a person has said that texts may become empty; nil for no.
  var allowsEmptyTexts: Bool?

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}

extension EntryChange {
  /// Whether the language and the places can exist, and each state is a known one or that of the file.
  var isValid: Bool {
    language.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil
      && variesByPlural?.isValid ?? true
      && fields.allSatisfy { field in
        field.place.isValid
          && (field.state == field.base.state
            || StringUnitState.choices.contains(StringUnitState(rawValue: field.state)))
      }
  }

  /// Returns whether somebody else has changed a text to something that the page has not seen.
  func conflicts(_ field: Field, with found: UnitVersion) -> Bool {
    removesTranslation == true ? found != field.base : field.conflicts(with: found)
  }

  /// Returns the edit that sets a text, or its state alone.
  func edit(of field: Field) -> CatalogEdit {
    let place = field.place.textPlace(key: key, language: tag)
    let state = StringUnitState(rawValue: field.state)
    return field.text.map { .setText($0, state: state, at: place) } ?? .setState(state, at: place)
  }
}

extension EntryChange.Field {
  /// Returns whether somebody else has changed the text to something that the page has not seen.
  ///
  /// The phrases of a set share one state, so that a change of another phrase is none of this one.
  func conflicts(with found: UnitVersion) -> Bool {
    if found == base || found == UnitVersion(text: text ?? found.text, state: state) {
      return false
    }
    return place.phrase == nil || text == nil || found.text != base.text
  }
}
