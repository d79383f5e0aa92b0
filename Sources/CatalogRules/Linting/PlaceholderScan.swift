import ASCII

/// Scans the placeholders of a text as bytes, without parsing them.
enum PlaceholderScan {
  /// Returns whether two texts have the same placeholders in the same order, or simple ones for the
  /// same arguments, as in `%@ of %lld` and `%2$lld: %1$@`.
  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    isSame(0..<left.count, of: left.span, 0..<right.count, of: right.span)
  }

  /// Returns whether two parts of texts have the same placeholders in the same order, or simple
  /// ones for the same arguments.
  private static func isSame(
    _ leftRange: Range<Int>, of left: Span<UInt8>, _ rightRange: Range<Int>, of right: Span<UInt8>
  ) -> Bool {
    if hasSameBytes(leftRange, of: left, rightRange, of: right) { return true }
    guard let one = simplePlaceholders(in: left, leftRange) else { return false }
    return one.conversions == simplePlaceholders(in: right, rightRange)?.conversions
  }

  /// Returns whether two parts of texts have the same placeholders in the same order.
  static func hasSameBytes(
    _ leftRange: Range<Int>, of left: Span<UInt8>, _ rightRange: Range<Int>, of right: Span<UInt8>
  ) -> Bool {
    var positions = (leftRange.lowerBound, rightRange.lowerBound)
    while true {
      let one = next(in: left, positions.0..<leftRange.upperBound)
      let other = next(in: right, positions.1..<rightRange.upperBound)
      guard let one, let other else { return one == nil && other == nil }
      guard one.count == other.count else { return false }
      for offset in 0..<one.count
      where left[one.lowerBound + offset] != right[other.lowerBound + offset] {
        return false
      }
      positions = (one.upperBound, other.upperBound)
    }
  }

  /// The placeholders of a text that are all like `%@`, or all like `%2$lld`.
  struct SimplePlaceholders {
    /// The letters of each placeholder by the position of its argument, as a number.
    var conversions = SIMD8<UInt32>()

    /// Whether `$`, `{` or `}` is outside of the placeholders.
    var hasVariableSign = false

    /// Whether no argument is left out, and no `$`, `{` or `}` is besides.
    var isWellNumbered: Bool {
      let end = conversions.indices.first { conversions[$0] == 0 } ?? conversions.scalarCount
      return !hasVariableSign
        && conversions.indices.dropFirst(end).allSatisfy { conversions[$0] == 0 }
    }
  }

  /// Returns the placeholders of a text; nil if they aren't simple.
  static func simplePlaceholders(
    in text: Span<UInt8>, _ range: Range<Int>
  ) -> SimplePlaceholders? {
    var placeholders = SimplePlaceholders()
    var count = 0
    var isPositional = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "%"): break
      case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        placeholders.hasVariableSign = true
        fallthrough
      default:
        index += 1
        continue
      }
      guard let (end, kind) = plainEnd(from: index, in: text, to: range.upperBound) else {
        return nil
      }
      var letters = index + 1..<end
      index = end
      if kind == .sign { continue }
      var position = count
      let first = text[letters.lowerBound]
      if first.isASCIIDigit {
        guard letters.count > 2, text[letters.lowerBound + 1] == UInt8(ascii: "$") else {
          return nil
        }
        position = Int(first) - Int(UInt8(ascii: "1"))
        letters = letters.lowerBound + 2..<letters.upperBound
      }
      guard count == 0 || isPositional == first.isASCIIDigit, letters.count <= 3,
        placeholders.conversions.indices.contains(position)
      else { return nil }
      isPositional = first.isASCIIDigit
      count += 1
      var conversion: UInt32 = 0
      for letter in letters { conversion = conversion << 8 | UInt32(text[letter]) }
      let known = placeholders.conversions[position]
      guard known == 0 || known == conversion else { return nil }
      placeholders.conversions[position] = conversion
    }
    return placeholders
  }

  /// A fast summary of placeholders.
  enum Summary {
    /// Nothing that is certainly a placeholder.
    case nothing
    /// A placeholder for anything but a number, such as `%@`.
    case other
    /// A placeholder for a whole number, such as `%lld`.
    case number
  }

  /// Returns the best result of a fast scan of a text's bytes; parsing it may find more.
  static func summary(in range: Range<Int>, of bytes: [UInt8]) -> Summary {
    let text = bytes.span
    var best = Summary.nothing
    for start in range where text[start] == UInt8(ascii: "%") {
      switch plainEnd(from: start, in: text, to: range.upperBound)?.kind {
      case .integer: return .number
      case .object: best = .other
      case .sign, .fraction, nil: continue
      }
    }
    return best
  }

  /// Returns the range of the next possible placeholder; nil if there is none.
  ///
  /// It ends with the first letter that can't continue, and is longer than the real placeholder
  /// when in doubt.
  private static func next(in text: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    let limit = range.upperBound
    while start < limit, text[start] != UInt8(ascii: "%") { start += 1 }
    guard start < limit else { return nil }
    var end = start + 1
    while end < limit, canContinue(text[end]) {
      if text[end] == UInt8(ascii: "#"), end + 1 < limit, text[end + 1] == UInt8(ascii: "@") {
        // A substitution ends with its second at sign.
        end += 2
        while end < limit, text[end] != UInt8(ascii: "@") { end += 1 }
        break
      }
      if text[end] == UInt8(ascii: "(") {
        // The name of an argument, as in `%1$(count)lld`.
        var close = end + 1
        while close < limit, text[close].isASCIIIdentifier { close += 1 }
        guard close < limit, text[close] == UInt8(ascii: ")") else { break }
        end = close
      }
      end += 1
    }
    return start..<min(end + 1, limit)
  }

  /// Returns whether a part of a text has something like `%arg`, the number of a substitution.
  static func mayNameArgument(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    // The range is checked above, once for all bytes.
    for start in range where unsafe text[unchecked: start] == UInt8(ascii: "%") {
      let position = endOfPosition(from: start + 1, in: text, to: range.upperBound)
      if position < range.upperBound, text[position] == UInt8(ascii: "a") { return true }
    }
    return false
  }

  /// Returns whether every percent sign of a text begins a definite placeholder, or an escaped
  /// percent sign.
  static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.span
    var start = 0
    while start < text.count {
      guard text[start] == UInt8(ascii: "%") else {
        start += 1
        continue
      }
      guard let (end, _) = plainEnd(from: start, in: text, to: text.count) else { return false }
      start = end
    }
    return true
  }

  /// What a simple placeholder stands for: a percent sign, or an argument.
  private enum Kind {
    case sign, object, integer, fraction
  }

  /// Returns the end and the kind of a simple placeholder such as `%@`, `%2$lld`, `%.1f` or `%%`;
  /// nil for any other.
  private static func plainEnd(
    from start: Int, in text: Span<UInt8>, to limit: Int
  ) -> (end: Int, kind: Kind)? {
    var end = endOfPosition(from: start + 1, in: text, to: limit)
    if end + 2 < limit, text[end] == UInt8(ascii: "."), text[end + 1].isASCIIDigit,
      text[end + 2] == UInt8(ascii: "f")
    {
      return (end + 3, .fraction)
    }
    while end < limit, text[end] == UInt8(ascii: "l") { end += 1 }
    guard end < limit else { return nil }
    switch text[end] {
    case UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "i"): return (end + 1, .integer)
    case UInt8(ascii: "@"): return (end + 1, .object)
    case UInt8(ascii: "%") where end == start + 1: return (end + 1, .sign)
    default: return nil
    }
  }

  /// Returns the end of the optional position of a placeholder.
  private static func endOfPosition(from start: Int, in text: Span<UInt8>, to limit: Int) -> Int {
    var end = start
    while end < limit, text[end].isASCIIDigit { end += 1 }
    if end > start, end < limit, text[end] == UInt8(ascii: "$") { end += 1 }
    return end
  }

  /// Returns whether a byte is a digit, flag, `*`, `.`, `$`, length, or the parenthesis before a
  /// name, which never end a placeholder.
  private static func canContinue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "#"),
      UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "l"),
      UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"),
      UInt8(ascii: "t"), UInt8(ascii: "("):
      true
    default: false
    }
  }
}
