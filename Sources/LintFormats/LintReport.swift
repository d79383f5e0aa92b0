public import CatalogRules

/// The findings in the files of a run.
///
/// ```swift
/// let report = LintReport(files: [file], rules: RuleRegistry.descriptions, toolVersion: "1.0.0")
/// let style = LintReportStyle(localizer: ProductStrings.localizer(languages: ["ko"]))
/// let sarif = report.text(as: .sarif, style: style)
/// ```
public struct LintReport: Sendable {
  /// The files, in the order of the report.
  public var files: [LintedFile]

  /// The rules that ran, for the formats that describe them.
  public var rules: [RuleDescription]

  /// The version of the tool that made the report.
  public var toolVersion: String

  /// The name of the tool that made the report.
  public var toolName = "catalog-lint"

  /// The number of findings that were removed because of their severity.
  public private(set) var removedCount = 0

  /// Creates a report.
  public init(files: [LintedFile], rules: [RuleDescription], toolVersion: String) {
    self.files = files
    self.rules = rules
    self.toolVersion = toolVersion
  }

  /// Returns the report in a format, ending with a line feed unless it is empty.
  public func text(as format: LintFormat, style: LintReportStyle) -> String {
    switch format {
    case .text: TextWriter(report: self, style: style).text()
    case .concise: ConciseWriter(report: self, style: style).text()
    case .json: JSONReportWriter(report: self, style: style).text()
    case .jsonl: JSONReportWriter(report: self, style: style).lines()
    case .sarif: SARIFWriter(report: self, style: style).text()
    case .github: GitHubWriter(report: self, style: style).text()
    case .gitlab: GitLabWriter(report: self, style: style).text()
    case .junit: JUnitWriter(report: self, style: style).text()
    case .checkstyle: CheckstyleWriter(report: self, style: style).text()
    case .markdown: MarkdownWriter(report: self, style: style).text()
    }
  }

  /// Returns the report in a format as UTF-8, ending with a line feed unless it is empty.
  package func utf8(as format: LintFormat, style: LintReportStyle) -> [UInt8] {
    format == .json
      ? JSONReportWriter(report: self, style: style).utf8()
      : Array(text(as: format, style: style).utf8)
  }

  /// Returns the number of findings of each rule in a format; nil if the format has no form for it.
  ///
  /// Formats for people have a table, `json` has an object.
  public func statistics(as format: LintFormat, style: LintReportStyle) -> String? {
    let rules = RuleSummary(of: self, style.localizer)
    switch format {
    case .text, .concise, .github:
      let table = rules.text(columns: style.columns)
      return table + (table.isEmpty ? "" : "\n")
        + summary(style.localizer).map { $0 + "\n" }.joined()
    case .markdown: return MarkdownWriter(report: self, style: style).statistics()
    case .json: return JSONReportWriter(report: self, style: style).statistics()
    case .jsonl, .sarif, .gitlab, .junit, .checkstyle: return nil
    }
  }

  /// Returns the report without findings below a severity; it says how many there were.
  public func removingFindings(below severity: Severity) -> LintReport {
    var report = self
    for position in report.files.indices {
      let count = report.files[position].findings.count
      report.files[position].findings.removeAll { $0.severity < severity }
      report.removedCount += count - report.files[position].findings.count
    }
    return report
  }

  /// Returns the number of findings with a severity.
  public func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }
}

extension LintedFile {
  /// Returns the number of findings of the file with a severity.
  func count(of severity: Severity) -> Int {
    // Findings are not copied, which would take most of the time.
    findings.indices.count { findings[$0].severity == severity }
  }
}
