import CatalogRules
import Escaping
import StringCatalogs

/// Writes one line per finding: `path:line:column: severity: message [rule]`.
struct ConciseWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var text = ""
    for file in report.files {
      for located in file.located(in: .bytes) {
        text += "\(VisibleText(located.path).text):\(located.region.startLine)"
        text += ":\(located.region.startColumn): \(located.finding.severity.rawValue): "
        text += located.finding.sentenceWithSubject(style.localizer)
        text += " [\(located.finding.rule)]\n"
      }
    }
    return text
  }
}
