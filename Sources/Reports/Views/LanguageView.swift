import Mustache
import StringCatalogs

/// A report in one language as templates see it.
struct LanguageView {
  /// The language of the report.
  let language: String

  /// The language's own name for itself.
  let languageName: String

  /// Whether this language is shown when the reader has chosen none.
  let isDefault: Bool

  /// All languages of the document; nil when there is only one.
  let choices: ChoicesView?

  /// The texts of the catalog, by key.
  let report: TemplateMessage

  /// How many photos the report is about.
  let photoCount: String

  /// When the audit was made.
  let date: TextView

  /// The version of the tool.
  let toolVersion: TextView

  /// The version of the rules.
  let ruleTableVersion: TextView

  /// The comparison of the photos; nil when there is only one.
  let overview: OverviewView?

  /// The photos.
  let photos: [PhotoView]

  /// The languages among which a reader chooses.
  struct ChoicesView {
    let items: [ChoiceView]
  }

  /// A language to choose.
  struct ChoiceView {
    let tag: String
    let name: String
    let isCurrent: Bool
  }

  /// Creates the view of a document in the language of `writer`, which is one of `all`.
  init(_ document: ReportDocument, writer: ReportWriter, all: [ReportWriter]) {
    language = writer.language.rawValue
    languageName = writer.words("report.language.name")
    isDefault = writer.language == all.first?.language
    choices =
      all.count < 2
      ? nil
      : ChoicesView(
        items: all.map { other in
          ChoiceView(
            tag: other.language.rawValue, name: other.words("report.language.name"),
            isCurrent: other.language == writer.language)
        })
    report = TemplateMessage(key: "report", writer: writer)
    photoCount = writer.words("report.photoCount", .integer(Int64(document.photos.count)))
    date = TextView(writer.text(.date(document.date)))
    toolVersion = TextView(ReportText(untrusted: document.toolVersion))
    ruleTableVersion = TextView(ReportText(untrusted: document.ruleTableVersion))
    overview = OverviewView(document, writer: writer)
    photos = document.photos.map { PhotoView($0, writer: writer) }
  }
}

extension LanguageView: MustacheParent {
  /// Returns the member of a name.
  func child(named name: String) -> Any? {
    switch name {
    case "language": language
    case "languageName": languageName
    case "isDefault": isDefault
    case "choices": choices
    case "report": report
    case "photoCount": photoCount
    case "date": date
    case "toolVersion": toolVersion
    case "ruleTableVersion": ruleTableVersion
    case "overview": overview
    case "photos": photos
    default: nil
    }
  }
}
