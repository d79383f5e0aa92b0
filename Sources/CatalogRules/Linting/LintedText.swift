import StringCatalogs

/// A text of the catalog, parsed lazily as rules request it.
///
/// All rules that check a text share the parsed values.
final class LintedText {
  /// The literal in the file, including its quotation marks, and the text's traits.
  private var literal: (range: Range<Int>, traits: TextTraits) = (0..<0, .empty)

  private let bytes: [UInt8]
  private var cache = Cache()
  private var hasCache = false

  /// Whether the literal has escapes, so that its bytes differ from the text.
  private(set) var isEscaped = false

  /// The values parsed so far.
  private struct Cache {
    var utf8: ArraySlice<UInt8>?
    var string: String?
    var format: FormatString?
    var scalars: [Unicode.Scalar]?
    var addresses: [String]?
    var numbers: WrittenNumbers?
    var sentences: SentenceCount?
    var marks: PairedMarks?
    var emoji: Unicode.Scalar??
    var length: Int?
    var arguments: FormatArguments?
    var terms: [GlossarySearch.Term]?
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the traits of an unescaped literal.
  static func traits(of text: WalkedText, in bytes: [UInt8]) -> TextTraits {
    TextTraits(of: content(of: text.range), in: bytes).union(text.state.trait)
  }

  /// Moves to another literal with known traits.
  func read(_ text: WalkedText, traits: TextTraits) {
    if hasCache {
      cache = Cache()
      hasCache = false
    }
    literal = (text.range, traits)
    isEscaped = false
  }

  /// Moves to another literal.
  func read(_ range: Range<Int>, isEscaped: Bool, state: WalkedText.State) {
    if hasCache {
      cache = Cache()
      hasCache = false
    }
    self.isEscaped = isEscaped
    if isEscaped {
      let unescaped = JSONLiteral.utf8(range, in: bytes)
      cache.utf8 = unescaped[...]
      hasCache = true
      let traits = TextTraits(of: unescaped.indices, in: unescaped)
      literal = (range, traits.union([.escape, state.trait]))
    } else {
      let content = Self.content(of: range)
      literal = (range, TextTraits(of: content, in: bytes).union(state.trait))
    }
  }

  /// The literal in the file, including its quotation marks.
  var range: Range<Int> { literal.range }

  /// The traits of the text.
  var traits: TextTraits { literal.traits }

  /// Returns the bytes inside the quotation marks of a literal.
  static func content(of range: Range<Int>) -> Range<Int> {
    range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : 0..<0
  }

  /// The unescaped UTF-8 of the text; its indices need not begin at zero.
  var utf8: ArraySlice<UInt8> {
    if let utf8 = cache.utf8 { return utf8 }
    return bytes[Self.content(of: range)]
  }

  /// The text.
  var string: String {
    if let string = cache.string { return string }
    let string = String(decoding: utf8, as: UTF8.self)
    cache.string = string
    hasCache = true
    return string
  }

  /// The text as a format string.
  var format: FormatString {
    if let format = cache.format { return format }
    let format = FormatString(string)
    cache.format = format
    return format
  }

  /// The placeholders of the text that format an argument, if no substitution does.
  var arguments: FormatArguments {
    if let arguments = cache.arguments { return arguments }
    let arguments = FormatArguments(format) { _ in nil }
    cache.arguments = arguments
    hasCache = true
    return arguments
  }

  /// The web addresses in the text.
  var addresses: [String] {
    if let addresses = cache.addresses { return addresses }
    let addresses = WebAddresses.all(in: string)
    cache.addresses = addresses
    return addresses
  }

  /// The numbers in the text.
  var numbers: WrittenNumbers {
    if let numbers = cache.numbers { return numbers }
    let numbers = WrittenNumbers(self)
    cache.numbers = numbers
    return numbers
  }

  /// The number of sentences of the text.
  var sentences: SentenceCount {
    if let sentences = cache.sentences { return sentences }
    let sentences = SentenceCount(self)
    cache.sentences = sentences
    hasCache = true
    return sentences
  }

  /// The brackets and quotation marks of the text.
  var marks: PairedMarks {
    if let marks = cache.marks { return marks }
    let marks = PairedMarks(utf8)
    cache.marks = marks
    hasCache = true
    return marks
  }

  /// The first emoji or pictograph of the text.
  var emoji: Unicode.Scalar? {
    if let emoji = cache.emoji { return emoji }
    let emoji = firstEmoji
    cache.emoji = .some(emoji)
    hasCache = true
    return emoji
  }

  /// The number of characters of the text, as Unicode scalars.
  var length: Int {
    if let length = cache.length { return length }
    let length = scalarCount
    cache.length = length
    hasCache = true
    return length
  }

  /// Returns the terms of a glossary that the text has; always those of the same one.
  func terms(of glossary: GlossarySearch) -> [GlossarySearch.Term] {
    if let terms = cache.terms { return terms }
    let terms = glossary.terms(in: self)
    cache.terms = terms
    hasCache = true
    return terms
  }

  /// The Unicode scalars of the text.
  var scalars: [Unicode.Scalar] {
    if let scalars = cache.scalars { return scalars }
    let scalars = Array(string.unicodeScalars)
    cache.scalars = scalars
    return scalars
  }
}

extension WalkedText.State {
  fileprivate var trait: TextTraits {
    switch self {
    case .new: .stateNew
    case .needsReview: .stateNeedsReview
    case .translated: .stateTranslated
    case .missing, .stale, .unknown: .stateUnknown
    }
  }
}
