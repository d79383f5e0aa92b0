import ASCII

/// Whether one text may be a later form of another one.
package enum TextLikeness {
  /// Returns whether texts have most of their words in common, or nearly all of their letters.
  package static func areAlike(_ left: String, _ right: String) -> Bool {
    let (left, right) = (ComparedText(left), ComparedText(right))
    return left.isLike(right, commonWords: left.words.intersection(right.words).count)
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
