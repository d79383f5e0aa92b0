/// A text that is compared with several others, read once for all of them.
package struct ComparedText {
  /// The words, in lower case.
  package let words: Set<Substring>

  private let meaning: SourceMeaning

  /// The beginning in lower case, in UTF-8.
  private let beginning: [UInt8]

  /// Reads a text.
  package init(_ text: String) {
    words = TextLikeness.words(of: text)
    meaning = SourceMeaning(text)
    beginning = Array(text.lowercased().utf8.prefix(200))
  }

  /// Returns whether the texts have most of their words in common, or nearly all of their letters.
  ///
  /// `commonWords` is the number of words that both have.
  package func isLike(_ other: ComparedText, commonWords: Int) -> Bool {
    commonWords > 0 && 2 * commonWords >= max(words.count, other.words.count)
      || hasMostLetters(of: other) || meaning == other.meaning
  }

  /// Returns whether three quarters of the letters are the same at the beginning and at the end.
  private func hasMostLetters(of other: ComparedText) -> Bool {
    let (left, right) = (beginning, other.beginning)
    let (shorter, longer) = (min(left.count, right.count), max(left.count, right.count))
    guard shorter >= 4, 4 * shorter >= 3 * longer else { return false }
    var prefix = 0
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
    { suffix += 1 }
    return prefix + suffix >= 4 && 4 * (prefix + suffix) >= 3 * longer
  }
}
