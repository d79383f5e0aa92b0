import CatalogRules
import Escaping
import StringCatalogs

/// Writes all findings with their counts as one JSON object, or each as an object on its own line.
///
/// Lines and columns count from one, columns in UTF-8 bytes; the end is the column after the last
/// byte. `edits` of a fix have byte offsets from the start of the file.
struct JSONReportWriter {
  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    JSONOutput.members([
      "findings": .array(findings), "summary": summary,
    ]).prettyText()
  }

  func statistics() -> String {
    JSONOutput.members(["summary": summary]).prettyText()
  }

  func lines() -> String {
    findings.map { $0.compactText() + "\n" }.joined()
  }

  private var findings: [JSONOutput] {
    report.files.flatMap { $0.located(in: .bytes).map(json) }
  }

  private func json(_ located: LocatedFinding) -> JSONOutput {
    let finding = located.finding
    return .members([
      "rule": .text(finding.rule.rawValue),
      "severity": .text(finding.severity.rawValue),
      "file": .text(located.path),
      "line": .integer(located.region.startLine),
      "column": .integer(located.region.startColumn),
      "endLine": .integer(located.region.endLine),
      "endColumn": .integer(located.region.endColumn),
      "key": finding.key.map(JSONOutput.text),
      "language": finding.language.map { .text($0.rawValue) },
      "variation": finding.variations.isEmpty
        ? nil : .array(finding.variations.map { .text($0.rawValue) }),
      "message": .text(style.localizer.text(for: finding.message)),
      "confidence": finding.confidence.map { .text($0.rawValue) },
      "related": finding.relatedPlaces.isEmpty
        ? nil : .array(finding.relatedPlaces.map(json)),
      "fix": finding.fix.map(json),
    ])
  }

  private func json(_ place: FindingPlace) -> JSONOutput {
    .members([
      "file": .text(place.path), "line": .integer(place.line), "column": .integer(place.column),
    ])
  }

  private func json(_ fix: Fix) -> JSONOutput {
    .members([
      "safe": .boolean(fix.isSafe),
      "message": .text(style.localizer.text(for: fix.message)),
      "edits": .array(
        fix.edits.map { edit in
          .members([
            "start": .integer(edit.range.lowerBound),
            "end": .integer(edit.range.upperBound),
            "replacement": .text(String(decoding: edit.replacement, as: UTF8.self)),
          ])
        }),
    ])
  }

  private var summary: JSONOutput {
    .members([
      "files": .integer(report.files.count),
      "errors": .integer(report.count(of: .error)),
      "warnings": .integer(report.count(of: .warning)),
      "infos": .integer(report.count(of: .info)),
      "rules": RuleSummary(of: report, style.localizer).json,
    ])
  }
}
