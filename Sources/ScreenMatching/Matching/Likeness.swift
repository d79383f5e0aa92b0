/// How different a text may be from what was read of it.
///
/// Short texts must be exact, except for one letter that looks the same: “AI” and “Al”. With none
/// of the differences allowed here, a word becomes another word of an interface, such as “Card” and
/// “Cards”.
enum Likeness {
  /// The weight from which letters may be missing or wrong.
  static let minimumWeightOfNear = 8.0

  /// What missing or wrong punctuation may cost if all letters are right.
  static let punctuation = 1.0

  /// Returns what the differences may cost, by the weight of the text.
  static func allowance(for weight: Double) -> Double {
    switch weight {
    case ..<minimumWeightOfNear: 0.45
    case ..<12: 0.75
    case ..<20: weight * 0.1
    default: weight * 0.15
    }
  }

  /// Returns what the differences may cost where the string is expected, since another language
  /// shows it there.
  static func allowanceWhereExpected(for weight: Double) -> Double {
    weight < 3.5 ? 0.45 : weight * 0.3
  }
}
