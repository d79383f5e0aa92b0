import CatalogRules
import Escaping
import StringCatalogs

/// Writes the text for the log, with all untranslated keys, and annotations that GitHub Actions
/// shows at the lines of files.
///
/// GitHub keeps ten annotations per level and step and silently drops the rest. So findings of one
/// level about one key share an annotation, and the number of omitted ones is reported.
struct GitHubWriter {
  private static let annotationLimit = 10

  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    var logStyle = style
    logStyle.showsAll = true
    var text = WorkflowCommand.escapingCommands(
      in: TextWriter(report: report, style: logStyle).text())
    var leftOut = 0
    for severity in Severity.allCases.sorted(by: >) {
      let groups = annotations(of: severity)
      for group in groups.prefix(Self.annotationLimit) { text += command(group) }
      leftOut += groups.dropFirst(Self.annotationLimit).reduce(0) { $0 + $1.count }
    }
    if leftOut > 0 {
      text += style.localizer.words("lint.github.leftOut", .integer(Int64(leftOut))) + "\n"
    }
    return text
  }

  /// Returns the findings of a severity, those about one key of a file together.
  private func annotations(of severity: Severity) -> [[LocatedFinding]] {
    var groups: [[LocatedFinding]] = []
    for file in report.files {
      var groupOfKey: [String: Int] = [:]
      for located in file.located(in: .utf16) where located.finding.severity == severity {
        if let key = located.finding.key, let group = groupOfKey[key] {
          groups[group].append(located)
        } else {
          if let key = located.finding.key { groupOfKey[key] = groups.count }
          groups.append([located])
        }
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
      ("title", "catalog-lint (\(rules.joined(separator: ", ")))"), ("file", first.path),
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
