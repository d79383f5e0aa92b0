import ASCII

/// Reads the block structure of a Markdown document: CommonMark 0.31 with the tables of GitHub.
///
/// Only what has text is kept; code, HTML, and definitions of links are passed over. The time is
/// proportional to the length, as at most ``deepest`` containers are open.
struct MarkdownBlocks {
  /// The number of directives that a block may have.
  private static let mostNotes = 16

  /// The depth at which quotations and lists are no longer opened.
  private static let deepest = 32

  /// A quotation or an item of a list.
  private enum Container {
    case quote
    case item(width: Int, isEmpty: Bool)
  }

  /// The block that the next line may continue.
  private enum Open {
    case none
    case paragraph
    case fence(mark: UInt8, count: Int)
    case indented
    case html([[UInt8]]?)
    case comment(start: Int)
    case table(columns: Int)
  }

  /// Comments that concern what is in a container.
  private struct Scope {
    var depth: Int
    var isList: Bool
    var notes: [Range<Int>]
  }

  /// The parts with text, in order.
  private(set) var leaves: [MarkdownLeaf] = []

  /// The destinations of links by label.
  private(set) var definitions: [String: String] = [:]

  private let bytes: [UInt8]
  private var containers: [Container] = []
  private var open = Open.none

  /// The lines of the open paragraph; a list in its case would be copied for each line.
  private var lines: [Range<Int>] = []

  private var notes: [Range<Int>] = []
  private var scopes: [Scope] = []
  private var tableNotes: [Range<Int>] = []

