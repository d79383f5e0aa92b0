extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an uppercase ASCII letter.
  @inlinable package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is a lowercase ASCII letter.
  @inlinable package var isASCIILowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

  /// Whether the byte is an ASCII letter, an ASCII digit, or an underscore, as in identifiers.
  @inlinable package var isASCIIIdentifier: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  /// Whether the byte is an ASCII letter, or a part of any other character in UTF-8, as most of
  /// these are letters.
  @inlinable package var isLetterOfUTF8: Bool { isASCIILetter || self >= 0x80 }

  /// The lowercase form of an uppercase ASCII letter; any other byte is unchanged.
  @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// The value of a hexadecimal digit of either case; nil for any other byte.
  @inlinable package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
