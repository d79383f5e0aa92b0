import CatalogRules
public import LintFormats
import StringCatalogs

extension ScreenReport {
  /// The findings as those of a linter: about strings at their keys in the catalogs, about anything
  /// else at the pictures.
  ///
  /// What is only likely has the severity `info`, and fails nothing. The rules are not in
  /// `RuleRegistry`, since no catalog alone can break them.
  public var lintReport: LintReport {
    var files = catalogs.map { catalog in
      LintedFile(
        path: catalog.path, bytes: catalog.catalog.bytes, catalog: catalog.catalog, findings: [],
        statistics: TranslationStatistics())
    }
    var positions: [String: Int] = [:]
    for (position, catalog) in catalogs.enumerated() {
      positions[catalog.table] = positions[catalog.table] ?? position
    }
    for shot in check.shots {
      var ownFindings: [Finding] = []
      for finding in shot.findings {
        let converted = Self.converted(finding, on: shot)
        guard let key = finding.key, let position = positions[key.table],
          let entry = catalogs[position].catalog.entry(for: key.key)
        else {
          ownFindings.append(converted)
          continue
        }
        var located = converted
        located.range = Self.range(in: entry, language: shot.language)
        files[position].findings.append(located)
      }
      if !ownFindings.isEmpty {
        files.append(
          LintedFile(
            path: shot.shot.path, bytes: [], catalog: nil, findings: ownFindings,
            statistics: TranslationStatistics()))
      }
    }
    for position in files.indices {
      files[position].findings.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    var report = LintReport(
      files: files, rules: ScreenRules.descriptions, toolVersion: toolVersion)
    report.toolName = "screen-words"
    return report
  }

  private static func converted(_ finding: ScreenFinding, on shot: CheckedShot) -> Finding {
    Finding(
      rule: finding.kind.rule, severity: finding.isLikely ? .info : .error, range: 0..<0,
      key: finding.key?.key, language: shot.language,
      message: LocalizedMessage(
        "screens.finding.onShot", .text(shot.shot.path),
        .message(finding.sentence(for: shot.language))))
  }

  /// Returns the bytes of the text in a language, or else of the key.
  private static func range(in entry: CatalogEntry, language: LanguageTag?) -> Range<Int> {
    let spellings = entry.localizations.map(\.language)
    let match = language.flatMap { LanguageTag.matches(for: [$0], in: spellings).first }
    let text = match.flatMap { entry.localization(for: $0) }?.leaves.first?.valueRange
    return text ?? entry.keyRange
  }
}
