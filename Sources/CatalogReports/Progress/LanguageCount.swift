import CatalogHistory
import CatalogRules
import StringCatalogs

/// Counts strings, words and findings of a catalog by language.
struct LanguageCount {
  /// The progress of the catalog.
  private(set) var catalog: ReportedCatalog

  /// The findings that concern no language, or several.
  private(set) var findings: [FindingCount] = []

  /// The strings that are left to translate, if they were asked for.
  private(set) var tasks: [LanguageTask] = []

  /// How far each string is.
  let table: TranslationTable

  /// The index of each language in the progress, by the index in the table.
  private var positions: [Int] = []

  init(of catalog: StringCatalog, path: String, listsStrings: Bool) {
    let walk = CatalogWalk(catalog)
    var words = WordTally(catalog, languages: walk.languages)
    var lists = listsStrings ? StringLists(catalog, path: path, languages: walk.languages) : nil
    table = TranslationTable(of: catalog, by: walk) { row, walk in
      guard !row.isStale else { return }
      words.count(row, walk)
      lists?.add(row, walk)
    }
    let source = catalog.effectiveSourceLanguage
    let statistics = table.statistics
    var languages = statistics.languages.map { tag in
      var language = ReportedLanguage(language: tag.rawValue)
      language.isSource = tag.canonical == source.canonical
      language.take(statistics.counts[tag] ?? TranslationCounts())
      return language
    }
    positions = table.languages.map { tag in
      languages.firstIndex { $0.language == tag.rawValue } ?? 0
    }
    for (index, position) in positions.enumerated() {
      languages[position].words += words.words[index]
      languages[position].wordsLeft += words.wordsLeft[index]
    }
    if table.source == nil, let index = languages.firstIndex(where: \.isSource) {
      languages[index].words = words.sourceWords
    }
    self.catalog = ReportedCatalog(
      path: path, sourceLanguage: source.rawValue, strings: statistics.total,
      words: words.sourceWords, languages: languages)
    tasks = lists?.tasks ?? []
  }

  /// Adds the findings of the linter.
  mutating func add(_ findings: [Finding]) {
    var counts: [String?: [FindingCount]] = [:]
    for finding in findings {
      counts[finding.language?.rawValue, default: []].append(
        FindingCount(rule: finding.rule.rawValue, severity: finding.severity.rawValue, count: 1))
    }
    for index in catalog.languages.indices {
      let own = counts.removeValue(forKey: catalog.languages[index].language) ?? []
      catalog.languages[index].findings = FindingCount.sum(own)
    }
    self.findings = FindingCount.sum(counts.values.flatMap(\.self))
  }

  /// Adds what git knows of the catalog.
  mutating func add(_ history: CatalogHistory, _ catalog: StringCatalog) {
    var outdated: [String: Set<String>] = [:]
    let allowance = OutdatedTextAllowance(catalog)
    for text in history.outdatedTexts(in: catalog)
    where text.hasOtherMeaning && !allowance.allows(text) {
      outdated[text.language.rawValue, default: []].insert(text.key)
    }
    var oldest: [Int: (date: String, row: Int)] = [:]
    let rows = Dictionary(
      table.rows.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (language, position) in positions.enumerated() {
      guard !self.catalog.languages[position].isSource else { continue }
      let keys = outdated[table.languages[language].rawValue] ?? []
      // One that needs review is counted as such.
      self.catalog.languages[position].outdated = keys.count { key in
        rows[key].map { table.rows[$0].statuses[language] == .translated } ?? false
      }
    }
    for (number, row) in table.rows.enumerated() where !row.isStale {
      let waiting = positions.indices.filter { row.statuses[$0].isUntranslated }
      guard !waiting.isEmpty, let commit = history.firstCommit(of: row.key) else { continue }
      for language in waiting
      where oldest[language].map({ commit.date < $0.date }) ?? !commit.date.isEmpty {
        oldest[language] = (commit.date, number)
      }
    }
    for (language, found) in oldest {
      let key = table.rows[found.row].key
      guard let commit = history.firstCommit(of: key) else { continue }
      self.catalog.languages[positions[language]].oldestUntranslated = WaitingString(
        catalog: self.catalog.path, key: key, since: ReportedCommit(commit))
    }
  }
}
