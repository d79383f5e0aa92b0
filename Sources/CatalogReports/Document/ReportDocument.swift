import CatalogRules
public import Documents
import LintFormats
import StringCatalogs

/// The document of a report about catalogs: what blocks a release, what a change brings, and a
/// table of the languages first; then a card for each language.
public struct ReportDocument {
  private let report: CatalogReport
  private let isShort: Bool
  private let longestList: Int
  private let target: Double?

  /// Creates the document of a report.
  ///
  /// A short one has the answer, what blocks a release, what changed, and the languages, without
  /// explanations. Lists of strings and findings have `longestList` rows at most.
  public init(_ report: CatalogReport, isShort: Bool = false, longestList: Int = 200) {
    self.report = report
    self.isShort = isShort
    self.longestList = longestList
    target = report.blockers.compactMap(\.wanted).max()
  }

  /// The document.
  public var document: Document {
    Document(
      title: LocalizedMessage("progress.title"), subtitle: subtitle, lead: lead,
      note: report.historyBeginning.map { commit in
        .phrase("progress.note.shallow", .code(commit.shortHash), .untrusted(commit.date))
      },
      guide: isShort
        ? nil
        : Disclosure(
          LocalizedMessage("progress.heading.guide"),
          blocks: ["strings", "words", "outdated", "figures"].map {
            .sentence(.message(LocalizedMessage("progress.note.\($0)")))
          }, isPrinted: false),
      blocks: blockers + change + overview + history
        + (isShort ? lists : catalogs + cards),
      footer: isShort
        ? []
        : [
          Fact(LocalizedMessage("progress.footer.commit"), commit),
          Fact(LocalizedMessage("progress.footer.toolVersion"), .untrusted(report.toolVersion)),
        ].filter { $0.value != .absent },
      producer: "MetaLens")
  }

  private var subtitle: [DocumentValue] {
    [
      .phrase("progress.catalogCount", .number(report.catalogs.count)),
      .phrase("progress.stringCount", .number(report.strings)),
    ]
  }

  private var commit: DocumentValue {
    guard let commit = report.commit else { return .absent }
    return .phrase("progress.commit", .code(commit.shortHash), .untrusted(commit.date))
  }

  // MARK: - The answer

  /// The answer to what is asked: what the change leaves to do, what blocks a release, or how far
  /// the languages are.
  private var lead: DocumentValue {
    if let change = report.change { return change.lead }
    if !report.blockers.isEmpty {
      let languages = Set(report.blockers.compactMap(\.language)).sorted()
      guard !languages.isEmpty else {
        let count = report.blockers.reduce(0) { $0 + $1.count }
        return .phrase("progress.lead.errors", .number(count))
      }
      return .phrase(
        "progress.lead.blocked", .number(languages.count),
        .list(languages.map { .language(LanguageTag(rawValue: $0)) }))
    }
    if report.hasRequirements { return .message(LocalizedMessage("progress.lead.ready")) }
    let translations = report.translations
    guard !translations.isEmpty else { return .message(LocalizedMessage("progress.lead.none")) }
    let open = report.leastCompleteFirst.filter { $0.untranslated > 0 }
    guard open.isEmpty else { return work(in: open, of: translations.count) }
    let outdated = translations.reduce(0) { $0 + ($1.outdated ?? 0) }
    return outdated > 0
      ? .phrase("progress.lead.outdated", .number(outdated))
      : .phrase("progress.lead.complete", .number(translations.count))
  }

  /// The languages that are named in the answer.
  private static let longestLeadList = 3

  /// How much is left to translate, and in which languages, or in how many if they are many.
  private func work(in languages: [ReportedLanguage], of count: Int) -> DocumentValue {
    let strings = DocumentValue.number(languages.reduce(0) { $0 + $1.untranslated })
    guard languages.count > Self.longestLeadList else {
      let names = languages.map { DocumentValue.language(LanguageTag(rawValue: $0.language)) }
      return .phrase("progress.lead.open", strings, .list(names))
    }
    return .phrase("progress.lead.openInMany", strings, .number(languages.count), .number(count))
  }

  private var blockers: [Block] {
    guard !report.blockers.isEmpty else { return [] }
    let findings = report.blockers.map { blocker in
      JudgedFinding(
        .strong, label: LocalizedMessage("progress.blocker.\(blocker.kind.rawValue)"),
        sentence: blocker.sentence)
    }
    return [
      .section(
        Section(
          LocalizedMessage("progress.heading.blockers"),
          blocks: [.findings(findings)]))
    ]
  }

  private var change: [Block] {
    guard let change = report.change else { return [] }
    return [.section(ChangeSection(change, longestList: longestList).section)]
  }

  // MARK: - The languages

