import ASCII
import PhotoMetadata

/// The angles of removed positions, which a text may repeat as decimal degrees.
///
/// A text has them rounded or cut off, with a point or a comma, in the digits of any script, and
/// with or without words around them. One number counts if it has so many decimals that it is
/// hardly another one by chance; with fewer, two angles must follow each other.
struct RemovedPositions: Sendable {
  /// The angles in degrees, without their direction, in their order, each with its pattern.
  private let angles: [(degrees: Double, pattern: Pattern)]

  /// Creates a search for angles.
  init(_ angles: [(degrees: Double, pattern: Pattern)]) {
    self.angles = angles.sorted { $0.degrees < $1.degrees }
  }

  /// Whether there is no angle.
  var isEmpty: Bool { angles.isEmpty }

  /// Passes on the patterns of the angles that a text repeats.
  func forEachMatch(in text: String, _ take: (Pattern) -> Void) {
    guard !isEmpty else { return }
    var last: (number: Number, found: Range<Int>)?
    Self.forEachNumber(in: text) { number in
      let found = number.decimals > 0 ? indices(near: number) : 0..<0
      if number.isSure, let index = found.first { take(angles[index].pattern) }
      // One angle twice is no position.
      if let last, let one = last.found.first, let other = found.first,
        one != other || found.count > 1 || last.found.count > 1
      {
        take(angles[one].pattern)
        take(angles[other].pattern)
      }
      last = (number, found)
    }
  }

  /// Returns the angles that a number may be.
  private func indices(near number: Number) -> Range<Int> {
    var unit = 1.0
    for _ in 0..<min(number.decimals, 6) { unit /= 10 }
    let tolerance = max(unit, Self.accuracy) + 1e-9
    let start = firstIndex { $0 > number.value - tolerance }
    return start..<max(start, firstIndex { $0 >= number.value + tolerance })
  }

  /// Returns the first angle of which something is true that is true of all that follow.
  private func firstIndex(where isBehind: (Double) -> Bool) -> Int {
    var (low, high) = (0, angles.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(angles[middle].degrees) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Half a second of an arc, to which seconds may be rounded: some fifteen meters.
  private static let accuracy = 0.00015

  // MARK: Numbers

  /// A number in a text.
  struct Number: Equatable {
    var value: Double
    /// How many digits are behind its point or comma.
    var decimals: Int
    var hasComma = false

    /// Whether it is hardly another number by chance: ratios and exposure times are small and have
    /// many decimals, and the numbers of a list have commas between them.
    fileprivate var isSure: Bool {
      let isLarge = value >= 5
      return decimals >= (isLarge ? 3 : 4) && (isLarge || !hasComma)
    }
  }

  /// Bytes of a text that are looked at.
  private static let maximumText = 1 << 20

  /// Passes on the numbers of a text, in their order.
  static func forEachNumber(in text: String, _ take: (Number) -> Void) {
    let symbols = symbols(text)
    var index = 0
    while index < symbols.count {
      guard symbols[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      while index < symbols.count, symbols[index].isASCIIDigit { index += 1 }
      var number = Number(
        value: index - start <= 3 ? Self.value(symbols[start..<index]) : 0, decimals: 0)
      let isFraction = start > 1 && symbols[start - 1] == point && symbols[start - 2].isASCIIDigit
      if index - start <= 3, !isFraction, let end = fractionEnd(symbols, index) {
        number.hasComma = symbols[index] == comma
        number.decimals = end - index - 1
        var unit = 1.0
        for _ in 0..<min(number.decimals, maximumDecimals) { unit *= 10 }
        number.value += value(symbols[index + 1..<end].prefix(maximumDecimals)) / unit
        index = end
      }
      take(number)
    }
  }

  /// Returns the end of the digits behind a point or a comma; nil if there are none, if the comma
  /// separates two numbers, or if it is a version such as `1.2.3`.
  private static func fractionEnd(_ symbols: [UInt8], _ mark: Int) -> Int? {
    guard mark < symbols.count, symbols[mark] == point || symbols[mark] == comma else { return nil }
    var end = mark + 1
    while end < symbols.count, symbols[end].isASCIIDigit { end += 1 }
    let continues =
      end + 1 < symbols.count && symbols[end] == point && symbols[end + 1].isASCIIDigit
    return end > mark + 1 && !continues ? end : nil
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Double {
    digits.reduce(0) { $0 * 10 + Double($1 - 0x30) }
  }

  /// Returns a text in which digits, points and commas of any script are those of ASCII, and any
  /// other character is one byte.
  private static func symbols(_ text: String) -> [UInt8] {
    let bytes = text.utf8.prefix(maximumText)
    if bytes.allSatisfy({ $0 < 0x80 }) { return Array(bytes) }
    return text.unicodeScalars.prefix(maximumText).map { scalar in
      if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value) }
      switch scalar {
      case "\u{66B}", "점": return point
      case "\u{66C}", "，", "、", "\u{60C}": return comma
      default: break
      }
      if ChineseNumerals.points.contains(scalar) { return point }
      if let digit = ChineseNumerals.digits[scalar] { return 0x30 + digit }
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
        let digit = UInt8(exactly: value)
      else { return 0 }
      return 0x30 + digit
    }
  }

  private static let (point, comma) = (UInt8(ascii: "."), UInt8(ascii: ","))
  private static let maximumDecimals = 15
}
