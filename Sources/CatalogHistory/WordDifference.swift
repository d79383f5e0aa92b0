/// Two texts with the words marked in which they differ.
///
/// Words that only the old text has are between `[-` and `-]`, those that only the new one has
/// between `{+` and `+}`, as `git diff --word-diff` writes them.
package struct WordDifference: Hashable, Sendable {
  /// A part of a text.
  package struct Run: Hashable, Sendable {
    /// The words, with what is between them.
    package var text: String

    /// Whether only this text has them.
    package var isMarked: Bool
  }

  /// The old text in runs.
  package let oldRuns: [Run]

  /// The new text in runs.
  package let newRuns: [Run]

  /// The old text with its marks.
  package var old: String { Self.marked(oldRuns, "[-", "-]") }

  /// The new text with its marks.
  package var new: String { Self.marked(newRuns, "{+", "+}") }

  /// The number of words above which nothing is marked.
  private static let maximumWordCount = 400

  /// Compares two texts.
  package init(old: String, new: String) {
    let (left, right) = (Self.words(of: old), Self.words(of: new))
    guard left.count <= Self.maximumWordCount, right.count <= Self.maximumWordCount else {
      oldRuns = Self.runs([old[...]], [0])
      newRuns = Self.runs([new[...]], [0])
      return
    }
    let common = Self.common(left, right)
    // Texts without a common word are only harder to read with marks.
    let isRelated = common.left.contains { left[$0].contains { $0.isLetter || $0.isNumber } }
    oldRuns = Self.runs(left, isRelated ? common.left : Set(left.indices))
    newRuns = Self.runs(right, isRelated ? common.right : Set(right.indices))
  }

  /// Returns words, and what is between them; a letter of a script without spaces is a word.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var isInWord = false
    for index in text.indices {
      let character = text[index]
      let isLetter = character.isLetter || character.isNumber || "'’%@$".contains(character)
      let isJoined = isLetter && isInWord && !TextLikeness.isWord(character)
      if !isJoined, index > start {
        words.append(text[start..<index])
        start = index
      }
      isInWord = isLetter && !TextLikeness.isWord(character)
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  /// Returns the positions of the longest common sequence of words in both lists.
  private static func common(
    _ left: [Substring], _ right: [Substring]
  ) -> (left: Set<Int>, right: Set<Int>) {
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i * width + j] =
          left[i] == right[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (common, other): (Set<Int>, Set<Int>) = ([], [])
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        common.insert(i)
        other.insert(j)
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return (withoutGaps(common, left), withoutGaps(other, right))
  }

  /// Returns positions without those of single spaces between words that are to be marked, so that
  /// neighbors are marked as one.
  private static func withoutGaps(_ common: Set<Int>, _ words: [Substring]) -> Set<Int> {
    common.filter { position in
      guard words[position].allSatisfy(\.isWhitespace), position > 0, position + 1 < words.count
      else {
        return true
      }
      return common.contains(position - 1) || common.contains(position + 1)
    }
  }

  private static func runs(_ words: [Substring], _ common: Set<Int>) -> [Run] {
    var runs: [Run] = []
    for (index, word) in words.enumerated() {
      let isMarked = !common.contains(index)
      if let last = runs.indices.last, runs[last].isMarked == isMarked {
        runs[last].text += word
      } else {
        runs.append(Run(text: String(word), isMarked: isMarked))
      }
    }
    return runs
  }

  private static func marked(_ runs: [Run], _ start: String, _ end: String) -> String {
    runs.map { $0.isMarked ? start + $0.text + end : $0.text }.joined()
  }
}
