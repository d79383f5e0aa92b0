import ASCII

/// Reads the text of a part of a Markdown document as its readers see it: CommonMark 0.31 with
/// GitHub's strikethrough and addresses.
///
/// Code, math, images, addresses, and links to the document in another language become an object
/// (U+FFFC); marks of emphasis, the targets of links, and tags are left out. The time is
/// proportional to the length.
struct MarkdownInlines {
  /// A piece of the text between others.
  private struct Item {
    enum Kind {
      case text
      case object
      case lineBreak
      case decoded(String)
      case nothing
    }

    var kind: Kind
    var range: Range<Int>
  }

  /// A bracket that may open a link or an image.
  private struct Bracket {
    var item: Int
    var end: Int
    var emphasis: Int
    var isImage: Bool
    var isActive = true
    var hasBracketInside = false
  }

  private let text: [UInt8]
  private let definitions: [String: String]
  private let isForeign: (String) -> Bool

  private var items: [Item] = []
  private var brackets: [Bracket] = []
  private var emphasis = MarkdownEmphasis()
  private var math = MarkdownMath()
  private var position = 0
  private var textStart = 0

  /// The lengths of runs of grave accents, each with the position of its last one.
  private var lastRuns: [Int: Int] = [:]

  private var lacksCommentEnd = false

  /// The contents of the comments in the text.
  private(set) var notes: [Range<Int>] = []

  /// Reads the text of a part, which is joined by line feeds.
  ///
  /// `isForeign` says of a link's destination whether it is the document in another language.
  init(
    _ text: [UInt8], definitions: [String: String], isForeign: @escaping (String) -> Bool
  ) {
    self.text = text
    self.definitions = definitions
    self.isForeign = isForeign
    findRuns()
    read()
  }

  /// The pieces of the text, each with what readers see: nil for an object.
  var pieces: [(range: Range<Int>, kind: MarkdownText.PieceKind)] {
    items.compactMap { item in
      switch item.kind {
      case .text: item.range.isEmpty ? nil : (item.range, .text)
      case .object: (item.range, .object)
      case .lineBreak: (item.range, .lineBreak)
      case .decoded(let text): (item.range, .decoded(text))
      case .nothing: nil
      }
    }
  }

  private mutating func findRuns() {
    var position = 0
    while let start = text[position...].firstIndex(of: UInt8(ascii: "`")) {
      var end = start
      while end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
      lastRuns[end - start] = start
      position = end
    }
  }

