import ASCII

extension Unicode.Scalar {
  /// The code point in Unicode notation: `U+200B`.
  package var codePoint: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}
