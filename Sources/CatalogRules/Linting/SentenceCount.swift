import StringCatalogs

/// The number of sentences of a text, outside placeholders.
struct SentenceCount {
  /// The sentences and lines with two letters or more.
  private(set) var all = 0

  /// Those with eight letters or more.
  private(set) var long = 0

  /// Counts the sentences of a text.
  init(_ text: LintedText) {
    var letters = 0
    var isAtEnd = false
    var isAfterSpace = false
    // A sentence ends where a mark and white space are before what isn't a small letter: `e.g. a`.
    for scalar in text.scalars {
      switch scalar {
      case "\n", "。", "！", "？":
        add(letters)
        (letters, isAtEnd, isAfterSpace) = (0, false, false)
      case ".", "!", "?", "…", "։", "؟", "।":
        isAtEnd = true
      case " ", "\u{A0}", "\t":
        isAfterSpace = isAtEnd
      case "\"", "”", "»", "“", "’", "'", ")", "*", "_", "\u{200F}", "\u{200E}":
        break
      default:
        if isAtEnd, isAfterSpace, !scalar.properties.isLowercase {
          add(letters)
          letters = 0
        }
        (isAtEnd, isAfterSpace) = (false, false)
        if scalar.properties.isAlphabetic { letters += 1 }
      }
    }
    add(letters)
  }

  private mutating func add(_ letters: Int) {
    if letters >= 2 { all += 1 }
    if letters >= 8 { long += 1 }
  }
}
