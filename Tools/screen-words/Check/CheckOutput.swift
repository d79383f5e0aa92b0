import Documents
import LintFormats
import ProductStrings
import ScreenMatching
import StringCatalogs
import ToolSupport

/// Writes a report in the requested formats, each to its destination.
struct CheckOutput: Sendable {
  let requests: [FormatRequest<CheckFormat>]

  /// The languages of the report, best first.
  let languages: [LanguageTag]

  /// Where the pictures of web pages are.
  let pictures: PicturePlacement

  /// Whether text lists everything on each screenshot, and not only what is wrong.
  let hasDetails: Bool

  /// Writes a report.
  func write(_ report: ScreenReport) throws {
    for request in requests {
      let text = try text(of: report, as: request)
      if let path = request.path {
        try AsyncRun.uninterrupted { try AtomicFile.replace(path, with: Array(text.utf8)) }
      } else {
        try StandardStream.write(text, isForPeople: request.format.isForReading)
      }
    }
  }

  private func text(
    of report: ScreenReport, as request: FormatRequest<CheckFormat>
  ) throws -> String {
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
    of report: ScreenReport, as request: FormatRequest<CheckFormat>
  ) throws -> String {
    let catalog = try ProductStrings.catalog()
    // Nothing folds there, and the screenshots come after the lists.
    let plain = ScreenDocument(report, longestList: 20)
    var text = ""
    do {
      switch request.format {
      case .html:
        let renderer = DocumentRenderer(catalog: catalog, templates: try DocumentTemplates())
        let pictures = try ReportPictures(pictures, of: report.check, beside: request.path)
        let shown = ScreenDocument(report) { pictures.picture(of: $0) }
        return try renderer.html(shown.document, cards: shown.cards, languages: languages)
      case .markdown:
        try DocumentRenderer(catalog: catalog, templates: .none).writeMarkdown(
          plain.document, cards: plain.cards, languages: languages
        ) { text += $0 }
      default:
        let columns = request.path == nil ? max(40, Terminal.columns(fallback: 100)) : 100
        let shown = hasDetails ? plain : ScreenDocument(report, isShort: true)
        try DocumentRenderer(catalog: catalog, templates: .none).writeText(
          shown.document, cards: shown.cards, languages: languages,
          width: columns
        ) { text += $0 }
      }
    } catch let error as DocumentTemplateError {
      throw ScreenError.unusable(error.localizedMessage)
    }
    return text
  }
}
