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

  func text() -> String { String(decoding: utf8(), as: UTF8.self) }

  func utf8() -> [UInt8] {
    var writer = JSONWriter(indentedBy: 0)
    writer.object { writer in
      writer.name("findings")
      writer.array { writer in forEachFinding { write(to: &writer, $0) } }
      writer.name("summary")
      summary.write(to: &writer)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  func statistics() -> String {
    JSONOutput.members(["summary": summary]).prettyText()
  }

  func lines() -> String {
    var lines: [UInt8] = []
    forEachFinding { finding in
      var writer = JSONWriter()
      write(to: &writer, finding)
      lines += writer.bytes
      lines.append(UInt8(ascii: "\n"))
    }
    return String(decoding: lines, as: UTF8.self)
  }

  /// Locates one finding after the other, as a list of all would take twice the time to copy.
  private func forEachFinding(_ body: (LocatedFinding) -> Void) {
    for file in report.files where !file.findings.isEmpty {
      var lines = SourceLines(file.bytes, unit: .bytes)
      for finding in file.findings {
        body(
          LocatedFinding(
            path: file.path, finding: finding, region: lines.region(of: finding.range)))
      }
    }
  }

  private func write(to writer: inout JSONWriter, _ located: LocatedFinding) {
    let finding = located.finding
    writer.object { writer in
      writer.member("rule", finding.rule.rawValue)
      writer.member("severity", finding.severity.rawValue)
      writer.member("file", located.path)
      writer.member("line", located.region.startLine)
      writer.member("column", located.region.startColumn)
      writer.member("endLine", located.region.endLine)
      writer.member("endColumn", located.region.endColumn)
      if let key = finding.key { writer.member("key", key) }
      if let language = finding.language { writer.member("language", language.rawValue) }
      if !finding.variations.isEmpty {
        writer.member("variation", finding.variations.map(\.rawValue))
      }
      writer.member("message", style.localizer.text(for: finding.message))
      if let confidence = finding.confidence { writer.member("confidence", confidence.rawValue) }
      if !finding.relatedLocations.isEmpty {
        writer.member("related", list: finding.relatedLocations, Self.write)
      }
      if let fix = finding.fix { writer.member("fix", fix, write) }
    }
  }

  private static func write(to writer: inout JSONWriter, _ location: FindingLocation) {
    writer.object { writer in
      writer.member("file", location.path)
      writer.member("line", location.line)
      writer.member("column", location.column)
    }
  }

  private func write(to writer: inout JSONWriter, _ fix: Fix) {
    writer.object { writer in
      writer.name("safe")
      writer.value(fix.isSafe)
      writer.member("message", style.localizer.text(for: fix.message))
      writer.member("edits", list: fix.edits) { writer, edit in
        writer.object { writer in
          writer.member("start", edit.range.lowerBound)
          writer.member("end", edit.range.upperBound)
          writer.member("replacement", String(decoding: edit.replacement, as: UTF8.self))
        }
      }
    }
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
