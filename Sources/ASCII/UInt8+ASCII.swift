extension UInt8 {
  /// Whether the byte is a digit of ASCII.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an upper-case letter of ASCII.
  @inlinable package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is a lower-case letter of ASCII.
  @inlinable package var isASCIILowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is a letter of ASCII.
  @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

  /// The lower-case letter of an upper-case one; any other byte is itself.
  @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// The value of a hexadecimal digit in either case; nil for any other byte.
  @inlinable package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
