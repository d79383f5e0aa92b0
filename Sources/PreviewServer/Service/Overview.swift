import CatalogRules
import StringCatalogs

/// The catalogs, and how far their languages have come.
struct Overview: Encodable {
  /// A catalog.
  struct Catalog: Encodable {
    /// The path of the file as it was given.
    var name: String

    /// Which version of the file this is.
    var revision: Int

    /// Why the file can't be edited as it is now; the rest is then as it was before.
    var problem: String?

    /// The language that the program is written in.
    var sourceLanguage: String?

    /// The number of entries.
    var count = 0

    /// The languages, the source language first, the others in the order of their tags.
    var languages: [Language] = []
  }

  /// A language of a catalog.
  struct Language: Encodable {
    /// The tag as the catalog spells it.
    var tag: String

    /// The tag as a browser understands it.
    var htmlTag: String

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool

    /// How many entries have come how far.
    var translated: Int
    var needsReview: Int
    var new: Int
    var missing: Int
  }

  /// The catalogs in the order in which they were given.
  var catalogs: [Catalog]
}

extension Overview.Catalog {
  init(name: String, state: CatalogState, texts: PageTexts) {
    self.name = name
    revision = state.revision
    problem = state.problem.map { texts.text($0, in: name) }
    guard let catalog = state.catalog else { return }
    let source = catalog.sourceLanguage
    sourceLanguage = source?.rawValue
    count = catalog.entries.count
    let statistics = TranslationStatistics(of: catalog)
    let others = statistics.languages.filter { $0 != source }
    languages = ((source.map { [$0] } ?? []) + others).map { language in
      let counts = statistics.counts[language] ?? TranslationCounts()
      return Overview.Language(
        tag: language.rawValue, htmlTag: language.canonical.rawValue,
        isRightToLeft: language.isRightToLeft, translated: counts.translated,
        needsReview: counts.needsReview, new: counts.new, missing: counts.missing)
    }
  }
}
