import CatalogRules
import LintFormats
import ProductStrings
import StringCatalogs
import ToolSupport

/// Writes a report in the requested formats, each to its destination.
struct ReportOutput {
  /// The width of a report that is not shown on a terminal.
  private static let columnsOfAFile = 100

  private let options: OutputOptions
  private let failureSeverity: Severity

  /// The requested language.
  private let language: LanguageTag?

  /// Creates an output; throws a ``LintError`` for an unsupported language.
  init(_ options: OutputOptions, failureSeverity: Severity) throws {
    self.options = options
    self.failureSeverity = failureSeverity
    language = try LanguageOption.tag(options.language)
  }

  /// Writes a report.
  func write(_ report: LintReport) throws {
    for request in options.requests {
      let style = style(for: request)
      let text = report.text(as: request.format, style: style)
      if let path = request.path {
        try SystemFile.write(text, to: path)
      } else {
        try StandardStream.writeReport(text)
      }
      if request.format == .github, let path = Environment.value(of: "GITHUB_STEP_SUMMARY"),
        !path.isEmpty
      {
        try SystemFile.write(report.text(as: .markdown, style: style), to: path, appends: true)
      }
    }
  }

  private func style(for request: FormatRequest) -> LintReportStyle {
    // Other programs read the other formats, and compare them with earlier runs.
    let languages = language.map { [$0] } ?? (request.format.isForReading ? ToolText.languages : [])
    let hasLinks = request.path == nil && options.color != .never && Terminal.hasLinks
    return LintReportStyle(
      localizer: ProductStrings.localizer(languages: languages),
      columns: request.path == nil
        ? Terminal.columns(fallback: Self.columnsOfAFile) : Self.columnsOfAFile,
      hasColors: request.path == nil && options.color.hasColors, hasLinks: hasLinks,
      documentation: hasLinks ? RulePageFinder.found : RulePageFinder.named, showsAll: options.all,
      failureSeverity: failureSeverity)
  }
}
