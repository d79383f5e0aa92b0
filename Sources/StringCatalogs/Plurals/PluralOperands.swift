import ASCII

/// The operands of plural rules for a number.
///
/// Plural rules depend on how a number is written: in English "1 photo" but "1.0 photos". The names
/// are those of UTS 35, part 3, section 5.1.1.
///
/// ```swift
/// let rules = PluralRules.cardinal(for: "en")
/// let operands = PluralOperands(1, fractionDigits: 1)
/// let category = operands.map(rules.category(of:))  // other, as in “1.0 miles”
/// ```
public struct PluralOperands: Hashable, Sendable {
  /// The digits before the point.
  public var i: UInt64

  /// The number of digits after the point, with trailing zeros.
  public var v: Int

  /// The number of digits after the point, without trailing zeros.
  public var w: Int

  /// The digits after the point as a number, with trailing zeros.
  public var f: UInt64

  /// The digits after the point as a number, without trailing zeros.
  public var t: UInt64

  /// The exponent of ten in compact notation, such as 6 in "2 million"; 0 in plain notation.
  public var e: Int

  /// The absolute value if it is a whole number, otherwise nil.
  public var n: UInt64? {
    w == 0 ? i : nil
  }
}

extension PluralOperands {
  /// Creates the operands of a whole number.
  public init(_ number: some FixedWidthInteger) {
    self.init(i: UInt64(clamping: number.magnitude), v: 0, w: 0, f: 0, t: 0, e: 0)
  }

  /// Creates the operands of a number written with `fractionDigits` decimals.
  ///
  /// Returns nil for a number that is not finite.
  public init?(_ number: Double, fractionDigits: Int) {
    self.init(
      decimal: CNumberText.text(of: number, as: .fixedPoint, precision: fractionDigits))
  }

  /// Creates the operands of a number as written: `-1.50`, `2`, `1e6`, `1.2c6`.
  ///
  /// The decimal separator is `.`. Of very long numbers the last 18 digits of the whole part and
  /// the first 18 of the fraction count, which no rule can distinguish from all. Returns nil for
  /// text that is not a number.
  public init?(decimal text: some StringProtocol) {
    var parts = text.drop { $0 == "-" || $0 == "+" }[...]
    var exponent = 0
    if let mark = parts.firstIndex(where: { $0 == "e" || $0 == "c" }) {
      guard let number = Int(parts[parts.index(after: mark)...]), (0...18).contains(number) else {
        return nil
      }
      exponent = number
      parts = parts[..<mark]
    }
    let point = parts.firstIndex(of: ".") ?? parts.endIndex
    var whole = Array(parts[..<point].utf8)
    var fraction = Array(parts[point...].dropFirst().utf8)
    guard !whole.isEmpty, whole.allSatisfy(\.isASCIIDigit), fraction.allSatisfy(\.isASCIIDigit),
      point == parts.endIndex || !fraction.isEmpty
    else { return nil }
    // UTS 35: the other operands are those of the number written out, 1200000 for 1.2c6.
    for _ in 0..<exponent {
      whole.append(fraction.isEmpty ? UInt8(ascii: "0") : fraction.removeFirst())
    }
    let zero = UInt8(ascii: "0")
    let significant = fraction.prefix((fraction.lastIndex { $0 != zero } ?? -1) + 1)
    let isLong = whole.dropLast(18).contains { $0 != zero }
    self.init(
      i: Self.value(of: whole.suffix(18)) + (isLong ? 1_000_000_000_000_000_000 : 0),
      v: fraction.count, w: significant.count,
      f: Self.value(of: fraction.prefix(18)), t: Self.value(of: significant.prefix(18)),
      e: exponent)
  }

  /// Returns the number for at most 18 ASCII digits.
  private static func value(of digits: ArraySlice<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  }
}
