import StringCatalogs

/// The Markdown of a report in one language as templates see it.
struct MarkdownLanguageView {
  /// The texts of the catalog, by key.
  let report: TemplateMessage

  /// The number of photos in the report.
  let photoCount: String

  /// The time of the audit.
  let date: TextView

  /// The overview of the photos; nil if there is only one.
  let overview: MarkdownOverviewView?

  /// The photos.
  let photos: [MarkdownPhotoView]

  /// The facts needed to repeat the audit.
  let footer: MarkdownTable

  /// Creates the view of a document in the language of `writer`.
  init(_ document: ReportDocument, writer: ReportWriter) {
    report = TemplateMessage(key: "report", writer: writer)
    photoCount = writer.words("report.photoCount", .integer(Int64(document.photos.count)))
    date = TextView(writer.text(.date(document.date)))
    overview = MarkdownOverviewView(document, writer: writer)
    photos = document.photos.map { MarkdownPhotoView($0, writer: writer) }
    footer = MarkdownTable(
      header: [
        writer.label("report.footer.date"), writer.label("report.footer.toolVersion"),
        writer.label("report.footer.ruleTableVersion"),
      ],
      rows: [
        [
          writer.text(.date(document.date)), writer.text(.untrusted(document.toolVersion)),
          writer.text(.untrusted(document.ruleTableVersion)),
        ]
      ])
  }
}

extension ReportWriter {
  /// Returns the report's own words for a key, as a text.
  func label(_ key: String) -> ReportText { ReportText(words: words(key)) }
}
