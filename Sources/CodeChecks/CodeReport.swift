package import CatalogRules
package import LintProject
package import StringCatalogs

/// Turns findings about code and catalogs into those of the linter, file by file.
///
/// What is not certain is advice: it has the severity `info` and is reported where the
/// configuration wants advice, as in the preset `strict`.
package struct CodeReport: Sendable {
  /// A file and the findings in it.
  package struct File: Sendable {
    package var file: LintedFile

    /// The number of findings that are left out because they are not certain.
    package var omittedCount: Int
  }

  /// Returns the findings in a file; nil if the configuration excludes it.
  ///
  /// `catalog` is nil for code. Places of findings in code are lines and columns of `bytes`.
  package static func file(
    path: String, bytes: [UInt8], catalog: StringCatalog?, findings: [CodeFinding],
    settings: FileSettings
  ) -> File? {
    guard !settings.isExcluded else { return nil }
    let linting = settings.configuration.linting
    let selection = RuleSelection(linting, path: settings.path)
    var directives =
      catalog.map { DirectiveTable(of: $0) } ?? DirectiveTable(inCode: bytes)
    var result: [Finding] = []
    var omittedCount = 0
    let starts = catalog == nil ? lineStarts(of: bytes) : []
    for finding in findings {
      guard
        let choice = selection.choice(finding.rule, key: finding.key, language: finding.language)
      else { continue }
      switch finding.subject {
      case .code(let location):
        if directives.allows(finding.rule.id, line: location.line) { continue }
      case .catalog:
        if directives.allows(finding.rule.id, key: finding.key ?? "", language: finding.language) {
          continue
        }
      }
      if finding.confidence != .certain, !linting.wantsAdvice {
        omittedCount += 1
        continue
      }
      result.append(
        Self.finding(
          finding, severity: severity(of: finding, choice),
          range: range(of: finding, starts, in: bytes)))
    }
    result += directives.findings(selection)
    result.sort { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.rule < right.rule : left.range.lowerBound < right.range.lowerBound
    }
    let file = LintedFile(
      path: path, bytes: bytes, catalog: catalog, findings: result,
      statistics: TranslationStatistics())
    return File(file: file, omittedCount: omittedCount)
  }

  /// Returns whether source code can have directives that allow rules.
  package static func mayHaveDirectives(_ bytes: [UInt8]) -> Bool {
    DirectiveTable.mayBe(inCode: bytes)
  }

  private static func severity(
    of finding: CodeFinding, _ choice: RuleSelection.Choice
  ) -> Severity {
    guard finding.confidence == .certain else { return .info }
    return choice.isChosen ? choice.severity : finding.severity ?? choice.severity
  }

  private static func finding(
    _ finding: CodeFinding, severity: Severity, range: Range<Int>
  ) -> Finding {
    var result = Finding(
      rule: finding.rule.id, severity: severity, range: range, key: finding.key,
      language: finding.language, variations: finding.variations, message: finding.message)
    result.relatedLocations = finding.related
    result.confidence = finding.confidence
    return result
  }

  private static func range(
    of finding: CodeFinding, _ starts: [Int], in bytes: [UInt8]
  ) -> Range<Int> {
    switch finding.subject {
    case .catalog(_, let range): range
    case .code(let location):
      LiteralRange.range(
        at: (starts.indices.contains(location.line - 1) ? starts[location.line - 1] : 0)
          + location.column - 1, in: bytes)
    }
  }

  /// Returns the bytes at which lines begin, the first after a byte order mark.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
      + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}
