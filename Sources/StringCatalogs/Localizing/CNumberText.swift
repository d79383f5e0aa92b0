/// A number as C writes it with an exponent: for `%e`, `%g` and `%a`.
struct CNumberText {
  private let number: Double

  init(_ number: Double) {
    self.number = number
  }

  /// Returns the text of a conversion, with a minus sign when there is one and no other sign.
  func text(for conversion: FormatConversion, flags: FormatFlags, precision: Int?) -> String {
    let isUppercase = conversion.rawValue.isUppercase
    guard let decimal = ExactDecimal(number) else {
      let text = PlainNumberStyle.textOfNonFinite(number)
      return isUppercase ? text.uppercased() : text
    }
    let keepsPoint = flags.contains(.alternateForm)
    let text =
      switch conversion {
      case .exponent, .uppercaseExponent:
        Self.scientific(decimal, fractionDigits: precision ?? 6, keepsPoint: keepsPoint)
      case .hexadecimalFloat, .uppercaseHexadecimalFloat:
        hexadecimal(precision: precision, keepsPoint: keepsPoint)
      default:
        Self.shortest(decimal, precision: precision ?? 6, keepsPoint: keepsPoint)
      }
    return (decimal.isNegative ? "-" : "") + (isUppercase ? text.uppercased() : text)
  }

  private static func scientific(
    _ decimal: ExactDecimal, fractionDigits: Int, keepsPoint: Bool
  ) -> String {
    let text = decimal.scientific(fractionDigits: fractionDigits)
    guard keepsPoint && fractionDigits == 0 else { return text }
    return text.prefix(1) + "." + text.dropFirst()
  }

  /// ISO C, 7.23.6.1: `%e` when the exponent is below -4 or not below the precision, else `%f`.
  private static func shortest(_ decimal: ExactDecimal, precision: Int, keepsPoint: Bool) -> String
  {
    let precision = max(precision, 1)
    let exponent = decimal.rounded(toDigits: precision).exponent
    if exponent < -4 || exponent >= precision {
      let text = scientific(decimal, fractionDigits: precision - 1, keepsPoint: keepsPoint)
      let mark = text.firstIndex(of: "e") ?? text.endIndex
      return keepsPoint ? text : String(withoutTrailingZeros(text[..<mark]) + text[mark...])
    }
    let text = decimal.fixed(fractionDigits: precision - 1 - exponent)
    if keepsPoint { return text.contains(".") ? text : text + "." }
    return String(withoutTrailingZeros(text[...]))
  }

  private static func withoutTrailingZeros(_ text: Substring) -> Substring {
    guard text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Returns the number as `0x1.8p+1`, with all its bits or rounded, a tie to the even digit.
  private func hexadecimal(precision: Int?, keepsPoint: Bool) -> String {
    let isNormal = number.isNormal
    var leading: UInt64 = isNormal ? 1 : 0
    let exponent = number == 0 ? 0 : isNormal ? Int(number.exponent) : -1022
    var fraction = number.significandBitPattern
    var count = 13
    if let precision, precision < count {
      let shift = UInt64(4 * (13 - precision))
      let whole = leading << 52 | fraction
      let half: UInt64 = 1 << (shift - 1)
      let rest = whole & ((1 << shift) - 1)
      var rounded = whole >> shift
      if rest > half || rest == half && !rounded.isMultiple(of: 2) { rounded += 1 }
      leading = rounded >> UInt64(4 * precision)
      fraction = rounded & ((1 << UInt64(4 * precision)) - 1)
      count = precision
    }
    let hexadecimal = String(fraction, radix: 16)
    var digits = String(repeating: "0", count: max(count - hexadecimal.count, 0)) + hexadecimal
    if count == 0 { digits = "" }
    if let precision {
      digits += String(repeating: "0", count: max(precision - digits.count, 0))
    } else {
      while digits.last == "0" { digits.removeLast() }
    }
    let point = digits.isEmpty && !keepsPoint ? "" : "."
    return "0x\(leading)\(point)\(digits)p\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
  }
}
