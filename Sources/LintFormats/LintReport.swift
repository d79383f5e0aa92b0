public import CatalogRules

/// The findings in the files of a run.
public struct LintReport: Sendable {
  /// The files, in the order of the report.
  public var files: [LintedFile]

  /// The rules that ran, for the formats that describe them.
  public var rules: [RuleDescription]

  /// The version of the tool that made the report.
  public var toolVersion: String

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

  /// Returns the number of findings with a severity.
  public func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }
}

extension LintedFile {
  /// Returns the number of findings of the file with a severity.
  func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
