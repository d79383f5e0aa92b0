import CatalogRules
import Escaping

/// Writes the code quality report of GitLab: an array of issues.
///
/// GitLab shows only the description, so it includes the rule; it drops issues with a known
/// fingerprint. It has lines and no columns.
struct GitLabWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var fingerprints = Fingerprints()
    var issues: [JSONOutput] = []
    for file in report.files {
      for located in file.located(in: .bytes) {
        let name = fingerprints.next(of: located.finding, in: located.path)
        issues.append(issue(located, fingerprint: "\(name.hash)-\(name.number)"))
      }
    }
    return JSONOutput.array(issues).prettyText()
  }

  private func issue(_ located: LocatedFinding, fingerprint: String) -> JSONOutput {
    let finding = located.finding
    let sentence = finding.sentenceWithSubject(style.localizer)
    return .members([
      "description": .text("\(finding.rule): \(sentence)"),
      "check_name": .text(finding.rule.rawValue),
      "fingerprint": .text(fingerprint),
      "severity": .text(severity(finding.severity)),
      "location": .members([
        "path": .text(located.path),
        "lines": .members([
          "begin": .integer(located.region.startLine),
          "end": .integer(located.region.endLine),
        ]),
      ]),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
