import CatalogRules
import StringCatalogs

/// Lists the strings that are left to translate into each language.
struct StringLists {
  private let path: String
  private let source: LanguageTag
  private let languages: [LanguageTag]
  private var lists: [[StringChange]]

  init(_ catalog: StringCatalog, path: String, languages: [LanguageTag]) {
    self.path = path
    source = catalog.effectiveSourceLanguage
    self.languages = languages
    lists = languages.map { _ in [] }
  }

  /// Adds the string at which a walk stands to the lists of the languages that lack it.
  mutating func add(_ row: TranslationTable.Row, _ walk: CatalogWalk) {
    let waiting = languages.indices.filter { row.statuses[$0].isUntranslated }
    guard !waiting.isEmpty, let entry = walk.entry else { return }
    let texts = StringTexts(of: entry, source: source)
    for language in waiting {
      lists[language].append(texts.change(in: languages[language], catalog: path))
    }
  }

  /// The lists, for the languages that lack a string.
  var tasks: [LanguageTask] {
    languages.indices.filter { !lists[$0].isEmpty }.map {
      LanguageTask(language: languages[$0].rawValue, strings: lists[$0])
    }
  }
}
