public import StringCatalogs
import StringTables

/// A translation that somebody made before.
public struct RememberedText: Hashable, Sendable {
  /// The source text.
  public var source: String

  /// The language of the translation.
  public var language: LanguageTag

  /// The translation.
  public var translation: String

  /// The form of the text in its string, such as `plural.one`; empty for a text without variations.
  public var form: String

  /// Whether nobody asked for a review of it.
  public var isReviewed: Bool

  /// The file that it is from, as its reader names it.
  public var file: String

  /// The key of its string; nil for a text of a memory that says none.
  public var key: String?

  /// Creates a remembered text.
  public init(
    source: String, language: LanguageTag, translation: String, form: String = "",
    isReviewed: Bool = true, file: String, key: String? = nil
  ) {
    self.source = source
    self.language = language
    self.translation = translation
    self.form = form
    self.isReviewed = isReviewed
    self.file = file
    self.key = key
  }
}

extension RememberedText {
  /// Returns the translations in a catalog, into all languages or those of which one is a spelling:
  /// texts that need translation are no memory, nor are those of strings that should not be
  /// translated.
  public static func texts(
    of catalog: StringCatalog, file: String, language: LanguageTag? = nil
  ) -> [RememberedText] {
    var texts: [RememberedText] = []
    let sourceLanguage = catalog.effectiveSourceLanguage
    let wanted = language.map { language in
      Set(catalog.languages.filter { $0.canonical == language.canonical })
    }
    func isWanted(_ localization: Localization) -> Bool {
      localization.language != sourceLanguage && wanted?.contains(localization.language) != false
    }
    if wanted?.isEmpty == true { return [] }
    for entry in catalog.entries where entry.shouldTranslate {
      let localizations = entry.localizations.filter(isWanted)
      guard !localizations.isEmpty else { continue }
      let sources = Sources(of: entry, in: sourceLanguage)
      for localization in localizations {
        localization.forEachLeaf { leaf in
          guard let text = leaf.value, !text.isEmpty, leaf.state != .new,
            let source = sources.source(at: leaf.path), !source.isEmpty
          else { return }
          texts.append(
            RememberedText(
              source: source, language: localization.language, translation: text,
              form: VariationName.name(of: leaf.path),
              isReviewed: leaf.state == nil || leaf.state == .translated, file: file,
              key: entry.key))
        }
      }
    }
    return texts
  }

  /// Returns the source text of a text of a string, as it is remembered with its translations; nil
  /// if there is none.
  package static func source(
    of entry: CatalogEntry, at path: [LeafStep], in language: LanguageTag
  ) -> String? {
    Sources(of: entry, in: language).source(at: path)
  }

  /// Returns the form of a text, as it is remembered.
  package static func form(of path: [LeafStep]) -> String { VariationName.name(of: path) }
}

/// The source texts of a string.
private struct Sources {
  private let texts: [[LeafStep]: String]
  private let single: String?

  init(of entry: CatalogEntry, in language: LanguageTag) {
    guard let localization = entry.localization(for: language),
      localization.json.firstMember != nil
    else {
      texts = [:]
      single = entry.key
      return
    }
    var texts: [[LeafStep]: String] = [:]
    localization.forEachLeaf { leaf in
      if let text = leaf.value { texts[leaf.path] = text }
    }
    self.texts = texts
    single = texts.count == 1 ? texts.first?.value : nil
  }

  /// Returns the text at a path, or the one that the source language has instead of it.
  func source(at path: [LeafStep]) -> String? {
    if let text = texts[path] ?? single { return text }
    let general = path.map { step in
      if case .variation(let axis, _) = step { LeafStep.variation(axis, "other") } else { step }
    }
    return texts[general]
  }
}
