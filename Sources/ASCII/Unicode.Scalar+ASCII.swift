extension Unicode.Scalar {
  /// Whether the scalar is an ASCII digit.
  @inlinable package var isASCIIDigit: Bool { value &- 0x30 < 10 }

  /// Whether the scalar is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }
}
