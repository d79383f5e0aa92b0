import LocaleFormats
import Mustache
import Originality
import StringCatalogs
import TextLayout

/// The plain text of a report in one language, as lines for templates.
struct TextLanguageView {
  /// The texts of the catalog, by key.
  let report: TemplateMessage

  /// A rule across the page.
  let heavyRule: String

  /// A lighter rule across the page.
  let lightRule: String

  let titleLines: [String]
  let subtitleLines: [String]
  let scoreNoteLines: [String]
  let assessmentNoteLines: [String]
  let limitsNoteLines: [String]

  /// The overview of the photos; nil if there is only one.
  let overview: TextOverviewView?

  /// The photos.
  let photos: [TextPhotoView]

  let footerLines: [String]

  /// Creates the lines of a document in the language of `writer`.
  init(_ document: ReportDocument, writer: ReportWriter, width: Int) {
    let columns = TextColumns(
      width: max(TextColumns.narrowestPage, width), breaker: LineBreakers.best(for: writer.language)
    )
    func value(_ value: ReportValue) -> String { writer.text(value).plain }
    report = TemplateMessage(key: "report", writer: writer)
    heavyRule = String(repeating: "=", count: columns.width)
    lightRule = String(repeating: "-", count: columns.width)
    titleLines = columns.lines(of: writer.words("report.title"))
    let count = writer.words("report.photoCount", .integer(Int64(document.photos.count)))
    subtitleLines = columns.lines(of: count) + columns.lines(of: value(.date(document.date)))
    scoreNoteLines = columns.lines(of: writer.words("report.note.score"))
    assessmentNoteLines = columns.lines(of: writer.words("report.note.assessment"))
    limitsNoteLines = columns.lines(of: writer.words("report.note.limits"))
    overview = TextOverviewView(document, writer: writer, columns: columns)
    photos = document.photos.map { TextPhotoView($0, writer: writer, columns: columns) }
    footerLines = columns.lines(ofRows: [
      (writer.words("report.footer.date"), value(.date(document.date))),
      (writer.words("report.footer.toolVersion"), value(.untrusted(document.toolVersion))),
      (
        writer.words("report.footer.ruleTableVersion"), value(.untrusted(document.ruleTableVersion))
      ),
    ])
  }
}

extension TextLanguageView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "report": report
    case "heavyRule": heavyRule
    case "lightRule": lightRule
    case "titleLines": titleLines
    case "subtitleLines": subtitleLines
    case "scoreNoteLines": scoreNoteLines
    case "assessmentNoteLines": assessmentNoteLines
    case "limitsNoteLines": limitsNoteLines
    case "overview": overview
    case "photos": photos
    case "footerLines": footerLines
    default: nil
    }
  }
}
