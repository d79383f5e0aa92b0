package import CatalogRules
package import LintFormats
import ProductStrings
import StringCatalogs
import ToolSupport

/// Writes a report in the requested formats, each to its destination.
package struct ReportOutput {
  /// The width of a report that is not shown on a terminal.
  private static let columnsOfAFile = 100

  private let options: OutputOptions
  private let failureSeverity: Severity

  /// The requested language.
  private let language: LanguageTag?

  /// Creates an output; throws a ``CatalogToolError`` for an unsupported language.
  package init(_ options: OutputOptions, failureSeverity: Severity) throws {
    self.options = options
    self.failureSeverity = failureSeverity
    language = try LanguageOption.tag(options.language)
    guard options.statistics else { return }
    let empty = LintReport(files: [], rules: [], toolVersion: "")
    let style = LintReportStyle(localizer: ProductStrings.localizer(languages: []))
    for request in options.requests
    where empty.statistics(as: request.format, style: style) == nil {
      throw CatalogToolError.unusable(
        LocalizedMessage("lint.error.statistics", .text(request.format.rawValue)))
    }
  }

  /// Writes a report.
  package func write(_ report: LintReport) throws {
    for request in options.requests {
      let style = style(for: request)
      let utf8 = self.utf8(of: report, as: request.format, style)
      if let path = request.path {
        try AtomicFile.replace(path, with: utf8)
      } else if request.format.isForReading {
        try StandardStream.writeReport(utf8)
      } else {
        try StandardStream.writeDocument(utf8)
      }
      if request.format == .github, let path = Environment.value(of: "GITHUB_STEP_SUMMARY"),
        !path.isEmpty
      {
        let summary = self.utf8(of: report, as: .markdown, style)
        try SystemFile.write(String(decoding: summary, as: UTF8.self), to: path, appends: true)
      }
    }
  }

  private func utf8(
    of report: LintReport, as format: LintFormat, _ style: LintReportStyle
  ) -> [UInt8] {
    let report = options.quiet ? report.removingFindings(below: .error) : report
    let statistics = options.statistics ? report.statistics(as: format, style: style) : nil
    return statistics.map { Array($0.utf8) } ?? report.utf8(as: format, style: style)
  }

  private func style(for request: FormatRequest<LintFormat>) -> LintReportStyle {
    // Other programs read the other formats, and compare them with earlier runs.
    let languages = language.map { [$0] } ?? (request.format.isForReading ? ToolText.languages : [])
    let hasLinks = request.path == nil && options.color != .never && Terminal.hasLinks
    return LintReportStyle(
      localizer: ProductStrings.localizer(languages: languages),
      columns: request.path == nil
        ? Terminal.columns(fallback: Self.columnsOfAFile) : Self.columnsOfAFile,
      hasColors: request.path == nil && options.color.hasColors, hasLinks: hasLinks,
      documentation: hasLinks ? RulePageFinder.found : RulePageFinder.named, showsAll: options.all,
      translatesRules: options.sarifTranslations, failureSeverity: failureSeverity)
  }
}
