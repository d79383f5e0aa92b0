import ScreenTexts

/// Looks for texts whose end is missing, among the strings that another language shows on the
/// screen.
struct CutOffSearch {
  /// The least share of a text that must be left.
  private static let leastShare = 0.25

  /// The least weight of what is left.
  private static let leastWeight = 2.4

  /// The least weight of what is left if no ellipsis ends it.
  private static let leastWeightWithoutEllipsis = 4.5

  let index: CandidateIndex

  /// Returns the match of a text that is the beginning of one of the strings; nil if it is none.
  ///
  /// Without an ellipsis, a text that other parts or lines may continue is none.
  func match(_ run: TextRun, among keys: [CatalogKey], isContinued: Bool) -> StringMatch? {
    let hasEllipsis = run.units.endWithEllipsis
    let units = hasEllipsis ? run.units.withoutEndMarks : run.units
    // What was left out at the end may be the rest of the text, misread.
    if !hasEllipsis, isContinued || run.omission > 0 { return nil }
    let weight = units.reduce(0) { $0 + $1.weight }
    guard weight >= (hasEllipsis ? Self.leastWeight : Self.leastWeightWithoutEllipsis) else {
      return nil
    }
    var best: StringMatch?
    for key in keys {
      for place in index.places[key] ?? [] {
        let candidate = index.candidates[place]
        guard candidate.isLiteral, weight >= candidate.pattern.weight * Self.leastShare,
          hasEllipsis || Self.isMuchMissing(of: candidate, after: units.count),
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

  /// Returns whether more is missing than the last letters or a number, which may be unread.
  private static func isMuchMissing(of candidate: Candidate, after count: Int) -> Bool {
    let rest = candidate.units.dropFirst(count).filter { $0.isLetterOrDigit && !$0.isDigit }
    return rest.reduce(0) { $0 + $1.weight } > max(2, candidate.pattern.weight * 0.2)
  }
}
