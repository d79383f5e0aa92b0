import StringCatalogs

/// One text of the catalog, read as far as the rules have asked so far.
///
/// Every rule that looks at a text shares what another rule has made of it.
final class LintedText {
  /// The literal in the file, with its quotes.
  private(set) var range = 0..<0

  /// What the text holds.
  private(set) var traits: TextTraits = .empty

  private let bytes: [UInt8]
  private var isEscaped = false
  private var cachedUTF8: ArraySlice<UInt8>?
  private var cachedString: String?
  private var cachedFormat: FormatString?
  private var cachedScalars: [Unicode.Scalar]?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Begins with another literal.
  func read(_ range: Range<Int>, isEscaped: Bool, state: WalkedText.State) {
    self.range = range
    self.isEscaped = isEscaped
    if isEscaped {
      let unescaped = JSONLiteral.utf8(range, in: bytes)
      cachedUTF8 = unescaped[...]
      traits = TextTraits(of: unescaped.indices, in: unescaped).union(.escape)
    } else {
      cachedUTF8 = nil
      traits = TextTraits(of: content, in: bytes)
    }
    traits.insert(state.trait)
    cachedString = nil
    cachedFormat = nil
    cachedScalars = nil
  }

  private var content: Range<Int> {
    range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : 0..<0
  }

  /// The UTF-8 of the text, without escapes; its indices need not begin at zero.
  var utf8: ArraySlice<UInt8> {
    if let cachedUTF8 { return cachedUTF8 }
    let utf8 = bytes[content]
    cachedUTF8 = utf8
    return utf8
  }

  /// The text.
  var string: String {
    if let cachedString { return cachedString }
    let string = String(decoding: utf8, as: UTF8.self)
    cachedString = string
    return string
  }

  /// The text as a format string.
  var format: FormatString {
    if let cachedFormat { return cachedFormat }
    let format = FormatString(string)
    cachedFormat = format
    return format
  }

  /// The characters of the text as Unicode numbers them.
  var scalars: [Unicode.Scalar] {
    if let cachedScalars { return cachedScalars }
    let scalars = Array(string.unicodeScalars)
    cachedScalars = scalars
    return scalars
  }

  /// Returns the change of the file that puts `replacement` in the place of a part of the text.
  ///
  /// The part is a range of UTF-8 bytes of the text, from zero, as ``FormatPiece/range`` has them.
  func edit(_ part: Range<Int>, with replacement: String) -> Fix.Edit {
    Fix.Edit(
      range: JSONLiteral.range(of: part, inTextOf: range, in: bytes),
      replacement: JSONLiteral.escaped(replacement))
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