  private var overview: [Block] {
    let translations = report.leastCompleteFirst
    guard !translations.isEmpty else { return [] }
    var blocks: [Block] = [.table(LanguageTable(report, isShort: isShort).table)]
    if translations.count > 1, !isShort {
      blocks.append(
        .chart(
          Chart(
            LocalizedMessage("progress.heading.translated"), kind: .bars, unit: .percent,
            axis: translations.map { .language(LanguageTag(rawValue: $0.language)) },
            series: [
              Chart.Series(
                .message(LocalizedMessage("progress.column.translated")),
                values: translations.map { Double($0.counts.translatedPerMille) / 10 })
            ],
            target: chartTarget)))
    }
    return [
      .section(
        Section(
          LocalizedMessage("progress.heading.languages"), blocks: blocks))
    ]
  }

  private var history: [Block] {
    guard let points = report.history, !points.isEmpty else { return [] }
    let last = points[points.count - 1].languages
    let languages = Set(points.flatMap { $0.languages.map(\.language) }).sorted()
      .map { language in (language, last.first { $0.language == language }?.perMille ?? 0) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    // The least complete languages first, as many in a drawing as can be told apart.
    let charts = stride(from: 0, to: languages.count, by: Chart.maximumSeries).map { start in
      chart(of: Array(languages[start...].prefix(Chart.maximumSeries)), at: points)
    }
    return [
      .section(
        Section(
          LocalizedMessage("progress.heading.history"),
          blocks: charts.map { .chart($0) }))
    ]
  }

  private func chart(of languages: [String], at points: [HistoryPoint]) -> Chart {
    Chart(
      LocalizedMessage("progress.heading.translated"), kind: .lines, unit: .percent,
      axis: points.map { point in
        point.commit.map { .untrusted($0.date) } ?? .message(LocalizedMessage("progress.now"))
      },
      series: languages.map { language in
        Chart.Series(
          .language(LanguageTag(rawValue: language)),
          values: points.map { point in
            point.languages.first { $0.language == language }.map { Double($0.perMille) / 10 }
          })
      }, target: chartTarget)
  }

  private var chartTarget: Chart.Target? {
    target.map { Chart.Target(.message(LocalizedMessage("progress.target")), value: $0) }
  }

  private var catalogs: [Block] {
    guard report.catalogs.count > 1 else { return [] }
    let leasts = report.catalogs.map { catalog in
      let least = catalog.languages.filter { !$0.isSource && $0.untranslated > 0 }
        .min { $0.counts.translatedPerMille < $1.counts.translatedPerMille }
      return (catalog, least)
    }
    // The least complete first, and those that are complete at the end, each in order.
    let parts = leasts.map { $0.1?.counts.translatedPerMille ?? 1_001 }
    let order = leasts.indices.sorted { (parts[$0], $0) < (parts[$1], $1) }
    let rows = order.map { position in
      let (catalog, least) = leasts[position]
      return Table.Row([
        Table.Cell(.path(catalog.path)), Table.Cell(.number(catalog.strings)),
        Table.Cell(.number(catalog.words)),
        Table.Cell(least.map { .language(LanguageTag(rawValue: $0.language)) } ?? .absent),
        Table.Cell(
          catalog.languages.allSatisfy(\.isSource)
            ? .absent : .perMille(least?.counts.translatedPerMille ?? 1_000)),
      ])
    }
    let table = Table(
      columns: [
        Table.Column(LocalizedMessage("progress.column.catalog"), .path),
        Table.Column(LocalizedMessage("progress.column.strings"), .number),
        Table.Column(LocalizedMessage("progress.column.words"), .number),
        Table.Column(LocalizedMessage("progress.column.leastComplete")),
        Table.Column(LocalizedMessage("progress.column.translated"), .number),
      ], rows: rows)
    return [
      .section(
        Section(
          LocalizedMessage("progress.heading.catalogs"),
          blocks: [.table(table)]))
    ]
  }

  /// The strings that are left to translate, if they were asked for.
  private var lists: [Block] {
    (report.toTranslate ?? []).map { task in
      .section(
        Section(
          LocalizedMessage("progress.heading.language", .text(task.language)),
          blocks: StringList(task.strings, longest: longestList)
            .blocks(under: LocalizedMessage("progress.heading.toTranslate"))))
    }
  }

  private var cards: [Block] {
    let tasks = Dictionary(
      (report.toTranslate ?? []).map { ($0.language, $0.strings) },
      uniquingKeysWith: { first, _ in first })
    return report.translations.map { language in
      .card(
        LanguageCard(
          language, strings: tasks[language.language], longestList: longestList
        ).card)
    }
  }
}

extension Blocker {
  /// What is not allowed, as a sentence.
  fileprivate var sentence: DocumentValue {
    guard let language = language.map({ DocumentValue.language(LanguageTag(rawValue: $0)) }) else {
      return .phrase("progress.blocker.errors.general", .number(count))
    }
    return switch kind {
    case .untranslated: .phrase("progress.blocker.untranslated.sentence", .number(count), language)
    case .errors: .phrase("progress.blocker.errors.sentence", .number(count), language)
    case .coverage:
      .phrase(
        "progress.blocker.coverage.sentence", language,
        .percent(reached ?? 0), .percent(wanted ?? 0),
        .path(catalog ?? ""))
    }
  }
}
