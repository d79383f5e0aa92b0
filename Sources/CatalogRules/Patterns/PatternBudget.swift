/// How many steps the patterns of a configuration may take to search one text, all together.
///
/// The time for an expression is proportional to its length times that of the text, which is
/// seconds for a text of a megabyte. The budget counts the steps of the matcher, not time, so that
/// it decides the same on every machine, and for a text alone as for the whole catalog.
struct PatternBudget {
  /// The steps for any text, more than hundreds of patterns take for a sentence.
  static let stepsOfText = 50_000

  /// The additional steps for each scalar of a text.
  static let stepsOfScalar = 60

  /// The steps that comparing two characters of keys takes, as they are more than scalars.
  static let stepsOfComparison = 8

  /// The number of steps that are left; negative if one more was needed.
  private(set) var steps: Int

  /// Creates the budget of a text with a number of scalars.
  init(scalarCount: Int) {
    steps = Self.stepsOfText + Self.stepsOfScalar * scalarCount
  }

  /// Whether more steps were needed than there are.
  var isSpent: Bool { steps < 0 }

  /// Takes steps, even if there are not as many.
  @inline(__always)
  mutating func take(_ count: Int) { steps -= count }
}
