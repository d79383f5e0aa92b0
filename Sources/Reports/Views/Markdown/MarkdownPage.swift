/// The Markdown of a report, as its template sees it.
struct MarkdownPage {
  /// The report in each language.
  let languages: [MarkdownLanguageView]

  /// Creates the Markdown of a document in the languages of `writers`.
  init(_ document: ReportDocument, writers: [ReportWriter]) {
    languages = writers.map { MarkdownLanguageView(document, writer: $0) }
  }
}
