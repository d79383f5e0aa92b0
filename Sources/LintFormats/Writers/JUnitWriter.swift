import Escaping
import StringCatalogs
import CatalogRules

/// Writes JUnit XML: a suite for each file, and a case for each finding.
///
/// A finding below the failure severity is a case that passes with a note. A file without findings
/// has one passing case, since readers consider a suite without cases an error.
struct JUnitWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    let suites = report.files.map(suite).joined()
    let tests = report.files.reduce(0) { $0 + max(1, $1.findings.count) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(report.toolName)\" tests=\"\(tests)\""
      + " failures=\"\(report.files.reduce(0) { $0 + failures(in: $1) })\" errors=\"0\">\n"
      + suites + "</testsuites>\n"
  }

  private func suite(of file: LintedFile) -> String {
    let path = XMLEscaping.visible(file.path)
    var text = "  <testsuite name=\"\(path)\" tests=\"\(max(1, file.findings.count))\""
    text += " failures=\"\(failures(in: file))\" errors=\"0\" skipped=\"0\">\n"
    if file.findings.isEmpty {
      let name = XMLEscaping.visible(style.localizer.words("lint.noFindings"))
      text += "    <testcase name=\"\(name)\" classname=\"\(path)\"/>\n"
    }
    for located in file.located(in: .bytes) { text += testCase(located, classname: path) }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ located: LocatedFinding, classname: String) -> String {
    let finding = located.finding
    let name = [finding.rule.rawValue, finding.subject].compactMap { $0 }.joined(separator: " · ")
    let sentence = XMLEscaping.visible(finding.sentenceWithLocations(style.localizer))
    let location =
      "\(classname):\(located.region.startLine):\(located.region.startColumn): \(sentence)"
    var text = "    <testcase name=\"\(XMLEscaping.visible(name))\" classname=\"\(classname)\">\n"
    if finding.severity >= style.failureSeverity {
      text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(sentence)\">"
      text += "\(location)</failure>\n"
    } else {
      text += "      <system-out>\(finding.severity.rawValue): \(location)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func failures(in file: LintedFile) -> Int {
    file.findings.count { $0.severity >= style.failureSeverity }
  }
}
