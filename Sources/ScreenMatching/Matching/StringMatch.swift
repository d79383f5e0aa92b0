import ScreenTexts

/// A text on a screen and the strings that say it.
struct StringMatch: Sendable {
  /// The lines with the text.
  var run: TextRun

  /// The strings, most likely first.
  var keys: [CatalogKey]

  /// The text in the catalog.
  var text: String

  /// What the differences cost.
  var cost: Double

  /// The weight of the text without values.
  var weight: Double

  /// Whether the text is too short, or the value too free, to be believed without another screen.
  var isWeak: Bool

  /// Whether it was found only because another language shows the string there.
  var isExpected = false

  /// How much of the screen the match explains.
  var score: Double {
    weight - 2 * cost - run.omission - (hasOtherCase ? Self.costOfCase : 0)
  }

  /// What it costs that letters are capitals in only one of the texts.
  private static let costOfCase = 0.3

  /// Whether letters are capitals in only one of the texts, and not all of those on the screen are.
  private var hasOtherCase: Bool {
    let read = run.text.filter { $0.isCased }
    guard read.contains(where: \.isLowercase) else { return false }
    return read.first?.isUppercase != text.first { $0.isCased }?.isUppercase
  }

  /// How sure the match is, 0 to 1.
  var confidence: Double {
    let similarity = max(0, 1 - cost / max(1, weight))
    return min(1, max(0, run.confidence)) * similarity * (isExpected ? 0.8 : 1)
  }
}