  /// Reads the part of a document from a position.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    var position = start
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      read(position..<end)
      position = end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    close()
  }

  /// Whether the open block is none, or one that is read as text.
  private var isText: Bool {
    switch open {
    case .none, .paragraph, .table: true
    case .fence, .indented, .html, .comment: false
    }
  }

  /// Whether a paragraph is open.
  private var isParagraph: Bool {
    if case .paragraph = open { true } else { false }
  }

  private mutating func read(_ line: Range<Int>) {
    var cursor = MarkdownCursor(bytes, line)
    let matched = matchContainers(&cursor)
    var isMatched = matched == containers.count
    if isMatched {
      if continuesRaw(cursor) { return }
      if !isText { open = .none }
    }
    var depth = matched
    var isLazy = isParagraph
    while true {
      let indentation = cursor.indentation
      let text = cursor.textOffset
      guard text < line.upperBound else { break }
      if indentation >= 4 {
        if isLazy { break }
        closeUnmatched(depth)
        open = .indented
        markContent()
        return
      }
      let isInParagraph = isMatched && isLazy
      if bytes[text] == UInt8(ascii: ">"), depth < Self.deepest {
        closeUnmatched(depth, &isMatched)
        push(.quote)
        cursor.skipSpace()
        skipQuoteMark(&cursor)
      } else if openLeaf(cursor, isInParagraph: isInParagraph, isMatched: isMatched, depth) {
        return
      } else if depth < Self.deepest,
        let item = MarkdownListMark(cursor, interruptsParagraph: isInParagraph)
      {
        closeUnmatched(depth, &isMatched)
        push(.item(width: item.width, isEmpty: true))
        cursor = item.cursor
      } else {
        break
      }
      depth = containers.count
      isLazy = false
      isMatched = true
    }
    readText(cursor, isMatched: isMatched, depth)
  }

  private func skipQuoteMark(_ cursor: inout MarkdownCursor) {
    cursor.skip(bytes: 1)
    if let byte = cursor.byte, byte == 0x20 || byte == 0x09 { cursor.skip(columns: 1) }
  }

  /// Moves over the marks of the open containers, and returns how many go on in the line.
  private mutating func matchContainers(_ cursor: inout MarkdownCursor) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard cursor.indentation < 4, cursor.textOffset < cursor.end,
          bytes[cursor.textOffset] == UInt8(ascii: ">")
        else { return index }
        cursor.skipSpace()
        skipQuoteMark(&cursor)
      case .item(let width, let isEmpty):
        if cursor.indentation >= width, !cursor.isBlank {
          cursor.skip(columns: width)
        } else if cursor.isBlank, !isEmpty {
          cursor.skipSpace()
        } else {
          return index
        }
      }
    }
    return containers.count
  }

  /// Returns whether a line belongs to the open block whatever it contains.
  private mutating func continuesRaw(_ cursor: MarkdownCursor) -> Bool {
    switch open {
    case .none, .paragraph, .table: return false
    case .indented: return cursor.isBlank || cursor.indentation >= 4
    case .fence(let mark, let count):
      let text = bytes[cursor.textOffset..<cursor.end]
      let run = text.prefix { $0 == mark }
      if cursor.indentation < 4, run.count >= count,
        text.dropFirst(run.count).allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      {
        open = .none
      }
      return true
    case .html(nil): return !cursor.isBlank
    case .html(let ends?):
      if Self.contains(bytes[cursor.rest], ends) { open = .none }
      return true
    case .comment(let start):
      endComment(at: start, cursor.rest)
      return true
    }
  }

  /// Opens a block that is neither a container nor a paragraph; returns whether there is one.
  private mutating func openLeaf(
    _ cursor: MarkdownCursor, isInParagraph: Bool, isMatched: Bool, _ depth: Int
  ) -> Bool {
    let text = cursor.textOffset
    let line = bytes[text..<cursor.end]
    if let level = Self.headingLevel(line) {
      closeUnmatched(depth)
      close()
      add(.heading(level), [Self.headingText(line, level)])
      return true
    }
    if let fence = Self.fence(line) {
      closeUnmatched(depth)
      close()
      open = .fence(mark: line[text], count: fence)
      notes = []
      markContent()
      return true
    }
    if let block = MarkdownTag.block(
      at: text, in: bytes, lineEnd: cursor.end,
      interruptsParagraph: isInParagraph)
    {
      closeUnmatched(depth)
      close()
      markContent()
      switch block {
      case .untilBlank: open = .html(nil)
      case .until(let ends): open = Self.contains(line.dropFirst(2), ends) ? .none : .html(ends)
      case .comment:
        open = .comment(start: text)
        endComment(at: text, text + 2..<cursor.end)
      }
      return true
    }
    if isInParagraph, openAfterParagraph(line, cursor) { return true }
    if Self.isThematicBreak(line) {
      closeUnmatched(depth)
      close()
      markContent()
      return true
    }
    return false
  }

  /// Makes a heading or the head of a table of the paragraph before a line; returns whether it did.
  private mutating func openAfterParagraph(
    _ line: ArraySlice<UInt8>, _ cursor: MarkdownCursor
  ) -> Bool {
    if let mark = line.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
      line.drop(while: { $0 == mark }).allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    {
      let rest = withoutDefinitions(lines)
      guard !rest.isEmpty else {
        // There is nothing that the line could underline.
        lines = [line.startIndex..<cursor.end]
        return true
      }
      open = .none
      add(.heading(mark == UInt8(ascii: "=") ? 1 : 2), rest)
      return true
    }
    guard let columns = MarkdownRow.columns(ofDelimiter: line), let head = lines.last else {
      return false
    }
    let cells = MarkdownRow.cells(of: head, in: bytes)
    guard cells.count == columns else { return false }
    lines.removeLast()
    close()
    tableNotes = takeNotes()
    for cell in cells { add(.cell, [cell], notes: tableNotes) }
    open = .table(columns: columns)
    return true
  }

  /// Reads the rest of a line as text, or as a blank line.
  private mutating func readText(_ cursor: MarkdownCursor, isMatched: Bool, _ depth: Int) {
    guard !cursor.isBlank else {
      closeUnmatched(depth)
      close()
      return
    }
    let text = cursor.textOffset..<cursor.end
    // A line may go on with a paragraph without the marks of what the paragraph stands in.
    if isMatched || !isParagraph { closeUnmatched(depth) }
    switch open {
    case .paragraph: lines.append(text)
    case .table(let columns):
      for cell in MarkdownRow.cells(of: text, in: bytes).prefix(columns) {
        add(.cell, [cell], notes: tableNotes)
      }
    default:
      open = .paragraph
      lines = [text]
      markContent()
    }
  }
}

// MARK: - Opening and closing

extension MarkdownBlocks {
  private mutating func push(_ container: Container) {
    close()
    markContent()
    let isItem = if case .item = container { true } else { false }
    endScopes(isItem: isItem)
    if !notes.isEmpty {
      scopes.append(Scope(depth: containers.count, isList: isItem, notes: notes))
      notes = []
    }
    containers.append(container)
  }

  /// Notes that the innermost container is not empty.
  private mutating func markContent() {
    guard case .item(let width, true)? = containers.last else { return }
    containers[containers.count - 1] = .item(width: width, isEmpty: false)
  }

  private mutating func closeUnmatched(_ depth: Int) {
    guard depth < containers.count else { return }
    close()
    containers.removeSubrange(depth...)
  }

  private mutating func closeUnmatched(_ depth: Int, _ isMatched: inout Bool) {
    closeUnmatched(depth)
    isMatched = true
  }

