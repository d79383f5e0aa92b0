import CatalogRules
import Documents
import StringCatalogs

/// The card of a language.
struct LanguageCard {
  private let language: ReportedLanguage
  private let strings: [StringChange]?
  private let longestList: Int

  init(_ language: ReportedLanguage, strings: [StringChange]?, longestList: Int) {
    (self.language, self.strings, self.longestList) = (language, strings, longestList)
  }

  static func anchor(of language: String) -> Anchor { Anchor(rawValue: "language-\(language)") }

  var card: Card {
    Card(
      anchor: Self.anchor(of: language.language),
      title: .language(LanguageTag(rawValue: language.language)),
      verdict: Verdict(tone, label), blocks: [.facts(facts)] + findings + list)
  }

  private var tone: Tone {
    if language.findingCount(.error) > 0 { return .strong }
    return language.untranslated == 0 ? .fine : .caution
  }

  private var label: LocalizedMessage {
    language.untranslated == 0
      ? LocalizedMessage("progress.verdict.complete")
      : LocalizedMessage("progress.verdict.left", .integer(Int64(language.untranslated)))
  }

  private var facts: [Fact] {
    let numbers: [(String, Int?)] = [
      ("strings", language.total), ("words", language.words), ("wordsLeft", language.wordsLeft),
      ("translatedCount", language.translated), ("needsReview", language.needsReview),
      ("outdated", language.outdated), ("new", language.new), ("missing", language.missing),
      ("incomplete", language.incomplete), ("stale", language.stale),
    ]
    var facts = numbers.compactMap { name, count in
      count.map { Fact(LocalizedMessage("progress.column.\(name)"), .number($0)) }
    }
    if let oldest = language.oldestUntranslated {
      facts.append(
        Fact(
          LocalizedMessage("progress.column.oldest"),
          .phrase("progress.oldest", .code(oldest.key), .untrusted(oldest.since.date))))
    }
    return facts
  }

  private var findings: [Block] {
    guard !language.findings.isEmpty else { return [] }
    return [
      .table(
        Table(
          columns: [
            Table.Column(LocalizedMessage("lint.heading.rule")),
            Table.Column(LocalizedMessage("lint.heading.severity"), .short),
            Table.Column(LocalizedMessage("lint.heading.count"), .number),
          ],
          rows: language.findings.map { finding in
            Table.Row([
              Table.Cell(.code(finding.rule)),
              .severity(finding.severity),
              Table.Cell(.number(finding.count)),
            ])
          }, caption: LocalizedMessage("progress.heading.findings")))
    ]
  }

  private var list: [Block] {
    guard let strings, !strings.isEmpty else { return [] }
    return StringList(strings, longest: longestList)
      .blocks(under: LocalizedMessage("progress.heading.toTranslate"))
  }
}

extension Table.Cell {
  /// Returns the cell of a severity, by its name in reports.
  static func severity(_ name: String) -> Table.Cell {
    let tone: Tone? =
      switch Severity(rawValue: name) {
      case .error: .strong
      case .warning: .caution
      case .info: .neutral
      case nil: nil
      }
    return Table.Cell(.message(LocalizedMessage("lint.severity.\(name)")), tone: tone)
  }
}
