extension Unicode.Scalar {
  /// Whether the character is a Latin letter.
  package var isLatin: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }

  /// Whether the character is a Cyrillic letter.
  package var isCyrillic: Bool { (0x0400...0x052F).contains(value) && properties.isAlphabetic }

  /// Whether the character is a Greek letter.
  package var isGreek: Bool {
    ((0x0370...0x03FF).contains(value) || (0x1F00...0x1FFF).contains(value))
      && properties.isAlphabetic
  }

  /// Whether the character is a Japanese kana of either kind.
  package var isKana: Bool {
    (0x3041...0x3096).contains(value) || (0x30A1...0x30FA).contains(value)
  }

  /// Whether the character is Han or kana, which have no spaces between words.
  package var isHanOrKana: Bool {
    isKana || (0x3400...0x9FFF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}
