import LocaleFormats
public import StringCatalogs
import TextLayout

extension DocumentRenderer {
  /// Returns a document as GitHub Flavored Markdown, one language after the other.
  public func markdown(_ document: Document, languages: [LanguageTag]) -> String {
    joined(languages) { writer in
      let text = MarkdownDocument(document, writer: writer)
      return text.body + text.footer
    }
  }

  /// Returns a document as plain text in lines of `width` columns, from 40 to 1,000, one language
  /// after the other.
  public func text(_ document: Document, languages: [LanguageTag], width: Int = 80) -> String {
    joined(languages) { writer in
      let text = TextDocument(document, writer: writer, width: width)
      return text.body + text.footer
    }
  }

  /// Returns blocks as plain text in lines of `width` columns, from 40 to 1,000, one language after
  /// the other, without a title.
  public func text(_ blocks: [Block], languages: [LanguageTag], width: Int = 80) -> String {
    joined(languages) { writer in
      TextDocument(Document(title: LocalizedMessage("")), writer: writer, width: width)
        .text(blocks, level: 2)
    }
  }

  /// Writes a list as plain text, a line of `width` columns, from 40 to 1,000, for each subject,
  /// one language after the other.
  ///
  /// A path that is too long loses its beginning, and other texts their middle. Narrow lines have
  /// no reason.
  public func writeLines(
    _ list: LineList, languages: [LanguageTag], width: Int = 80,
    write: (_ text: String) throws -> Void
  ) throws {
    for (number, writer) in writers(for: languages).enumerated() {
      if number > 0 { try write("\n") }
      let columns = TextColumns(
        width: TextDocument.allowed(width), breaker: LineBreakers.best(for: writer.language))
      try TextLines(list, writer: writer, columns: columns).write(write)
    }
  }

  private func joined(
    _ languages: [LanguageTag], _ text: (DocumentWriter) -> String
  ) -> String {
    var all = writers(for: languages).map(text).joined(separator: "\n")
    while all.hasSuffix("\n\n") { all.removeLast() }
    return all
  }
}
