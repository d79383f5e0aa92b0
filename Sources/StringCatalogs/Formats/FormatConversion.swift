/// The letter that ends a specifier: what it takes and how it writes it.
///
/// `%n`, which writes to memory, is not among them: it is text.
package enum FormatConversion: Character, Hashable, Sendable, CaseIterable {
  /// `%@`: an object, written as its description.
  case object = "@"

  /// `%d`: a whole number.
  case decimal = "d"

  /// `%i`: a whole number, as `%d`.
  case integer = "i"

  /// `%D`: a long whole number.
  case longDecimal = "D"

  /// `%u`: a whole number without a sign.
  case unsigned = "u"

  /// `%U`: a long whole number without a sign.
  case longUnsigned = "U"

  /// `%o`: a whole number in octal digits.
  case octal = "o"

  /// `%O`: a long whole number in octal digits.
  case longOctal = "O"

  /// `%x`: a whole number in hexadecimal digits.
  case hexadecimal = "x"

  /// `%X`: a whole number in hexadecimal digits, in upper case.
  case uppercaseHexadecimal = "X"

  /// `%f`: a number with digits after the point.
  case fixedPoint = "f"

  /// `%F`: as `%f`, with `INF` in upper case.
  case uppercaseFixedPoint = "F"

  /// `%e`: a number with an exponent of ten.
  case exponent = "e"

  /// `%E`: as `%e`, in upper case.
  case uppercaseExponent = "E"

  /// `%g`: as `%f` or as `%e`, by the size of the number.
  case shortest = "g"

  /// `%G`: as `%g`, in upper case.
  case uppercaseShortest = "G"

  /// `%a`: a number in hexadecimal digits with an exponent of two.
  case hexadecimalFloat = "a"

  /// `%A`: as `%a`, in upper case.
  case uppercaseHexadecimalFloat = "A"

  /// `%c`: a character.
  case character = "c"

  /// `%C`: a UTF-16 character.
  case wideCharacter = "C"

  /// `%s`: a text that C keeps.
  case cString = "s"

  /// `%S`: a text in UTF-16.
  case wideString = "S"

  /// `%p`: an address in memory.
  case pointer = "p"

  /// The kinds of argument that differ in how a program passes them, so that mixing them up
  /// crashes.
  package enum ArgumentKind: Hashable, Sendable {
    /// An object, such as a string.
    case object

    /// A whole number.
    case integer

    /// A number with a fraction.
    case floatingPoint

    /// A character, which C passes as a whole number.
    case character

    /// The address of a text.
    case string

    /// Any address.
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
