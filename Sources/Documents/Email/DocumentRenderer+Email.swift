public import StringCatalogs
import TextLayout

extension DocumentRenderer {
  /// The number of cards from which on an email has none of them.
  private static let tooManyCards = 11

  /// The width of plain text, which mail programs quote and break at 78 columns.
  private static let emailWidth = 72

  /// The maximum width of what a list of messages shows of one, in columns.
  private static let longestPreview = 140

  /// Returns a document with cards as an email, one language after the other.
  ///
  /// It is an overview: tables have their first 30 rows, and more than ten cards, pictures, and
  /// details of findings are left out. Its page is never larger than
  /// ``EmailMessage/maximumByteCount``. What is left out for that is counted in a sentence at the
  /// end.
  public func email(
    _ document: Document, cards: CardList? = nil, languages: [LanguageTag]
  ) throws -> EmailMessage {
    let writers = writers(for: languages)
    var short = document
    short.guide = nil
    var omittedCount = 0
    if let cards {
      let hasCards = cards.entries.count < Self.tooManyCards
      short.blocks += hasCards ? try cards.blocks(cards.entries.indices) : []
      omittedCount = hasCards ? 0 : cards.entries.count
    }
    short.blocks = short.blocks.compactMap(\.forEmail)
    return EmailMessage(
      subject: Self.subject(of: short, writer: writers[0]),
      html: try html(short, omitting: omittedCount, writers: writers),
      text: text(short, omitting: omittedCount, writers: writers))
  }

  private static func subject(of document: Document, writer: DocumentWriter) -> String {
    ([writer.plain(document.title)] + document.subtitle.map { writer.text($0).plain })
      .joined(separator: " · ").truncated(toColumns: longestPreview)
  }

  private func html(
    _ document: Document, omitting omittedCount: Int, writers: [DocumentWriter]
  ) throws(DocumentTemplateError) -> String {
    func page(_ articles: [String]) throws(DocumentTemplateError) -> String {
      let writer = writers[0]
      let preview = (document.lead ?? document.note).map { writer.text($0).plain } ?? ""
      let view = TemplateView { name in
        switch name {
        case "language": writer.language.rawValue
        case "isRightToLeft": writer.isRightToLeft
        case "title": writer.plain(document.title)
        case "preview": preview.truncated(toColumns: Self.longestPreview)
        case "articles": articles
        default: nil
        }
      }
      return templates.emailStyle.inlined(
        try templates.render(view, with: "email.email"), language: writer.language.rawValue,
        isRightToLeft: writer.isRightToLeft) + "\n"
    }
    let room = EmailMessage.maximumByteCount - (try page([])).utf8.count
    var articles: [String] = []
    for writer in writers {
      let article = EmailArticle(
        document, omitting: omittedCount, writer: writer, templates: templates)
      articles.append(try article.html(maximumByteCount: room / writers.count - 1))
    }
    return try page(articles)
  }

  private func text(
    _ document: Document, omitting omittedCount: Int, writers: [DocumentWriter]
  ) -> String {
    writers.map { writer in
      let text = TextDocument(document, writer: writer, width: Self.emailWidth)
      let omission = writer.builtIn("partsOmitted", .integer(Int64(omittedCount)))
      return text.body + (omittedCount > 0 ? text.lines(omission) : "") + text.footer
    }.joined(separator: "\n")
  }
}
