import Digests
import StringCatalogs

/// The web page of a report, as its template sees it.
struct HTMLPage {
  /// The initial language.
  let language: String

  /// The title of the window, in that language.
  let title: String

  /// The style sheet, which is embedded as it is; nil if it is a file.
  let style: String?

  /// The file of the style sheet; nil if it is in the page.
  let styleFile: String?

  /// Whether the page shows a position on the world map.
  let hasMap: Bool

  /// The thumbnails of the photos on the page.
  let thumbnails: [ThumbnailView]

  /// The content security policy: only the page's own style and embedded pictures.
  let policy: String

  /// The same page in other languages.
  let alternates: [LanguageView.ChoiceView]

  /// The report in each language.
  let languages: [LanguageView]

  /// Creates the page of a document in the languages of `writers`, at least one.
  init(
    _ document: ReportDocument, writers: [ReportWriter], all: [ReportWriter], styleSheet: String,
    page: HTMLPagePlace
  ) {
    languages = writers.map { LanguageView(document, writer: $0, all: all, page: page) }
    language = writers.first?.language.rawValue ?? ""
    title = writers.first?.words("report.title") ?? ""
    alternates = page.splitsLanguages ? languages.first?.choices?.items ?? [] : []
    hasMap = !page.isIndex && document.photos.contains { $0.assessment?.place != nil }
    thumbnails = document.photos.compactMap { photo in
      photo.thumbnail.map { ThumbnailView($0, number: photo.number) }
    }
    styleFile = page.styleFile
    style = styleFile == nil ? styleSheet : nil
    // A page opened from a disk has no origin for 'self'.
    let allowed = styleFile == nil ? SHA256.policySource(of: styleSheet) : "'self' file:"
    policy =
      "default-src 'none'; style-src \(allowed); img-src data:; base-uri 'none'; form-action 'none'"
  }
}
