import CatalogEditing
import StringCatalogs

/// What a page asks to change in one entry, and what it knew of it; it becomes ``CatalogEdit``s.
struct EditRequest: Sendable, Codable {
  /// A text to set, and the version that the page knows.
  struct Field: Sendable, Codable {
    /// The location of the text.
    var location: FieldLocation

    /// The version that the page showed.
    var base: UnitVersion

    /// The new text; nil if only the state changes.
    var text: String?

    /// The new state.
    var state: String
  }

  /// The key of the entry.
  var key: String

  /// The language as the catalog spells it.
  var language: String

  /// The texts to set.
  var fields: [Field] = []

  /// The text that should vary by number; nil if there is none.
  var variesByPlural: FieldLocation?

  /// Whether to remove the entry, which the code no longer uses.
  var removesEntry = false

  /// Whether to remove everything that the entry has in the language; nil means no.
  var removesTranslation: Bool?

  /// What to do with the comment; nil if it stays.
  var comment: CommentChange?

  /// The saved change to undo; nil if there is none.
  var undoes: Int?

  /// Whether the user confirmed that placeholders may be lost.
  var allowsLostPlaceholders = false

  /// Whether the user confirmed that texts may become empty; nil means no.
  var allowsEmptyTexts: Bool?

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}

extension EditRequest {
  /// Whether the language and the locations can exist, and each state is a known one or that of the
  /// file.
  var isValid: Bool {
    language.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil
      && variesByPlural?.isValid ?? true
      && fields.allSatisfy { field in
        field.location.isValid
          && (field.state == field.base.state
            || StringUnitState.choices.contains(StringUnitState(rawValue: field.state)))
      }
  }

  /// Returns whether a text has changed in the file to something that the page has not shown.
  func conflicts(_ field: Field, with found: UnitVersion) -> Bool {
    removesTranslation == true ? found != field.base : field.conflicts(with: found)
  }

  /// Returns the edit that sets a text, or only its state.
  func edit(of field: Field) -> CatalogEdit {
    let location = field.location.textLocation(key: key, language: tag)
    let state = StringUnitState(rawValue: field.state)
    return field.text.map { .setText($0, state: state, at: location) }
      ?? .setState(state, at: location)
  }
}

extension EditRequest.Field {
  /// Returns whether the text has changed in the file to something that the page has not shown.
  ///
  /// The phrases of a set share one state, so a change to another phrase does not count.
  func conflicts(with found: UnitVersion) -> Bool {
    if found == base || found == UnitVersion(text: text ?? found.text, state: state) {
      return false
    }
    return location.phrase == nil || text == nil || found.text != base.text
  }
}
