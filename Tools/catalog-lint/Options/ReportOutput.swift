import CatalogRules
import ProductStrings
import StringCatalogs
import ToolSupport

/// Writes a report in the formats that are asked for, each to where it belongs.
struct ReportOutput {
  private let options: OutputOptions
  private let failureSeverity: Severity
  private let catalog: StringCatalog

  /// The language that was asked for.
  private let language: LanguageTag?

  /// Creates an output; throws a ``LintError`` for a language that the product does not speak.
  init(_ options: OutputOptions, failureSeverity: Severity) throws {
    self.options = options
    self.failureSeverity = failureSeverity
    catalog = try ToolText.catalog ?? ProductStrings.catalog()
    language = try options.language.map { tag in
      let known = ProductStrings.languages
      guard let match = LanguageTag.matches(for: [LanguageTag(rawValue: tag)], in: known).first
      else { throw LintError.unknownLanguage(tag, known: known) }
      return match
    }
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
    return LintReportStyle(
      localizer: ProductStrings.localizer(of: catalog, languages: languages),
      columns: request.path == nil && Terminal.isThere ? Terminal.columns : 100,
      hasColors: request.path == nil && options.color.hasColors, showsAll: options.all,
      failureSeverity: failureSeverity)
  }
}
