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

  /// Whether only the trait of the state is known yet.
  private var lacksTraits = false

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
    var placeholders: PlaceholderScan.SimplePlaceholders??
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
    forget()
    literal = (text.range, traits)
    lacksTraits = false
    isEscaped = false
  }

  /// Moves to another literal, whose traits are read when a rule asks for them.
  func read(_ text: WalkedText) {
    forget()
    literal = (text.range, text.state.trait)
    lacksTraits = true
    isEscaped = text.isEscaped
    if isEscaped { unescape() }
  }

  /// Moves to another literal.
  func read(_ range: Range<Int>, isEscaped: Bool, state: WalkedText.State) {
    forget()
    literal = (range, state.trait)
    self.isEscaped = isEscaped
    if isEscaped { unescape() }
    readTraits()
  }

  private func forget() {
    guard hasCache else { return }
    cache = Cache()
    hasCache = false
  }

  private func unescape() {
    cache.utf8 = JSONLiteral.utf8(range, in: bytes)[...]
    hasCache = true
  }

  private func readTraits() {
    lacksTraits = false
    if isEscaped {
      let unescaped = Array(utf8)
      literal.traits.formUnion(TextTraits(of: unescaped.indices, in: unescaped).union(.escape))
    } else {
      literal.traits.formUnion(TextTraits(of: Self.content(of: range), in: bytes))
    }
  }

  /// Returns a value that was parsed before, or else parses it.
  @inline(__always)
  private func cached<Value>(
    _ value: WritableKeyPath<Cache, Value?>, _ parse: () -> Value
  ) -> Value {
    if let known = cache[keyPath: value] { return known }
    let parsed = parse()
    cache[keyPath: value] = .some(parsed)
    hasCache = true
    return parsed
  }

  /// The literal in the file, including its quotation marks.
  var range: Range<Int> { literal.range }

  /// The traits of the text.
  var traits: TextTraits {
    if lacksTraits { readTraits() }
    return literal.traits
  }

  /// Returns the bytes inside the quotation marks of a literal.
  static func content(of range: Range<Int>) -> Range<Int> {
    range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : 0..<0
  }

  /// The unescaped UTF-8 of the text; its indices need not begin at zero.
  var utf8: ArraySlice<UInt8> {
    if let utf8 = cache.utf8 { return utf8 }
    return bytes[Self.content(of: range)]
  }

  /// The number of bytes of the unescaped UTF-8.
  var utf8Count: Int { isEscaped ? utf8.count : Self.content(of: range).count }

  /// The text.
  var string: String { cached(\.string) { String(decoding: utf8, as: UTF8.self) } }

  /// The text as a format string.
  var format: FormatString { cached(\.format) { FormatString(string) } }

  /// The placeholders of the text if they are simple, found without parsing it.
  var simplePlaceholders: PlaceholderScan.SimplePlaceholders? {
    cached(\.placeholders) {
      let utf8 = utf8
      return PlaceholderScan.simplePlaceholders(in: utf8.span, 0..<utf8.count)
    }
  }

  /// The placeholders of the text that format an argument, if no substitution does.
  var arguments: FormatArguments { cached(\.arguments) { FormatArguments(format) { _ in nil } } }

  /// The web addresses in the text.
  var addresses: [String] { cached(\.addresses) { WebAddresses.all(in: string) } }

  /// The numbers in the text.
  var numbers: WrittenNumbers { cached(\.numbers) { WrittenNumbers(self) } }

  /// The number of sentences of the text.
  var sentences: SentenceCount { cached(\.sentences) { SentenceCount(self) } }

  /// The brackets and quotation marks of the text.
  var marks: PairedMarks { cached(\.marks) { PairedMarks(utf8) } }

  /// The first emoji or pictograph of the text.
  var emoji: Unicode.Scalar? { cached(\.emoji) { firstEmoji } }

  /// The number of characters of the text, as Unicode scalars.
  var length: Int { cached(\.length) { scalarCount } }

  /// Returns the terms of a glossary that the text has; always those of the same one.
  func terms(of glossary: GlossarySearch) -> [GlossarySearch.Term] {
    cached(\.terms) { glossary.terms(in: self) }
  }

  /// The Unicode scalars of the text.
  var scalars: [Unicode.Scalar] { cached(\.scalars) { Array(string.unicodeScalars) } }
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
