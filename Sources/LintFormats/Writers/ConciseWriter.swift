import CatalogRules
import Escaping
import StringCatalogs

/// Writes one line per finding: `path:line:column: severity: message [rule]`.
///
/// A line without a position says how many more findings a rule has in a file.
struct ConciseWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var text = ""
    for file in report.files {
      let shown = ShownFindings(of: file, style: style)
      for located in shown.file.located(in: .bytes) {
        text += "\(VisibleText(located.path).text):\(located.region.startLine)"
        text += ":\(located.region.startColumn): \(located.finding.severity.rawValue): "
        text += located.finding.sentenceWithSubject(style.localizer)
        text += " [\(located.finding.rule)]\n"
      }
      for note in shown.notes(style.localizer) {
        text += "\(VisibleText(file.path).text): \(note)\n"
      }
    }
    return text
  }
}
