import Escaping

/// Writes texts as Markdown.
enum MarkdownText {
  /// Returns a text inside a line or a cell: values are code.
  static func inline(_ text: DocumentText) -> String {
    var result = ""
    var value = ""
    for run in text.runs {
      // The folders and the name of a path are one value.
      if run.kind == .folder {
        value = run.text
        continue
      }
      result +=
        run.kind == .words
        ? MarkdownEscaping.text(run.text) : MarkdownEscaping.code(value + run.text)
      value = ""
    }
    return result + MarkdownEscaping.code(value)
  }

  /// Returns a text that begins a paragraph.
  static func paragraph(_ text: DocumentText) -> String {
    MarkdownEscaping.paragraph(inline(text))
  }

  /// Returns words of a catalog in bold.
  static func bold(_ text: DocumentText) -> String { "**\(inline(text))**" }

  /// Returns the lines of a text, each after a margin of spaces; empty lines stay empty.
  static func indented(_ text: String, by margin: Int = 2) -> String {
    let space = String(repeating: " ", count: margin)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}
