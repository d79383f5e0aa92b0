import StringCatalogs
import StringPreviews

/// The catalogs, and how far their languages have come.
struct OverviewAnswer: Encodable {
  /// A catalog.
  struct Catalog: Encodable {
    /// The path of the file as it was given.
    var name: String

    /// Which version of the file this is.
    var revision: Int

    /// Why the file can't be edited as it is now; the rest is then as it was before.
    var problem: String?

    /// Why the findings are not those that the project wants; nil when they are.
    var lintingProblem: String?

    /// The language that the program is written in.
    var sourceLanguage: String?

    /// The languages, the source language first, the others in the order of their tags.
    var languages: [Language]
  }

  /// A language of a catalog.
  struct Language: Encodable {
    /// The tag as the catalog spells it.
    var tag: String

    /// The tag as a browser understands it.
    var htmlTag: String

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool

    /// How many strings have come how far, by the name of the state.
    var counts: [String: Int]
  }

  /// The catalogs in the order in which they were given.
  var catalogs: [Catalog]
}

extension OverviewAnswer.Catalog {
  init(name: String, state: CatalogState, overview: CatalogOverview?, texts: PageTexts) {
    self.name = name
    revision = state.revision
    problem = state.problem.map { texts.text($0, in: name) }
    lintingProblem = state.linting?.problem.map(texts.text)
    sourceLanguage = overview?.sourceLanguage.rawValue
    let all = overview?.languages ?? []
    let others = all.dropFirst().sorted { $0.language.rawValue < $1.language.rawValue }
    languages = (all.prefix(1) + others).map { OverviewAnswer.Language($0) }
  }
}

extension OverviewAnswer.Language {
  init(_ progress: LanguageProgress) {
    tag = progress.language.rawValue
    htmlTag = progress.language.canonical.rawValue
    isRightToLeft = progress.isRightToLeft
    let states: [(TranslationState, Int)] = [
      (.translated, progress.translated), (.needsReview, progress.needsReview),
      (.new, progress.new), (.missing, progress.missing),
    ]
    counts = Dictionary(uniqueKeysWithValues: states.map { ($0.rawValue, $1) })
  }
}
