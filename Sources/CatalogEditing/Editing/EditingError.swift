public import StringCatalogs

/// The reason why a catalog can't be edited as requested.
public enum EditingError: Error, Hashable, Sendable {
  /// An object has two members of the same name.
  case duplicate(name: String, at: CatalogPosition, later: CatalogPosition)

  /// A part of the catalog has the wrong type.
  case malformed(name: String, at: CatalogPosition)

  /// There is no entry with this key.
  case unknownKey(String)

  /// There already is an entry with this key.
  case keyExists(String)

  /// The key of a new entry is empty.
  case emptyKey

  /// The language can't be removed or filled from another one, since it is the source language.
  case sourceLanguage(LanguageTag)

  /// No entry has the language.
  case languageMissing(LanguageTag)

  /// The entry already has the language.
  case languageExists(key: String, language: LanguageTag)

  /// The text has variations, one of which must be named.
  case hasVariations(key: String, language: LanguageTag, variations: [String])

  /// The text has no variations.
  case hasNoVariations(key: String, language: LanguageTag)

  /// The text has no single number to vary by.
  case notCounted(key: String, language: LanguageTag)

  /// The text is a set of phrases.
  case hasPhrases(key: String, language: LanguageTag)

  /// The text is not a set of phrases.
  case hasNoPhrases(key: String, language: LanguageTag)

  /// The set has fewer phrases; counted from 1.
  case phraseMissing(Int, key: String, language: LanguageTag)

  /// The localization has no substitution with this name.
  case substitutionMissing(String, key: String)

  /// The text whose state is to be set does not exist.
  case textMissing(key: String, language: LanguageTag)

  /// A text would become empty.
  case emptied(key: String)

  /// There is no translation to remove.
  case translationMissing(key: String, language: LanguageTag)

  /// The translation to remove is the source text.
  case sourceText(key: String, language: LanguageTag)

  /// The substitution to remove is used by a text that stays.
  case substitutionInUse(String, key: String)

  /// The form `other` is the fallback for the others, and can't be removed before them.
  case otherInUse(key: String, language: LanguageTag)

  /// The entry is not stale.
  case notStale(key: String)

  /// The text omits placeholders of the source text.
  case placeholderLost([String], key: String)

  /// The text has placeholders that the source text does not have.
  case placeholderAdded([String], key: String)

  /// The text has percent signs that Foundation reads in another way than they are meant.
  case placeholderMisread([String], key: String)

  /// The source text has placeholders that don't fit the arguments of the key, or of nearly all
  /// languages; with the text that has them.
  case placeholderUnfit([String], key: String, reference: String)

  /// The conflict to be decided with a text is not about a single one.
  case notOneText(key: String)

  /// The changed catalog can no longer be read.
  case unreadable(CatalogError)

  /// Creates the reason for a text with a problem.
  init(_ problem: PlaceholderProblem, key: String) {
    self =
      switch problem {
      case .lost(let placeholders): .placeholderLost(placeholders, key: key)
      case .added(let placeholders): .placeholderAdded(placeholders, key: key)
      case .misread(let placeholders): .placeholderMisread(placeholders, key: key)
      case .unfit(let placeholders, let reference):
        .placeholderUnfit(placeholders, key: key, reference: reference)
      }
  }

  /// The position in the file that causes the error; nil if it is not a single position.
  public var position: CatalogPosition? {
    switch self {
    case .duplicate(_, let position, _), .malformed(_, let position): position
    default: nil
    }
  }

  /// Throws if an object of a catalog has two members of the same name.
  package static func refuseDuplicates(in catalog: StringCatalog) throws(EditingError) {
    guard let found = catalog.overriddenMembers.first else { return }
    throw .duplicate(
      name: found.member.name, at: catalog.position(at: found.member.nameRange.lowerBound),
      later: catalog.position(at: found.later.nameRange.lowerBound))
  }
}

extension EditingError: LocalizedByValue {
  /// What is wrong, and what to do.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .duplicate(let name, _, let later):
      LocalizedMessage("error.edit.duplicate", .text(name), .integer(Int64(later.line)))
    case .malformed(let name, _): LocalizedMessage("error.edit.malformed", .text(name))
    case .unknownKey(let key): LocalizedMessage("error.edit.unknownKey", .text(key))
    case .keyExists(let key): LocalizedMessage("error.edit.keyExists", .text(key))
    case .emptyKey: LocalizedMessage("error.edit.emptyKey")
    case .sourceLanguage(let language):
      LocalizedMessage("error.edit.sourceLanguage", .text(language.rawValue))
    case .languageMissing(let language):
      LocalizedMessage("error.edit.languageMissing", .text(language.rawValue))
    case .languageExists(let key, let language):
      LocalizedMessage("error.edit.languageExists", .text(key), .text(language.rawValue))
    case .hasVariations(let key, let language, let variations):
      LocalizedMessage(
        "error.edit.hasVariations", .text(key), .text(language.rawValue), .list(variations))
    case .hasNoVariations(let key, let language):
      LocalizedMessage("error.edit.hasNoVariations", .text(key), .text(language.rawValue))
    case .notCounted(let key, let language):
      LocalizedMessage("error.edit.notCounted", .text(key), .text(language.rawValue))
    case .hasPhrases(let key, let language):
      LocalizedMessage("error.edit.hasPhrases", .text(key), .text(language.rawValue))
    case .hasNoPhrases(let key, let language):
      LocalizedMessage("error.edit.hasNoPhrases", .text(key), .text(language.rawValue))
    case .phraseMissing(let number, let key, let language):
      LocalizedMessage(
        "error.edit.phraseMissing", .text(key), .text(language.rawValue), .integer(Int64(number)))
    case .substitutionMissing(let name, let key):
      LocalizedMessage("error.edit.substitutionMissing", .text(key), .text(name))
    case .textMissing(let key, let language):
      LocalizedMessage("error.edit.textMissing", .text(key), .text(language.rawValue))
    case .emptied(let key): LocalizedMessage("error.edit.emptied", .text(key))
    case .translationMissing(let key, let language):
      LocalizedMessage("error.edit.translationMissing", .text(key), .text(language.rawValue))
    case .sourceText(let key, let language):
      LocalizedMessage("error.edit.sourceText", .text(key), .text(language.rawValue))
    case .substitutionInUse(let name, let key):
      LocalizedMessage("error.edit.substitutionInUse", .text(key), .text(name))
    case .otherInUse(let key, let language):
      LocalizedMessage("error.edit.otherInUse", .text(key), .text(language.rawValue))
    case .notStale(let key): LocalizedMessage("error.edit.notStale", .text(key))
    case .placeholderLost(let placeholders, let key):
      LocalizedMessage(
        "error.edit.placeholderLost", .text(key), .list(placeholders))
    case .placeholderAdded(let placeholders, let key):
      LocalizedMessage(
        "error.edit.placeholderAdded", .text(key), .list(placeholders))
    case .placeholderMisread(let placeholders, let key):
      LocalizedMessage(
        "error.edit.placeholderMisread", .text(key), .list(placeholders))
    case .placeholderUnfit(let placeholders, let key, let reference):
      LocalizedMessage(
        "error.edit.placeholderUnfit", .text(key), .list(placeholders),
        .text(reference))
    case .notOneText(let key): LocalizedMessage("error.edit.notOneText", .text(key))
    case .unreadable(let error): error.localizedMessage
    }
  }
}
