import ASCII

/// Whether one text may be a later form of another one.
package enum TextLikeness {
  /// Returns whether texts have most of their words in common, or nearly all of their letters.
  package static func areAlike(_ left: String, _ right: String) -> Bool {
    let (left, right) = (ComparedText(left), ComparedText(right))
    return left.isLike(right, commonWords: left.words.intersection(right.words).count)
  }

  /// Returns whether texts have a word in common.
  static func haveCommonWord(_ left: String, _ right: String) -> Bool {
    !words(of: left).isDisjoint(with: words(of: right))
  }

  /// Returns whether texts in a script without spaces between words have half of their letters in
  /// common, and the longer one has at least `count` of them.
  static func haveCommonLetters(_ left: String, _ right: String, fromCount count: Int = 1) -> Bool {
    let (left, right) = (Set(left.filter(isWord)), Set(right.filter(isWord)))
    let longer = max(left.count, right.count)
    return longer >= count && 2 * left.intersection(right).count >= longer
  }

  /// Whether a letter is from a script without spaces between words, so that it counts as a word.
  static func isWord(_ letter: Character) -> Bool {
    letter.unicodeScalars.contains { scalar in
      scalar.properties.isIdeographic || 0x3040..<0x3100 ~= scalar.value
    }
  }

  /// Returns the words of a text, in lower case.
  package static func words(of text: String) -> Set<Substring> {
    let lowercase = text.lowercased()
    guard lowercase.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Set(lowercase.split { !$0.isLetter && !$0.isNumber })
    }
    let words = lowercase.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }
    return Set(words.map(Substring.init))
  }
}
