/// The letter that ends a specifier: what it takes and how it writes it.
///
/// `%n`, which writes to memory, is not among them: it is text.
public enum FormatConversion: Character, Hashable, Sendable, CaseIterable {
  case object = "@"
  case decimal = "d"
  case integer = "i"
  case longDecimal = "D"
  case unsigned = "u"
  case longUnsigned = "U"
  case octal = "o"
  case longOctal = "O"
  case hexadecimal = "x"
  case uppercaseHexadecimal = "X"
  case fixedPoint = "f"
  case uppercaseFixedPoint = "F"
  case exponent = "e"
  case uppercaseExponent = "E"
  case shortest = "g"
  case uppercaseShortest = "G"
  case hexadecimalFloat = "a"
  case uppercaseHexadecimalFloat = "A"
  case character = "c"
  case wideCharacter = "C"
  case cString = "s"
  case wideString = "S"
  case pointer = "p"

  /// The kinds of argument that differ in how a program passes them, so that mixing them up crashes.
  public enum ArgumentKind: Hashable, Sendable {
    case object
    case integer
    case floatingPoint
    case character
    case string
    case pointer
  }

  /// The kind of argument that the conversion takes.
  public var argumentKind: ArgumentKind {
    switch self {
    case .object: .object
    case .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .octal, .longOctal,
      .hexadecimal, .uppercaseHexadecimal:
      .integer
    case .fixedPoint, .uppercaseFixedPoint, .exponent, .uppercaseExponent, .shortest,
      .uppercaseShortest, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      .floatingPoint
    case .character, .wideCharacter: .character
    case .cString, .wideString: .string
    case .pointer: .pointer
    }
  }

  /// Whether the conversion is octal.
  var isOctal: Bool {
    self == .octal || self == .longOctal
  }

  /// Whether the conversion takes a 64-bit integer without a length modifier.
  var isLong: Bool {
    self == .longDecimal || self == .longUnsigned || self == .longOctal
  }
}
