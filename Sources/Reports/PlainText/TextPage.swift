/// The plain text of a report, as its template sees it.
struct TextPage {
  /// The report in each language.
  let languages: [TextLanguageView]

  /// Creates the text of a document in the languages of `writers`, in lines of `width` columns.
  init(_ document: ReportDocument, writers: [ReportWriter], width: Int) {
    languages = writers.map { TextLanguageView(document, writer: $0, width: width) }
  }
}
