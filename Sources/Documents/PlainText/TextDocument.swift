import Escaping
import LocaleFormats
import TextLayout

/// A document as plain text in one language: what is before its cards, a card, and what follows.
struct TextDocument: DocumentInPieces {
  /// The maximum width of a line in columns.
  private static let widest = 1_000

  private let document: Document
  private let writer: DocumentWriter
  private let columns: TextColumns

  /// Creates the text of a document in the language of `writer`, in lines of `width` columns.
  init(_ document: Document, writer: DocumentWriter, width: Int) {
    self.document = document
    self.writer = writer
    columns = TextColumns(
      width: Self.allowed(width), breaker: LineBreakers.best(for: writer.language))
  }

  /// Returns the next width that a text can have.
  static func allowed(_ width: Int) -> Int { min(max(TextColumns.narrowestPage, width), widest) }

  /// Everything but the footer.
  var body: String {
    var blocks = TextBlocks(writer: writer, columns: columns)
    var head = [rule] + columns.lines(of: writer.plain(document.title)) + [rule]
    for value in document.subtitle { head += columns.lines(of: blocks.text(value)) }
    var parts = [head]
    if let lead = document.lead { parts.append(columns.lines(of: blocks.text(lead))) }
    if let note = document.note { parts.append(columns.lines(of: blocks.text(note))) }
    if let guide = document.guide { parts += blocks.parts(guide, level: 2) }
    parts += blocks.parts(document.blocks)
    return Self.joined(parts + blocks.fullValues())
  }

  /// The facts that close the report.
  var footer: String {
    guard !document.footer.isEmpty else { return "" }
    var blocks = TextBlocks(writer: writer, columns: columns)
    let rows = document.footer.map { fact in
      let label = writer.plain(fact.label)
      return (label: label, value: blocks.text(fact.value, named: label))
    }
    return Self.joined([[rule] + columns.lines(ofRows: rows)] + blocks.fullValues())
  }

  /// Returns blocks that follow the body.
  func text(_ blocks: [Block], level: Int) -> String {
    var writer = TextBlocks(writer: writer, columns: columns)
    let parts = writer.parts(blocks, level: level)
    return Self.joined(parts + writer.fullValues())
  }

  /// Returns a sentence that follows the body.
  func lines(_ sentence: String) -> String { Self.joined([columns.lines(of: sentence)]) }

  private var rule: String { String(repeating: "=", count: columns.width) }

  private static func joined(_ parts: [[String]]) -> String {
    var text = ""
    for lines in parts {
      for line in lines { text += PlainTextEscaping.escape(line) + "\n" }
      text += "\n"
    }
    return text
  }
}
