public import StringCatalogs

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

  private func joined(
    _ languages: [LanguageTag], _ text: (DocumentWriter) -> String
  ) -> String {
    var all = writers(for: languages).map(text).joined(separator: "\n")
    while all.hasSuffix("\n\n") { all.removeLast() }
    return all
  }
}
