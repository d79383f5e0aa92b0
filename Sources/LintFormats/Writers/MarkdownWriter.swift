import CatalogRules
import Escaping
import StringCatalogs

/// Writes GitHub Flavored Markdown: the counts, the most severe findings as a table, the languages
/// and the rules.
struct MarkdownWriter {
  /// The maximum number of findings: comments and summaries have a size limit.
  private static let findingLimit = 100

  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    let findings = shownFindings()
    var text = head
    if !findings.isEmpty {
      text += "\n" + row(headings) + row(headings.map { _ in "---" })
      for located in findings { text += row(cells(of: located)) }
    }
    let count = report.files.reduce(0) { $0 + $1.findings.count } - findings.count
    if count > 0 {
      let words = style.localizer.words("lint.more", .integer(Int64(count)))
      text += "\n" + MarkdownEscaping.text(words) + "\n"
    }
    let languages = LanguageSummary(of: report, style.localizer).markdown
    let rules = RuleSummary(of: report, style.localizer).markdown
    return text + [languages, rules].filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
  }

  /// Returns the counts and the rules only.
  func statistics() -> String {
    let rules = RuleSummary(of: report, style.localizer).markdown
    return head + (rules.isEmpty ? "" : "\n" + rules)
  }

  private var head: String {
    "## \(report.toolName)\n"
      + report.summary(style.localizer)
      .map { "\n" + MarkdownEscaping.text($0) + "\n" }.joined()
  }

  /// Returns the first findings of each rule, the most severe first; if these are too many, each
  /// rule in its turn.
  private func shownFindings() -> [LocatedFinding] {
    let all = report.files.flatMap { ShownFindings(of: $0, style: style).file.located(in: .bytes) }
    var shown: [LocatedFinding] = []
    for severity in Severity.allCases.sorted(by: >) {
      let findings = all.enumerated().filter { $0.element.finding.severity == severity }
      let room = Self.findingLimit - shown.count
      guard findings.count > room else {
        shown += findings.map(\.element)
        continue
      }
      shown += findings.map(\.element).inTurn.prefix(room)
    }
    return shown
  }

  private var headings: [String] {
    ["severity", "place", "rule", "message"].map {
      MarkdownEscaping.text(style.localizer.words("lint.heading.\($0)"))
    }
  }

  private func cells(of located: LocatedFinding) -> [String] {
    let location = "\(VisibleText(located.path).text):\(located.region.startLine)"
    return [
      MarkdownEscaping.text(style.localizer.words(located.finding.severity.key)),
      MarkdownEscaping.code(location),
      MarkdownEscaping.code(located.finding.rule.rawValue),
      MarkdownEscaping.text(located.finding.sentenceWithSubject(style.localizer)),
    ]
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
