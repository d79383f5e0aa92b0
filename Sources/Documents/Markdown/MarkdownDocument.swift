/// A document as Markdown in one language: what is before its cards, a card, and what follows.
struct MarkdownDocument: DocumentInPieces {
  private let document: Document
  private let writer: DocumentWriter

  /// Creates the Markdown of a document in the language of `writer`.
  init(_ document: Document, writer: DocumentWriter) {
    self.document = document
    self.writer = writer
  }

  /// Everything but the footer.
  var body: String {
    var blocks = MarkdownBlocks(writer: writer)
    var parts = ["# " + MarkdownText.inline(writer.text(document.title))]
    if !document.subtitle.isEmpty {
      parts.append(
        MarkdownText.paragraph(
          DocumentText(joining: document.subtitle.map { blocks.text($0) }, by: " · ")))
    }
    if let lead = document.lead { parts.append("> " + MarkdownText.paragraph(blocks.text(lead))) }
    if let note = document.note { parts.append(MarkdownText.paragraph(blocks.text(note))) }
    if let guide = document.guide { parts += blocks.parts(guide, level: 2) }
    parts += blocks.parts(document.blocks)
    return Self.joined(parts + blocks.fullValues())
  }

  /// The facts that close the report.
  var footer: String {
    guard !document.footer.isEmpty else { return "" }
    var blocks = MarkdownBlocks(writer: writer)
    let table = MarkdownTable.text(
      header: document.footer.map { MarkdownText.inline(writer.text($0.label)) },
      rows: [
        document.footer.map {
          MarkdownText.inline(blocks.text($0.value, named: writer.plain($0.label)))
        }
      ])
    return Self.joined(["---", table] + blocks.fullValues())
  }

  /// Returns blocks that follow the body.
  func text(_ blocks: [Block], level: Int) -> String {
    var writer = MarkdownBlocks(writer: writer)
    let parts = writer.parts(blocks, level: level)
    return Self.joined(parts + writer.fullValues())
  }

  private static func joined(_ parts: [String]) -> String {
    parts.map { $0 + "\n\n" }.joined()
  }
}