  private mutating func read() {
    readMarkAtStart()
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\"): readBackslash()
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readEmphasis()
      case UInt8(ascii: "["): openBracket(isImage: false)
      case UInt8(ascii: "!") where byte(position + 1) == UInt8(ascii: "["):
        openBracket(isImage: true)
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case 0x0A: readLineEnd()
      case UInt8(ascii: ":"), UInt8(ascii: "{"): readShortcode()
      case UInt8(ascii: "h"), UInt8(ascii: "w"): readAddress()
      case UInt8(ascii: "$"): readMath()
      default: position += 1
      }
    }
    flush()
    resolveEmphasis(after: 0)
  }

  private func byte(_ position: Int) -> UInt8? {
    text.indices.contains(position) ? text[position] : nil
  }

  /// Ends the text before the position.
  private mutating func flush() {
    if textStart < position { items.append(Item(kind: .text, range: textStart..<position)) }
    textStart = position
  }

  private mutating func add(_ kind: Item.Kind, to end: Int) {
    flush()
    items.append(Item(kind: kind, range: position..<end))
    position = end
    textStart = end
  }

  /// Reads the mark of a task (`[x]`) or of an alert (`[!NOTE]`).
  private mutating func readMarkAtStart() {
    guard byte(0) == UInt8(ascii: "["), let end = text.prefix(16).firstIndex(of: 0x5D) else {
      return
    }
    let name = text[1..<end]
    let isTask = name.count == 1 && " xX".utf8.contains(text[1]) && byte(end + 1) == 0x20
    let isAlert =
      name.first == UInt8(ascii: "!") && name.count > 1
      && name.dropFirst().allSatisfy(\.isASCIIUppercase)
    if isTask || isAlert { add(.object, to: end + 1) }
  }

  private mutating func readBackslash() {
    guard let next = byte(position + 1) else {
      position += 1
      return
    }
    if next == 0x0A {
      add(.lineBreak, to: position + 2)
    } else if MarkdownReference.isPunctuation(next) {
      flush()
      textStart = position + 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func readCode() {
    var end = position
    while byte(end) == UInt8(ascii: "`") { end += 1 }
    let count = end - position
    guard let last = lastRuns[count], last > position else {
      position = end
      return
    }
    var start = end
    while let run = text[start...].firstIndex(of: UInt8(ascii: "`")) {
      var runEnd = run
      while byte(runEnd) == UInt8(ascii: "`") { runEnd += 1 }
      if runEnd - run == count { return add(.object, to: runEnd) }
      start = runEnd
    }
    position = end
  }

  private mutating func readLineEnd() {
    let end = position
    while position > textStart, text[position - 1] == 0x20 || text[position - 1] == 0x09 {
      position -= 1
    }
    add(.lineBreak, to: end + 1)
  }

  private mutating func readTag() {
    if text[position...].starts(with: "<!--".utf8) {
      // Where one comment has no end, no later one has.
      guard !lacksCommentEnd, let end = endOfComment else {
        lacksCommentEnd = true
        position += 1
        return
      }
      notes.append(position + 4..<max(position + 4, end))
      return add(.nothing, to: end + 3)
    }
    if let end = MarkdownAddress.end(ofAutolinkAt: position, in: text) {
      return add(.object, to: end)
    }
    guard let end = MarkdownTag.end(ofTagAt: position, in: text, limit: text.count) else {
      position += 1
      return
    }
    let name = MarkdownTag.name(at: position + 1, in: text, end: end)
    switch String(decoding: text[name].prefix(8), as: UTF8.self).lowercased() {
    case "br": add(.lineBreak, to: end)
    case "img", "code", "kbd", "samp", "var", "svg": add(.object, to: endOfElement(name, end))
    default: add(.nothing, to: end)
    }
  }

  private var endOfComment: Int? {
    var start = position + 2
    while let mark = text[start...].firstIndex(of: UInt8(ascii: "-")) {
      if text[mark...].starts(with: "-->".utf8) { return mark }
      start = mark + 1
    }
    return nil
  }

  /// Returns the end of an element whose contents are no prose; that of its tag if it is not closed
  /// soon.
  private func endOfElement(_ name: Range<Int>, _ end: Int) -> Int {
    guard text[end - 2] != UInt8(ascii: "/"), name.count > 3 || text[name] != Array("img".utf8)[...]
    else { return end }
    let close = Array("</".utf8) + text[name] + [UInt8(ascii: ">")]
    let limit = min(text.count, end + 1000)
    let found = text[end..<limit].indices.first { text[$0...].starts(with: close) }
    return found.map { $0 + close.count } ?? end
  }

  private mutating func readEntity() {
    guard let (value, end) = MarkdownEntity.text(at: position, in: text) else {
      position += 1
      return
    }
    add(.decoded(value), to: end)
  }

  private mutating func readShortcode() {
    guard let end = MarkdownAddress.end(ofShortcodeAt: position, in: text) else {
      position += 1
      return
    }
    add(.object, to: end)
  }

  private mutating func readMath() {
    guard let end = math.end(at: position, in: text) else {
      while byte(position) == UInt8(ascii: "$") { position += 1 }
      return
    }
    add(.object, to: end)
  }

  private mutating func readAddress() {
    guard let end = MarkdownAddress.end(ofAddressAt: position, in: text) else {
      position += 1
      return
    }
    add(.object, to: end)
  }
}

// MARK: - Emphasis

extension MarkdownInlines {
  private mutating func readEmphasis() {
    let mark = text[position]
    var end = position
    while byte(end) == mark { end += 1 }
    guard mark != UInt8(ascii: "~") || end - position <= 2 else {
      position = end
      return
    }
    let start = position
    flush()
    position = end
    textStart = end
    emphasis.add(item: items.count, start..<end, in: text)
    items.append(Item(kind: .text, range: start..<end))
  }

  private mutating func resolveEmphasis(after bottom: Int) {
    for (item, range) in emphasis.resolve(after: bottom) { items[item].range = range }
  }
}

// MARK: - Links

extension MarkdownInlines {
  private mutating func openBracket(isImage: Bool) {
    if !isImage, let end = MarkdownAddress.end(ofFootnoteAt: position, in: text) {
      return add(.object, to: end)
    }
    flush()
    let end = position + (isImage ? 2 : 1)
    if !brackets.isEmpty { brackets[brackets.count - 1].hasBracketInside = true }
    brackets.append(
      Bracket(item: items.count, end: end, emphasis: emphasis.count, isImage: isImage))
    items.append(Item(kind: .text, range: position..<end))
    position = end
    textStart = end
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let after = position + 1
    guard bracket.isActive || bracket.isImage, let (destination, end) = target(of: bracket, after)
    else {
      position += 1
      return
    }
    flush()
    resolveEmphasis(after: bracket.emphasis)
    if bracket.isImage {
      items[bracket.item].kind = .object
      add(.object, to: end)
    } else if isForeign(destination)
      || text[bracket.end..<after - 1].elementsEqual(destination.utf8)
    {
      for index in items.indices[bracket.item...] { items[index].kind = .nothing }
      items[bracket.item] = Item(kind: .object, range: items[bracket.item].range.lowerBound..<end)
      position = end
      textStart = end
    } else {
      items[bracket.item].kind = .nothing
      add(.nothing, to: end)
    }
    guard !bracket.isImage else { return }
    // A link has no links inside; all before one that is not active are not either.
    for index in brackets.indices.reversed() where !brackets[index].isImage {
      guard brackets[index].isActive else { break }
      brackets[index].isActive = false
    }
  }

  /// Returns the destination of the link that a bracket opens, and where the link ends.
  private func target(
    of bracket: Bracket, _ after: Int
  ) -> (destination: String, end: Int)? {
    if let target = MarkdownReference.target(at: after, in: text) {
      return (String(decoding: text[target.destination], as: UTF8.self), target.end)
    }
    if let label = MarkdownReference.label(at: after, in: text) {
      return definitions[label.name].map { ($0, label.end) }
    }
    guard !bracket.hasBracketInside, position - bracket.end < 1000 else { return nil }
    let isCollapsed = text[after...].starts(with: "[]".utf8)
    return definitions[MarkdownReference.name(text[bracket.end..<position])]
      .map { ($0, isCollapsed ? after + 2 : after) }
  }
}
