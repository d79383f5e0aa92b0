import Mustache
import StringCatalogs

/// A report in one language, as templates see it.
struct LanguageView {
  /// The language of the report.
  let language: String

  /// The native name of the language.
  let languageName: String

  /// Whether this is the initial language.
  let isDefault: Bool

  /// All languages of the document; nil if there is only one.
  let choices: ChoicesView?

  /// The texts of the catalog, by key.
  let report: TemplateMessage

  /// The number of photos in the report.
  let photoCount: String

  /// The time of the audit.
  let date: TextView

  /// The version of the tool.
  let toolVersion: TextView

  /// The version of the rules.
  let ruleTableVersion: TextView

  /// The overview of the photos; nil if there is only one.
  let overview: OverviewView?

  /// The note about photos that the overview omits; nil if it has all.
  let excerpt: String?

  /// Whether each photo has a section, not only a row of the overview.
  let hasSections: Bool

  /// Whether photos are numbered.
  let hasNumbers: Bool

  /// The photos.
  let photos: [PhotoView]

  /// The pages with the sections; nil if this page has them.
  let pages: PageListView?

  /// The links to the other pages; nil if there is only one.
  let steps: PageStepsView?

  /// The languages to choose from.
  struct ChoicesView {
    let items: [ChoiceView]
  }

  /// A language to choose.
  struct ChoiceView {
    let tag: String
    let name: String
    let href: String
    let isCurrent: Bool
  }

  /// Creates the view of a document in the language of `writer`, which is one of `all`, on a page.
  init(
    _ document: ReportDocument, writer: ReportWriter, all: [ReportWriter], page: HTMLPagePlace
  ) {
    language = writer.language.rawValue
    languageName = writer.words("report.language.name")
    isDefault = page.isShownFirst(writer.language, of: all.map(\.language))
    choices =
      all.count < 2
      ? nil
      : ChoicesView(
        items: all.map { other in
          ChoiceView(
            tag: other.language.rawValue, name: other.words("report.language.name"),
            href: page.link(toLanguage: other.language),
            isCurrent: other.language == writer.language)
        })
    report = TemplateMessage(key: "report", writer: writer)
    photoCount = writer.words("report.photoCount", .integer(Int64(document.photoCount)))
    date = TextView(writer.text(.date(document.date)))
    toolVersion = TextView(ReportText(untrusted: document.toolVersion))
    ruleTableVersion = TextView(ReportText(untrusted: document.ruleTableVersion))
    hasNumbers = document.hasOverview || page.isPart
    hasSections = !page.isIndex
    overview = page.isPart ? nil : OverviewView(document, writer: writer)
    photos = document.photos.map { PhotoView($0, writer: writer, page: page.file(of: $0.number)) }
    excerpt =
      page.isIndex
      ? writer.words(
        "report.note.lowestScores", .integer(Int64(document.photos.count)),
        .integer(Int64(document.photoCount - document.photos.count))) : nil
    pages = PageListView(page, writer: writer)
    steps = PageStepsView(page, writer: writer)
  }
}

extension LanguageView: MustacheParent {
  /// Returns the member with a name.
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
    case "excerpt": excerpt
    case "hasSections": hasSections
    case "hasNumbers": hasNumbers
    case "photos": photos
    case "pages": pages
    case "steps": steps
    default: nil
    }
  }
}
