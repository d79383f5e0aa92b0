import CatalogRules
import Escaping
import StringCatalogs

/// Writes GitHub Flavored Markdown: the counts, the most severe findings as a table, and the
/// languages.
struct MarkdownWriter {
  /// The maximum number of findings: comments and summaries have a size limit.
  private static let findingLimit = 100

  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var text = "## catalog-lint\n\n" + MarkdownEscaping.text(summary) + "\n"
    let findings = report.worstFindings(in: .bytes)
    if !findings.isEmpty {
      text += "\n" + row(headings) + row(headings.map { _ in "---" })
      for located in findings.prefix(Self.findingLimit) { text += row(cells(of: located)) }
    }
    if findings.count > Self.findingLimit {
      let count = Int64(findings.count - Self.findingLimit)
      text +=
        "\n" + MarkdownEscaping.text(style.localizer.words("lint.more", .integer(count))) + "\n"
    }
    let languages = LanguageSummary(of: report, style.localizer)
    if !languages.rows.isEmpty {
      text += "\n" + row(languages.headings.map(MarkdownEscaping.text))
      text += row(["---", "---:", "---:", "---:", "---:"])
      for language in languages.rows { text += row(language.cells.map(MarkdownEscaping.text)) }
    }
    return text
  }

  private var headings: [String] {
    ["severity", "place", "rule", "message"].map {
      MarkdownEscaping.text(style.localizer.words("lint.heading.\($0)"))
    }
  }

  private func cells(of located: LocatedFinding) -> [String] {
    let place = "\(VisibleText(located.path).text):\(located.region.startLine)"
    return [
      MarkdownEscaping.text(style.localizer.words(located.finding.severity.key)),
      MarkdownEscaping.code(place),
      MarkdownEscaping.code(located.finding.rule.rawValue),
      MarkdownEscaping.text(located.finding.sentenceWithSubject(style.localizer)),
    ]
  }

  private var summary: String { report.summary(style.localizer) }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
