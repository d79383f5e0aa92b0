import StringCatalogs

/// A document in one language as a part of an email, at most so large as it may be.
struct EmailArticle {
  /// A part of the body that is there as a whole or not at all.
  private struct Piece {
    var block: Block
    var level: Int
  }

  private let writer: DocumentWriter
  private let templates: DocumentTemplates
  private let head: HTMLArticle
  private let blocks: HTMLBlocks
  private let pieces: [Piece]

  /// The number of parts that are left out already.
  private let omittedCount: Int

  /// Creates the article of a document as emails have it, of which so many parts are left out
  /// already.
  init(
    _ document: Document, omitting omittedCount: Int, writer: DocumentWriter,
    templates: DocumentTemplates
  ) {
    self.writer = writer
    self.templates = templates
    self.omittedCount = omittedCount
    let figures = HTMLFigures(Document(title: document.title))
    let page = HTMLPageLocation(
      files: HTMLFileNames(file: "", cards: [], layout: HTMLLayout()), part: .main, language: nil)
    head = HTMLArticle(document, writer: writer, all: [writer], page: page, figures: figures)
    var blocks = HTMLBlocks(
      writer: writer, page: page, figures: figures, foldsCards: false, overview: nil,
      languages: [writer])
    blocks.form = .email
    self.blocks = blocks
    pieces = document.blocks.flatMap { Self.pieces(of: $0, level: 2) }
  }

  /// Sections and columns are taken apart, since one of them can have almost all of a document.
  private static func pieces(of block: Block, level: Int) -> [Piece] {
    switch block {
    case .section(var section) where section.blocks.count > 1:
      let others = section.blocks.dropFirst()
      // A heading is not without what follows it.
      section.blocks = Array(section.blocks.prefix(1))
      return [Piece(block: .section(section), level: level)]
        + others.flatMap { pieces(of: $0, level: min(6, level + 1)) }
    case .columns(let first, let second):
      return (first + second).flatMap { pieces(of: $0, level: level) }
    default: return [Piece(block: block, level: level)]
    }
  }

  /// Returns the article in at most a number of bytes, if its head and its footer are not longer.
  func html(maximumByteCount: Int) throws(DocumentTemplateError) -> String {
    // The sentence about what is left out has room, whether it is needed or not.
    var room =
      maximumByteCount
      - (try html(body: "", omitting: omittedCount + max(1, pieces.count))).utf8.count
    var body = ""
    for (position, piece) in pieces.enumerated() {
      let text = inlined(try rendered(piece))
      room -= text.utf8.count
      guard room >= 0 else {
        return try html(body: body, omitting: omittedCount + pieces.count - position)
      }
      body += text
    }
    return try html(body: body, omitting: omittedCount)
  }

  private func rendered(_ piece: Piece) throws(DocumentTemplateError) -> String {
    var blocks = blocks
    blocks.level = piece.level
    let view = TemplateView { $0 == "blocks" ? blocks.views([piece.block]) : nil }
    return try templates.render(view, with: "blocks.email")
  }

  private func html(
    body: String, omitting count: Int
  ) throws(DocumentTemplateError) -> String {
    let view = TemplateView { name in
      switch name {
      case "omission": count > 0 ? writer.builtIn("partsOmitted", .integer(Int64(count))) : nil
      default: head.view.child(named: name)
      }
    }
    let text = inlined(try templates.render(view, with: "article.email"))
    // The body is complete, and long enough not to be searched for classes again.
    let parts = text.utf8.split(
      separator: Array(Self.bodyMark.utf8), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }.joined(separator: body)
  }

  /// Where the template has the body; escaped text can’t have it.
  private static let bodyMark = "<!--body-->"

  private func inlined(_ html: String) -> String {
    templates.emailStyle.inlined(
      html, language: writer.language.rawValue, isRightToLeft: writer.isRightToLeft)
  }
}
