/// A binary number with all its decimal digits, so that rounding it is exact.
///
/// Every finite `Double` has a finite decimal expansion: 0.1 is 0.1000000000000000055511151231…
/// Rounding that, and not a shorter description, is what C does; a tie goes to the even digit.
struct ExactDecimal: Hashable, Sendable {
  /// Whether the number has a minus sign; a zero may have one.
  let isNegative: Bool

  /// The digits from 0 to 9, without leading zeros; empty for zero.
  private(set) var digits: [UInt8]

  /// How many of the digits stand before the point; negative when zeros follow the point.
  private(set) var point: Int

  /// Creates the decimal of a number; nil when the number is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number.sign == .minus
    guard number != 0 else {
      digits = []
      point = 0
      return
    }
    // number = significand * 2^exponent, with an odd significand.
    let magnitude = number.magnitude
    let trailing = magnitude.significandBitPattern.trailingZeroBitCount
    let isNormal = magnitude.isNormal
    let pattern = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let shift = min(trailing, 52)
    let significand = pattern >> shift
    let exponent = (isNormal ? Int(magnitude.exponent) : -1022) - 52 + shift
    // For a negative exponent: significand / 2^k = significand * 5^k / 10^k.
    var whole = DecimalLimbs(significand)
    if exponent >= 0 {
      whole.multiply(by: 2, times: exponent)
    } else {
      whole.multiply(by: 5, times: -exponent)
    }
    digits = whole.digits
    point = digits.count + min(exponent, 0)
  }

  /// The exponent of ten in scientific notation: 2 for 123.
  var exponent: Int {
    digits.isEmpty ? 0 : point - 1
  }

  /// Returns the number rounded so that `count` digits stay, counted from the first digit.
  func rounded(toDigits count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.point = 0
      return result
    }
    let isOdd = count > 0 && !digits[count - 1].isMultiple(of: 2)
    let rest = digits[(count + 1)...]
    let roundsUp =
      digits[count] > 5 || digits[count] == 5 && (isOdd || rest.contains { $0 != 0 })
    result.digits.removeSubrange(count...)
    if roundsUp { result.increment() }
    return result
  }

  /// Returns the number without its sign, with exactly `fractionDigits` digits after the point.
  func fixed(fractionDigits: Int) -> String {
    let rounded = rounded(toDigits: point + fractionDigits)
    let whole = (0..<max(rounded.point, 0)).map { rounded.digit(at: $0) }
    let fraction = (0..<max(fractionDigits, 0)).map { rounded.digit(at: rounded.point + $0) }
    let text = whole.isEmpty ? "0" : Self.text(whole)
    return fraction.isEmpty ? text : text + "." + Self.text(fraction)
  }

  /// Returns the number without its sign as C's `%e` does: `1.50e+02`.
  func scientific(fractionDigits: Int) -> String {
    let rounded = rounded(toDigits: fractionDigits + 1)
    let fraction = (0..<max(fractionDigits, 0)).map { rounded.digit(at: 1 + $0) }
    let exponent = rounded.exponent
    let magnitude = String(exponent.magnitude)
    return Self.text([rounded.digit(at: 0)]) + (fraction.isEmpty ? "" : "." + Self.text(fraction))
      + (exponent < 0 ? "e-" : "e+") + (magnitude.count < 2 ? "0" : "") + magnitude
  }

  private func digit(at index: Int) -> UInt8 {
    digits.indices.contains(index) ? digits[index] : 0
  }

  /// Adds one to the last digit; 99 becomes 1 with the point one place further.
  private mutating func increment() {
    while let last = digits.popLast() {
      if last < 9 {
        digits.append(last + 1)
        return
      }
    }
    digits = [1]
    point += 1
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
