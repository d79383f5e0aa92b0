import ASCII
package import StringCatalogs

/// The texts of a Markdown document: its headings, paragraphs, and cells of tables.
///
/// Code, HTML, addresses, and the front matter are left out.
package struct MarkdownDocument: Sendable {
  /// A text of a document.
  package struct Part: Sendable {
    /// Which part of the document it is.
    var kind: MarkdownLeaf.Kind

    /// The nearest heading before it, or the heading itself, with its code; empty before the first
    /// one.
    package var heading: String

    /// The text.
    package var text: MarkdownText

    /// The directives that concern it.
    package var directives: [Range<Int>]
  }

  /// The texts, in order.
  package private(set) var parts: [Part] = []

  /// The language that the front matter says; nil if it says none.
  package private(set) var language: LanguageTag?

  private let bytes: [UInt8]

  /// The longest comment that is read as a directive.
  private static let longestDirective = 1000

  /// Reads a document in UTF-8.
  ///
  /// `name` is its path; links to the same document in another language have no text of this one.
  package init(_ bytes: [UInt8], name: DocumentName? = nil) {
    self.bytes = bytes
    let start = readFrontMatter()
    let blocks = MarkdownBlocks(bytes, from: start)
    var heading = ""
    // A directive before a large table concerns each of its cells.
    var budget = 1_000_000 + 16 * bytes.count
    for leaf in blocks.leaves {
      var (content, offsets): ([UInt8], [(content: Int, file: Int)]) = ([], [])
      for line in leaf.lines {
        if !content.isEmpty { content.append(0x0A) }
        offsets.append((content.count, line.lowerBound))
        content += bytes[line]
      }
      while let last = content.last, last == 0x20 || last == 0x09 { content.removeLast() }
      let inlines = MarkdownInlines(content, definitions: blocks.definitions) { destination in
        name?.isTranslated(by: destination) ?? false
      }
      var line = 0
      var text = MarkdownText()
      let position = { (offset: Int) in
        while line + 1 < offsets.count, offsets[line + 1].content <= offset { line += 1 }
        while line > 0, offsets[line].content > offset { line -= 1 }
        return offsets[line].file + offset - offsets[line].content
      }
      for piece in inlines.pieces {
        let start = position(piece.range.lowerBound)
        let end = piece.range.isEmpty ? start : position(piece.range.upperBound - 1) + 1
        text.add(content[piece.range], piece.kind, at: start..<max(start, end))
      }
      let notes =
        leaf.notes
        + inlines.notes.filter { Self.isDirective(content[$0]) }
        .map { position($0.lowerBound)..<position($0.upperBound) }
      if case .heading = leaf.kind { heading = text.title(in: bytes) }
      guard !text.isEmpty else { continue }
      budget -= notes.reduce(0) { $0 + $1.count }
      parts.append(
        Part(
          kind: leaf.kind, heading: heading, text: text, directives: budget >= 0 ? notes : []))
    }
  }

  /// Returns the directives of a part, as one text.
  func comment(of part: Part) -> MarkdownText {
    var text = MarkdownText()
    for (index, directive) in part.directives.enumerated() {
      let start = directive.lowerBound
      if index > 0 { text.add([], .decoded("\n"), at: start..<start) }
      text.add(bytes[directive], .text, at: directive)
    }
    return text
  }

  /// Returns whether a comment may have a directive.
  static func isDirective(_ comment: ArraySlice<UInt8>) -> Bool {
    let name = Array("catalog-lint:".utf8)
    return comment.count <= longestDirective
      && comment.indices.contains { comment[$0...].starts(with: name) }
  }

  /// Reads the YAML or TOML before the document, as site generators have it; returns its end.
  private mutating func readFrontMatter() -> Int {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = start
    var mark: ArraySlice<UInt8> = []
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      var line = bytes[position..<end]
      if line.last == 0x0D { line = line.dropLast() }
      if position == start {
        guard line.elementsEqual("---".utf8) || line.elementsEqual("+++".utf8) else {
          return start
        }
        mark = line
      } else if line == mark {
        return min(end + 1, bytes.count)
      } else {
        readLanguage(line)
      }
      position = end + 1
    }
    // Without an end, it is a thematic break.
    language = nil
    return start
  }

  /// Reads a line such as `lang: ko` or `language = "ko"`.
  private mutating func readLanguage(_ line: ArraySlice<UInt8>) {
    let parts = line.split(maxSplits: 1) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    guard parts.count == 2, line.first != 0x20 else { return }
    let trim = { (bytes: ArraySlice<UInt8>) in
      String(decoding: bytes.filter { $0 > 0x20 && !"\"'".utf8.contains($0) }, as: UTF8.self)
    }
    guard ["lang", "language", "locale"].contains(trim(parts[0])),
      let tag = DocumentName.language(named: trim(parts[1]))
    else { return }
    language = tag
  }
}
