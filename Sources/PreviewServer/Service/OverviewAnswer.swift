import LintProject
import StringCatalogs
import StringPreviews

/// The catalogs, and the progress of their languages.
struct OverviewAnswer: Encodable {
  /// A catalog.
  struct Catalog: Encodable {
    /// The path of the file as given.
    var name: String

    /// The revision of the file.
    var revision: Int

    /// Why the file can't be edited now; the rest is then from its last valid version.
    var problem: String?

    /// Why the project's configuration does not apply to the findings; nil if it does.
    var lintingProblem: String?

    /// The source language.
    var sourceLanguage: String?

    /// The languages, the source language first, the others sorted by tag.
    var languages: [Language]
  }

  /// A language of a catalog.
  struct Language: Encodable {
    /// The tag in the catalog's spelling.
    var tag: String

    /// The tag for a browser.
    var htmlTag: String

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool

    /// The number of strings in each state, by name.
    var counts: [String: Int]
  }

  /// The catalogs in the given order.
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
