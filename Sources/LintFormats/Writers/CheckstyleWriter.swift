import CatalogRules
import Escaping

/// Writes Checkstyle XML, with columns in UTF-16 code units, as in Java.
struct CheckstyleWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files where !file.findings.isEmpty {
      text += "  <file name=\"\(XMLEscaping.visible(file.path))\">\n"
      for located in file.located(in: .utf16) {
        let message = located.finding.sentenceWithSubject(style.localizer)
        text += "    <error line=\"\(located.region.startLine)\""
        text += " column=\"\(located.region.startColumn)\""
        text += " severity=\"\(located.finding.severity.rawValue)\""
        text += " message=\"\(XMLEscaping.visible(message))\""
        text +=
          " source=\"\(report.toolName).\(XMLEscaping.visible(located.finding.rule.rawValue))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
