import CatalogRules
import Escaping
import StringCatalogs

/// Writes the text for the log, and annotations that GitHub Actions shows at the lines of files.
///
/// GitHub keeps ten annotations per level and step and silently drops the rest. So each rule has
/// its turn, findings of one level about one key share an annotation, and the number of omitted
/// ones is reported.
struct GitHubWriter {
  private static let annotationLimit = 10

  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var text = LogText.escape(TextWriter(report: report, style: style).text())
    let findings = report.files.flatMap { $0.located(in: .utf16) }
    var leftOut = findings.count
    for severity in Severity.allCases.sorted(by: >) {
      for group in annotations(of: findings.filter { $0.finding.severity == severity }) {
        text += command(group)
        leftOut -= group.count
      }
    }
    if leftOut > 0 {
      text += style.localizer.words("lint.github.leftOut", .integer(Int64(leftOut))) + "\n"
    }
    return text
  }

  /// A key of a file.
  private struct Subject: Hashable {
    var path: String
    var key: String
  }

  /// A rule with findings about a key.
  private struct Turn: Hashable {
    var rule: RuleIdentifier
    var subject: Subject
  }

  /// Returns the findings of the annotations for a level, those about one key of a file together.
  private func annotations(of findings: [LocatedFinding]) -> [[LocatedFinding]] {
    var subjects: [Subject: [LocatedFinding]] = [:]
    for located in findings {
      guard let key = located.finding.key else { continue }
      subjects[Subject(path: located.path, key: key), default: []].append(located)
    }
    // A key has one turn for each rule, in however many languages the rule finds something there.
    var turns: Set<Turn> = []
    let distinct = findings.filter { located in
      guard let key = located.finding.key else { return true }
      let subject = Subject(path: located.path, key: key)
      return turns.insert(Turn(rule: located.finding.rule, subject: subject)).inserted
    }
    var groups: [[LocatedFinding]] = []
    for located in distinct.inTurn {
      guard groups.count < Self.annotationLimit else { break }
      if let key = located.finding.key {
        guard let group = subjects.removeValue(forKey: Subject(path: located.path, key: key)) else {
          continue
        }
        // The finding whose turn it is leads.
        let lead = group.filter { $0.finding == located.finding }
        groups.append(lead + group.filter { $0.finding != located.finding })
      } else {
        groups.append([located])
      }
    }
    return groups
  }

  private func command(_ group: [LocatedFinding]) -> String {
    guard let first = group.first else { return "" }
    var rules: [String] = []
    for located in group where !rules.contains(located.finding.rule.rawValue) {
      rules.append(located.finding.rule.rawValue)
    }
    let region = first.region
    var properties = [
      ("title", "\(report.toolName) (\(rules.joined(separator: ", ")))"), ("file", first.path),
      ("line", "\(region.startLine)"), ("endLine", "\(region.endLine)"),
    ]
    // GitHub rejects columns of a region over several lines.
    if region.startLine == region.endLine {
      properties += [("col", "\(region.startColumn)"), ("endColumn", "\(region.endColumn)")]
    }
    let message = group.map { $0.finding.sentenceWithSubject(style.localizer) }
    return WorkflowCommand(
      name(first.finding.severity), properties: properties,
      message: message.joined(separator: "\n")
    ).text
  }

  private func name(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
