import ScreenTexts

/// A part of a line between two spaces.
struct TextAtom: Sendable {
  /// The part, as it was read.
  let text: String

  /// The folded units.
  let units: [FoldedText.Unit]

  /// Where the part stands; nil if that is unknown.
  let frame: PixelFrame?

  init(text: String, frame: PixelFrame?) {
    (self.text, self.frame) = (text, frame)
    units = FoldedText(text).units
  }

  /// The units without punctuation.
  private var letters: [FoldedText.Unit] { units.filter(\.isLetterOrDigit) }

  /// Whether the part is a number.
  var isNumber: Bool {
    let letters = letters
    return !letters.isEmpty && letters.allSatisfy(\.isDigit)
  }

  /// Whether the part has a letter of a script that is written without spaces or in syllables.
  var hasWideLetters: Bool { units.contains { $0.scalar.isWideLetter } }

  /// Returns whether the part may be an icon beside a text, or a value: “© Medium”, “Lapses 0”.
  func mayBeApart(inWideLine: Bool) -> Bool {
    let letters = letters
    if units.endWithEllipsis { return false }
    if letters.allSatisfy(\.isDigit) { return true }
    let isWide = hasWideLetters
    if inWideLine { return !isWide && letters.count <= 2 }
    // “a” and “I” are words.
    return letters.count == 1 && (isWide || letters[0].scalar != "a" && letters[0].scalar != "i")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of Chinese, Japanese or Korean after folding.
  var isWideLetter: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension [FoldedText.Unit] {
  /// The number of marks at the end.
  private var markCount: Int { reversed().prefix { !$0.isLetterOrDigit }.count }

  /// Whether the text ends with what recognition makes of an ellipsis: at least two dots or other
  /// small marks.
  var endWithEllipsis: Bool {
    suffix(markCount).count { [".", "·", "-", ",", "_", "。"].contains($0.scalar) } >= 2
  }

  /// The text without the marks at its end.
  var withoutEndMarks: [FoldedText.Unit] { dropLast(markCount) }
}

extension TextAtom {
  /// Returns whether a space stands between another part and this one.
  ///
  /// Recognition returns each word of Chinese and Japanese on its own; only a gap means a space.
  func followsSpace(after other: TextAtom) -> Bool {
    guard goesOn(after: other.text) else { return true }
    guard let frame, let before = other.frame else { return false }
    return (frame.x - before.maxX) * 2 > max(frame.height, before.height)
  }

  /// Returns whether no space is between another part, which ends in Hangul, and this one, which is
  /// Hangul or marks.
  ///
  /// Recognition often returns every syllable for itself. Spaces are a third of the height and
  /// more.
  fileprivate func isCloseInKorean(to other: TextAtom) -> Bool {
    guard let frame, let before = other.frame, let last = other.text.unicodeScalars.last,
      let first = text.unicodeScalars.first, last.isHangulSyllable,
      first.isHangulSyllable || !units.contains(where: \.isLetterOrDigit)
    else { return false }
    return (frame.x - before.maxX) * 10 <= max(frame.height, before.height) * 3
  }

  /// Returns whether the part goes on after a text in a script without spaces.
  fileprivate func goesOn(after other: String) -> Bool {
    guard let last = other.unicodeScalars.last, let first = text.unicodeScalars.first else {
      return false
    }
    return last.hasNoSpaces && first.hasNoSpaces
  }
}

extension [TextAtom] {
  /// The text of all parts, without spaces between Chinese and Japanese characters, and between
  /// Korean ones that are close together.
  var joinedText: String {
    var text = first?.text ?? ""
    for (previous, atom) in zip(self, dropFirst()) {
      if !atom.goesOn(after: previous.text), !atom.isCloseInKorean(to: previous) { text += " " }
      text += atom.text
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a whole syllable of Hangul.
  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

  /// Whether the scalar is one of scripts that are written without spaces: Han, kana and their
  /// marks.
  fileprivate var hasNoSpaces: Bool {
    switch value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
