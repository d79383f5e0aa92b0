public import StringCatalogs

extension DocumentRenderer {
  /// Writes a document with cards as files of a web report, each passed to `write` with its name as
  /// soon as it is rendered.
  ///
  /// A few cards follow the document on one page. With more than the layout allows, the document
  /// links to pages of cards. Names are relative to the folder of `file`, which is that of the
  /// document itself unless languages are split: then each has its tag before the extension.
  public func writeHTML(
    _ document: Document, cards: CardList, named file: String, languages: [LanguageTag],
    layout: HTMLLayout = HTMLLayout(), write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    let writers = writers(for: languages)
    let files = HTMLFileNames(file: file, cards: cards.entries, layout: layout)
    let groups = layout.splitsLanguages ? writers.map { [$0] } : [writers]
    func writePage(_ part: HTMLPageLocation.Part, _ document: Document) throws {
      for group in groups {
        let location = HTMLPageLocation(
          files: files, part: part,
          language: layout.splitsLanguages ? group.first?.language : nil)
        try write(location.file, page(document, writers: group, all: writers, location: location))
      }
    }
    if files.pageCount == 0 {
      var whole = document
      whole.blocks += try cards.blocks(cards.entries.indices)
      try writePage(.main, whole)
    } else {
      try writePage(.main, document)
      for number in 1...files.pageCount {
        var part = document
        part.lead = nil
        part.note = nil
        part.guide = nil
        part.blocks = try cards.blocks(files.positions(onPage: number))
        try writePage(.cards(page: number), part)
      }
    }
    if let name = files.styleSheet { try write(name, templates.styleSheet) }
  }

  /// Returns a document with cards as one web page, however many there are.
  public func html(
    _ document: Document, cards: CardList, languages: [LanguageTag]
  ) throws -> String {
    var whole = document
    whole.blocks += try cards.blocks(cards.entries.indices)
    return try html(whole, languages: languages)
  }

  /// Writes a document with cards as Markdown, in pieces.
  public func writeMarkdown(
    _ document: Document, cards: CardList, languages: [LanguageTag],
    write: (_ text: String) throws -> Void
  ) throws {
    try self.write(cards, languages, write) { MarkdownDocument(document, writer: $0) }
  }

  /// Writes a document with cards as plain text in lines of `width` columns, from 40 to 1,000, in
  /// pieces.
  public func writeText(
    _ document: Document, cards: CardList, languages: [LanguageTag], width: Int = 80,
    write: (_ text: String) throws -> Void
  ) throws {
    try self.write(cards, languages, write) { TextDocument(document, writer: $0, width: width) }
  }

  private func write(
    _ cards: CardList, _ languages: [LanguageTag], _ write: (_ text: String) throws -> Void,
    of document: (DocumentWriter) -> some DocumentInPieces
  ) throws {
    for (number, writer) in writers(for: languages).enumerated() {
      let text = document(writer)
      try write((number > 0 ? "\n" : "") + text.body)
      if let heading = cards.heading {
        try write(text.text([.section(Section(heading, blocks: []))], level: 2))
      }
      for position in cards.entries.indices {
        let card = Block.card(try cards.card(position))
        try write(text.text([card], level: cards.heading == nil ? 2 : 3))
      }
      try write(text.footer)
    }
  }
}

/// A document in one language that is written piece by piece.
protocol DocumentInPieces {
  /// Everything but the footer.
  var body: String { get }

  /// The facts that close the report.
  var footer: String { get }

  /// Returns blocks that follow the body; headings have a level from 2.
  func text(_ blocks: [Block], level: Int) -> String
}
