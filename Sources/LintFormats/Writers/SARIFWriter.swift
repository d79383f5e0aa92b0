import CatalogRules
import Escaping
import StringCatalogs

/// Writes the Static Analysis Results Interchange Format 2.1.0 with one run.
///
/// Columns are UTF-16 code units, as `columnKind` specifies. A fingerprint doesn't change when
/// lines move, so that code scanning can match findings. The rules are described in the language of
/// the report, and in the others where the style asks for them.
struct SARIFWriter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  let report: LintReport
  let style: LintReportStyle

  func text() -> String {
    let rules = SARIFRules(report, style: style)
    let translations = style.translatesRules ? rules.translations : []
    return JSONOutput.members([
      "$schema": .text(Self.schema),
      "version": .text("2.1.0"),
      "runs": .array([
        .members([
          "tool": .members(["driver": rules.driver]),
          "translations": translations.isEmpty ? nil : .array(translations),
          "columnKind": .text("utf16CodeUnits"),
          "results": .array(results(rules)),
        ])
      ]),
    ]).prettyText()
  }

  private func results(_ rules: SARIFRules) -> [JSONOutput] {
    var fingerprints = Fingerprints()
    var results: [JSONOutput] = []
    for file in report.files where !file.findings.isEmpty {
      let uri = JSONOutput.members(["uri": .text(URIPath.reference(to: file.path))])
      var lines = SourceLines(file.bytes, unit: .utf16)
      for located in file.located(in: &lines) {
        let name = fingerprints.next(of: located.finding, in: file.path)
        results.append(
          result(
            located, at: uri, fingerprint: "\(name.hash):\(name.number)", rules: rules,
            lines: &lines))
      }
    }
    return results
  }

  private func result(
    _ located: LocatedFinding, at uri: JSONOutput, fingerprint: String, rules: SARIFRules,
    lines: inout SourceLines
  ) -> JSONOutput {
    let finding = located.finding
    return .members([
      "ruleId": .text(finding.rule.rawValue),
      "ruleIndex": rules.index(of: finding.rule).map(JSONOutput.integer),
      "level": .text(finding.severity.sarifLevel),
      "message": .members(["text": .text(finding.sentenceWithSubject(style.localizer))]),
      "locations": .array([
        .members([
          "physicalLocation": .members([
            "artifactLocation": uri, "region": region(located.region),
          ])
        ])
      ]),
      "relatedLocations": finding.relatedLocations.isEmpty
        ? nil : .array(finding.relatedLocations.map(location)),
      "partialFingerprints": .members(["primaryLocationLineHash": .text(fingerprint)]),
      "fixes": finding.fix.map { .array([fix($0, at: uri, lines: &lines)]) },
      "properties": properties(of: finding),
    ])
  }

  /// Returns a location without its column, which would count other units.
  private func location(_ location: FindingLocation) -> JSONOutput {
    .members([
      "physicalLocation": .members([
        "artifactLocation": .members(["uri": .text(URIPath.reference(to: location.path))]),
        "region": .members(["startLine": .integer(location.line)]),
      ])
    ])
  }

  private func properties(of finding: Finding) -> JSONOutput? {
    guard finding.key != nil else { return nil }
    return .members([
      "confidence": finding.confidence.map { .text($0.rawValue) },
      "key": finding.key.map(JSONOutput.text),
      "language": finding.language.map { .text($0.rawValue) },
      "variation": finding.variations.isEmpty
        ? nil : .array(finding.variations.map { .text($0.rawValue) }),
    ])
  }

  private func fix(_ fix: Fix, at uri: JSONOutput, lines: inout SourceLines) -> JSONOutput {
    let replacements = fix.edits.map { edit in
      JSONOutput.members([
        "deletedRegion": region(lines.region(of: edit.range)),
        "insertedContent": .members([
          "text": .text(String(decoding: edit.replacement, as: UTF8.self))
        ]),
      ])
    }
    return .members([
      "description": .members(["text": .text(fix.sentence(style.localizer))]),
      "artifactChanges": .array([
        .members(["artifactLocation": uri, "replacements": .array(replacements)])
      ]),
      "properties": .members(["safe": .boolean(fix.isSafe)]),
    ])
  }

  private func region(_ region: TextRegion) -> JSONOutput {
    .members([
      "startLine": .integer(region.startLine), "startColumn": .integer(region.startColumn),
      "endLine": .integer(region.endLine), "endColumn": .integer(region.endColumn),
    ])
  }
}