  /// Closes the open block.
  private mutating func close() {
    if isParagraph {
      let rest = withoutDefinitions(lines)
      if !rest.isEmpty { add(.paragraph, rest) }
    }
    open = .none
  }

  private mutating func add(_ kind: MarkdownLeaf.Kind, _ lines: [Range<Int>]) {
    add(kind, lines, notes: takeNotes())
  }

  private mutating func add(
    _ kind: MarkdownLeaf.Kind, _ lines: [Range<Int>], notes: [Range<Int>]
  ) {
    markContent()
    leaves.append(MarkdownLeaf(kind: kind, lines: lines, notes: notes))
  }

  /// Returns the comments that concern the next block.
  private mutating func takeNotes() -> [Range<Int>] {
    endScopes(isItem: false)
    defer { notes = [] }
    return scopes.flatMap(\.notes) + notes
  }

  /// Ends what comments concern where something follows the container after them; another item of
  /// the same list is no such thing.
  private mutating func endScopes(isItem: Bool) {
    while let scope = scopes.last,
      scope.depth > containers.count || scope.depth == containers.count && !(isItem && scope.isList)
    {
      scopes.removeLast()
    }
  }

  /// Ends a comment in a line that has its end.
  private mutating func endComment(at start: Int, _ line: Range<Int>) {
    guard let end = Self.position(of: Array("-->".utf8), in: bytes[line]) else { return }
    let comment = start + 4..<max(start + 4, end)
    if notes.count < Self.mostNotes, MarkdownDocument.isDirective(bytes[comment]) {
      notes.append(comment)
    }
    open = .none
  }

  /// Returns the lines of a paragraph without the definitions of links at its start, which are
  /// kept.
  private mutating func withoutDefinitions(_ lines: [Range<Int>]) -> [Range<Int>] {
    guard let first = lines.first, bytes[first.lowerBound] == UInt8(ascii: "[") else {
      return lines
    }
    var text: [UInt8] = []
    var starts: [Int] = []
    for line in lines {
      starts.append(text.count)
      text += bytes[line] + [0x0A]
    }
    var position = 0
    while let definition = MarkdownReference.definition(at: position, in: text) {
      if definitions[definition.name] == nil {
        definitions[definition.name] = String(
          decoding: text[definition.destination], as: UTF8.self)
      }
      position = definition.end
    }
    return Array(lines[(starts.firstIndex { $0 >= position } ?? lines.count)...])
  }
}

// MARK: - Forms of lines

extension MarkdownBlocks {
  /// Returns the level of a heading that begins with number signs; nil for another line.
  private static func headingLevel(_ line: ArraySlice<UInt8>) -> Int? {
    let marks = line.prefix { $0 == UInt8(ascii: "#") }
    let next = line.dropFirst(marks.count).first ?? 0x20
    return (1...6).contains(marks.count) && (next == 0x20 || next == 0x09) ? marks.count : nil
  }

  /// Returns the text of such a heading, without the number signs that may close it.
  private static func headingText(_ line: ArraySlice<UInt8>, _ level: Int) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let text = line.dropFirst(level).drop(while: isSpace)
    var end = text.endIndex
    while end > text.startIndex, isSpace(text[end - 1]) { end -= 1 }
    var marks = end
    while marks > text.startIndex, text[marks - 1] == UInt8(ascii: "#") { marks -= 1 }
    guard marks == text.startIndex || isSpace(text[marks - 1]) else { return text.startIndex..<end }
    while marks > text.startIndex, isSpace(text[marks - 1]) { marks -= 1 }
    return text.startIndex..<marks
  }

  /// Returns the number of marks of a fence that opens code; nil for another line.
  private static func fence(_ line: ArraySlice<UInt8>) -> Int? {
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let run = line.prefix { $0 == mark }
    guard run.count >= 3 else { return nil }
    return mark == UInt8(ascii: "`") && line.dropFirst(run.count).contains(mark) ? nil : run.count
  }

  /// Returns whether a line is a thematic break.
  private static func isThematicBreak(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, "*-_".utf8.contains(mark) else { return false }
    var count = 0
    for byte in line where byte != 0x20 && byte != 0x09 {
      guard byte == mark else { return false }
      count += 1
    }
    return count >= 3
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ ends: [[UInt8]]) -> Bool {
    let text = line.map(\.asciiLowercased)
    return ends.contains { position(of: $0, in: text[...]) != nil }
  }

  private static func position(of wanted: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    line.indices.first { line[$0...].starts(with: wanted) }
  }
}
