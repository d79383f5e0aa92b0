import ScreenTexts

/// Looks for texts whose end is missing, among the strings that another language shows on the screen.
struct CutOffSearch {
  /// The least share of a text that must be left.
  private static let leastShare = 0.25

  /// The least weight of what is left.
  private static let leastWeight = 2.4

  /// The least weight of what is left if no ellipsis ends it.
  private static let leastWeightWithoutEllipsis = 4.5

  let index: CandidateIndex

  /// Returns the match of a text that is the beginning of one of the strings; nil if it is none.
  func match(_ run: TextRun, among keys: [CatalogKey]) -> StringMatch? {
    let (units, hasEllipsis) = Self.withoutEllipsis(run)
    let weight = units.reduce(0) { $0 + $1.weight }
    guard weight >= (hasEllipsis ? Self.leastWeight : Self.leastWeightWithoutEllipsis) else {
      return nil
    }
    var best: StringMatch?
    for key in keys {
      for place in index.places[key] ?? [] {
        let candidate = index.candidates[place]
        guard candidate.isLiteral, weight >= candidate.pattern.weight * Self.leastShare,
          // The last letters alone may be unread.
          candidate.pattern.weight - weight
            > (hasEllipsis ? 0.5 : max(2, candidate.pattern.weight * 0.2)),
          let cost = Self.cost(of: units, asBeginningOf: candidate.units),
          best.map({ cost < $0.cost }) ?? true
        else { continue }
        best = StringMatch(
          run: run, keys: [key], text: candidate.text, cost: cost, weight: weight, isWeak: false)
      }
    }
    return best
  }

  /// Returns what the differences to the beginning of a text cost; nil if they are too many.
  private static func cost(
    of units: [FoldedText.Unit], asBeginningOf text: [FoldedText.Unit]
  ) -> Double? {
    let weight = units.reduce(0) { $0 + $1.weight }
    let limit = max(0.45, weight * 0.15)
    let slack = weight < 8 ? 0 : 2
    let lengths = (units.count - slack)...(units.count + slack)
    return lengths.lazy
      .filter { $0 > 0 && $0 < text.count }
      .compactMap { FoldedText.distance(from: units[...], to: text[..<$0], limit: limit) }
      .min()
  }

  /// Returns the text without the dots at its end, and whether there are enough for an ellipsis.
  ///
  /// Recognition reads an ellipsis as one to six dots, or as other small marks.
  private static func withoutEllipsis(_ run: TextRun) -> ([FoldedText.Unit], Bool) {
    let marks = run.units.reversed().prefix { !$0.isLetterOrDigit }
    let dots = marks.count { [".", "·", "-", ",", "_", "。"].contains($0.scalar) }
    guard dots >= 2 else { return (run.units, false) }
    return (Array(run.units.dropLast(marks.count)), true)
  }
}
