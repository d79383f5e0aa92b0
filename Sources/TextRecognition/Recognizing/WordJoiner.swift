import ScreenTexts

/// Joins the words of a line.
enum WordJoiner {
  /// Returns the line of some words; nil if there is no letter, digit or sign among them.
  static func observation(of words: [RecognizedWord], in image: LineImage) -> TextObservation? {
    let words = words.filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let first = words.first,
      words.contains(where: { $0.text.contains { $0.isLetter || $0.isNumber } })
    else { return nil }
    var text = first.text
    for (previous, word) in zip(words, words.dropFirst()) {
      if needsSpace(previous, word) { text += " " }
      text += word.text
    }
    let parts = words.map {
      TextObservation.Word(
        text: $0.text, frame: image.frame(columns: $0.columns, rows: $0.rows),
        confidence: $0.confidence)
    }
    let frame = parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) }
    let weights = words.map { Double($0.text.unicodeScalars.count) }
    let confidence =
      zip(words, weights).reduce(0) { $0 + $1.0.confidence * $1.1 } / weights.reduce(0, +)
    return TextObservation(
      text: text, frame: frame, confidence: confidence, words: parts, ink: image.ink,
      background: image.background)
  }

  /// Chinese and Japanese have no spaces between words, but models return every word for itself,
  /// and often every syllable of Korean.
  private static func needsSpace(_ one: RecognizedWord, _ other: RecognizedWord) -> Bool {
    guard let last = one.text.unicodeScalars.last, let first = other.text.unicodeScalars.first
    else { return true }
    // Lines are 36 pixels high; spaces of Korean are a third of that and more.
    let gap = other.columns.lowerBound - one.columns.upperBound
    if isHangul(last), isHangul(first) { return gap > 10 }
    return !isIdeographic(last) || !isIdeographic(first) || gap > 24
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Returns whether a character is Han, kana or punctuation of their width.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x30FF, 0x31F0...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
