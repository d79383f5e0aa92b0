import CatalogRules
import LintFormats
import ProductStrings
import StringCatalogs
import ToolSupport

/// Writes a report in the formats that are asked for, each to where it belongs.
struct ReportOutput {
  /// The width of a report that no terminal shows.
  private static let columnsOfAFile = 100

  private let options: OutputOptions
  private let failureSeverity: Severity

  /// The language that was asked for.
  private let language: LanguageTag?

  /// Creates an output; throws a ``LintError`` for a language that the product does not speak.
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
    // Other programs read the other formats, and compare what they read with earlier runs.
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
