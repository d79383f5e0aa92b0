import Documents
import LintFormats
import ProductStrings
import ScreenReports
import StringCatalogs
import ToolSupport

/// Writes a report in the requested formats, each to its destination.
struct CheckOutput: Sendable {
  let requests: [CheckFormatRequest]

  /// The languages of the report, best first.
  let languages: [LanguageTag]

  /// Whether web pages contain the pictures.
  let hasPictures: Bool

  /// Writes a report.
  func write(_ report: ScreenReport) throws {
    for request in requests {
      let text = try text(of: report, as: request)
      if let path = request.path {
        try SystemFile.write(text, to: path)
      } else {
        try StandardStream.writeReport(text)
      }
    }
  }

  private func text(of report: ScreenReport, as request: CheckFormatRequest) throws -> String {
    switch request.format {
    case .json: report.json(localizer)
    case .sarif: report.lintReport.text(as: .sarif, style: style)
    case .junit: report.lintReport.text(as: .junit, style: style)
    case .weblate: ScreenTags.weblate.text(of: report.check)
    case .crowdin: ScreenTags.crowdin.text(of: report.check)
    case .text, .markdown, .html: try document(of: report, as: request)
    }
  }

  /// Other programs compare their reports with earlier ones, so these are English unless asked for.
  private var localizer: Localizer { ProductStrings.localizer(languages: languages) }

  private var style: LintReportStyle { LintReportStyle(localizer: localizer) }

  private func document(
    of report: ScreenReport, as request: CheckFormatRequest
  ) throws -> String {
    let shown = ScreenDocument(
      report, picture: { hasPictures ? ReportPicture.picture(of: $0) : nil })
    let catalog = try ProductStrings.catalog()
    var text = ""
    do {
      switch request.format {
      case .html:
        let renderer = DocumentRenderer(catalog: catalog, templates: try DocumentTemplates())
        return try renderer.html(shown.document, cards: shown.cards, languages: languages)
      case .markdown:
        try DocumentRenderer(catalog: catalog, templates: .none).writeMarkdown(
          shown.document, cards: ScreenDocument(report).cards, languages: languages
        ) { text += $0 }
      default:
        let columns = request.path == nil ? max(40, Terminal.columns(fallback: 100)) : 100
        try DocumentRenderer(catalog: catalog, templates: .none).writeText(
          shown.document, cards: ScreenDocument(report).cards, languages: languages,
          width: columns
        ) { text += $0 }
      }
    } catch let error as DocumentTemplateError {
      throw ScreenError.unusable(error.localizedMessage)
    }
    return text
  }
}
