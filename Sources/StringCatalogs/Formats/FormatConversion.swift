/// The letter at the end of a specifier, which selects the argument type and the notation.
///
/// `%n`, which writes to memory, is not included: it is text.
package enum FormatConversion: Character, Hashable, Sendable, CaseIterable {
  /// `%@`: an object, written as its description.
  case object = "@"

  /// `%d`: a whole number.
  case decimal = "d"

  /// `%i`: a whole number, like `%d`.
  case integer = "i"

  /// `%D`: a long whole number.
  case longDecimal = "D"

  /// `%u`: an unsigned whole number.
  case unsigned = "u"

  /// `%U`: an unsigned long whole number.
  case longUnsigned = "U"

  /// `%o`: a whole number in octal digits.
  case octal = "o"

  /// `%O`: a long whole number in octal digits.
  case longOctal = "O"

  /// `%x`: a whole number in hexadecimal digits.
  case hexadecimal = "x"

  /// `%X`: a whole number in uppercase hexadecimal digits.
  case uppercaseHexadecimal = "X"

  /// `%f`: a number with digits after the point.
  case fixedPoint = "f"

  /// `%F`: like `%f`, with `INF` in uppercase.
  case uppercaseFixedPoint = "F"

  /// `%e`: a number with an exponent of ten.
  case exponent = "e"

  /// `%E`: like `%e`, in uppercase.
  case uppercaseExponent = "E"

  /// `%g`: like `%f` or `%e`, depending on the size of the number.
  case shortest = "g"

  /// `%G`: like `%g`, in uppercase.
  case uppercaseShortest = "G"

  /// `%a`: a number in hexadecimal digits with an exponent of two.
  case hexadecimalFloat = "a"

  /// `%A`: like `%a`, in uppercase.
  case uppercaseHexadecimalFloat = "A"

  /// `%c`: a character.
  case character = "c"

  /// `%C`: a UTF-16 code unit.
  case wideCharacter = "C"

  /// `%s`: a C string.
  case cString = "s"

  /// `%S`: a UTF-16 string.
  case wideString = "S"

  /// `%p`: a pointer.
  case pointer = "p"

  /// The kinds of argument that are passed in different ways, so that confusing them crashes.
  package enum ArgumentKind: Hashable, Sendable {
    /// An object, such as a string.
    case object

    /// A whole number.
    case integer

    /// A floating-point number.
    case floatingPoint

    /// A character, which C passes as a whole number.
    case character

    /// A pointer to a text.
    case string

    /// Any other pointer.
    case pointer
  }

  /// The kind of argument that the conversion takes.
  package var argumentKind: ArgumentKind {
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
