/// Formats an argument for a specifier.
///
/// Whole numbers and fixed-point numbers are written in the number style; machine-readable numbers
/// (hexadecimal, octal, exponents) always have ASCII digits.
struct ArgumentWriter {
  /// The maximum of widths and precisions, so that no string can take gigabytes of memory.
  static let maximumCount = 512

  /// A text, and whether the argument had the wrong type for the specifier.
  struct Result: Hashable {
    var text: String
    var isMistyped = false
  }

  let style: any NumberStyle
  let language: LanguageTag

  /// Returns text for a specifier: cut to the precision, padded to the width.
  func write(_ text: String, as specifier: FormatSpecifier) -> Result {
    switch specifier.conversion.argumentKind {
    case .object, .string:
      let cut = Self.count(specifier.precision).map { String(text.prefix($0)) } ?? text
      return Result(text: Self.field(specifier).filled(cut))
    case .character:
      return Result(text: Self.field(specifier).filled(text), isMistyped: text.count != 1)
    case .integer, .floatingPoint, .pointer:
      return Result(text: text, isMistyped: true)
    }
  }

  /// Returns a whole number for a specifier.
  func write(_ number: Int64, as specifier: FormatSpecifier) -> Result {
    let field = Self.field(specifier)
    let precision = Self.count(specifier.precision)
    switch specifier.conversion {
    case .object:
      return Result(text: field.filled(style.text(for: number, in: language)))
    case .decimal, .integer, .longDecimal:
      let text = style.text(for: number, in: language)
      return Result(text: field.filled(number: text, minimumDigits: precision))
    case .unsigned, .longUnsigned:
      let text =
        number < 0
        ? String(Self.bits(of: number, as: specifier)) : style.text(for: number, in: language)
      return Result(text: field.unsigned.filled(number: text, minimumDigits: precision))
    case .hexadecimal, .uppercaseHexadecimal, .octal, .longOctal:
      return Result(text: radixText(of: number, as: specifier))
    case .pointer:
      return Result(text: field.filled("0x" + String(UInt64(bitPattern: number), radix: 16)))
    case .character, .wideCharacter:
      guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
        return Result(text: style.text(for: number, in: language), isMistyped: true)
      }
      return Result(text: field.filled(String(Character(scalar))))
    case .cString, .wideString:
      return Result(text: style.text(for: number, in: language), isMistyped: true)
    case .fixedPoint, .uppercaseFixedPoint, .exponent, .uppercaseExponent, .shortest,
      .uppercaseShortest, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      return write(Double(number), as: specifier)
    }
  }

  /// Returns a floating-point number for a specifier.
  ///
  /// For an integer specifier it is written with all of its digits: rounding would change the
  /// value.
  func write(_ number: Double, as specifier: FormatSpecifier) -> Result {
    let field = Self.field(specifier)
    let precision = Self.count(specifier.precision)
    let flags = specifier.flags
    switch specifier.conversion {
    case .object:
      return Result(text: field.filled(plainText(for: number)))
    case .fixedPoint, .uppercaseFixedPoint:
      var text = style.text(for: number, fractionDigits: precision ?? 6, in: language)
      if flags.contains(.alternateForm), precision == 0, number.isFinite { text += "." }
      // %F differs from %f only in INF and NAN.
      if specifier.conversion == .uppercaseFixedPoint { text = text.uppercased() }
      return Result(text: field.filled(number: text, isFinite: number.isFinite))
    case .exponent, .uppercaseExponent, .shortest, .uppercaseShortest, .hexadecimalFloat,
      .uppercaseHexadecimalFloat:
      let text = CNumberText.text(
        of: number, as: specifier.conversion, precision: precision,
        keepsPoint: flags.contains(.alternateForm))
      return Result(text: field.filled(number: text, isFinite: number.isFinite))
    default:
      return Result(text: plainText(for: number), isMistyped: true)
    }
  }

  /// Returns the number of digits that uniquely identify a number.
  static func fractionDigits(of number: Double) -> Int {
    let parts = number.description.split(separator: "e", maxSplits: 1)
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    let fraction = parts.first?.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    let digits = fraction == "0" ? 0 : fraction.utf8.count
    return min(max(digits - exponent, 0), maximumCount)
  }

  /// Returns a number for `%@`: with all of its digits.
  private func plainText(for number: Double) -> String {
    style.text(for: number, fractionDigits: Self.fractionDigits(of: number), in: language)
  }

  /// Returns a whole number in hexadecimal or octal digits.
  private func radixText(of number: Int64, as specifier: FormatSpecifier) -> String {
    let bits = Self.bits(of: number, as: specifier)
    let isUppercase = specifier.conversion == .uppercaseHexadecimal
    let isAlternate = specifier.flags.contains(.alternateForm)
    let field = Self.field(specifier).unsigned
    let precision = Self.count(specifier.precision)
    guard specifier.conversion.isOctal else {
      let text = String(bits, radix: 16, uppercase: isUppercase)
      let prefix = isAlternate && bits != 0 ? (isUppercase ? "0X" : "0x") : ""
      return field.filled(number: text, prefix: prefix, minimumDigits: precision)
    }
    let text = String(bits, radix: 8)
    guard isAlternate else { return field.filled(number: text, minimumDigits: precision) }
    // ISO C, 7.23.6.1: the alternate form has as many digits as make the first one a zero.
    let digits = bits == 0 ? text : "0" + text
    return field.filled(number: digits, minimumDigits: precision.map { max($0, digits.utf8.count) })
  }

  /// Returns the bits of a number as C passes a negative one to an unsigned specifier.
  private static func bits(of number: Int64, as specifier: FormatSpecifier) -> UInt64 {
    let all = UInt64(bitPattern: number)
    let size = specifier.length?.integerBits ?? (specifier.conversion.isLong ? 64 : 32)
    // A number that does not fit keeps all of its bits.
    guard number < 0, size < 64, number >= -(1 << Int64(size - 1)) else { return all }
    return all & ((1 << UInt64(size)) - 1)
  }

  private static func field(_ specifier: FormatSpecifier) -> PaddedField {
    PaddedField(flags: specifier.flags, width: count(specifier.width) ?? 0)
  }

  /// Returns a literal width or precision of the specifier, within the limit.
  private static func count(_ count: FormatCount?) -> Int? {
    guard case .fixed(let value)? = count else { return nil }
    return min(value, maximumCount)
  }
}
