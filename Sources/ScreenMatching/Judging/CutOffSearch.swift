import ScreenTexts

/// Looks for texts whose end is missing, among the strings that another language shows on the
/// screen.
struct CutOffSearch {
  /// The least share of a text that must be left.
  private static let minimumShare = 0.25

  /// The least weight of what is left if it may be misread.
  private static let minimumWeight = 2.4

  /// The least weight of what is left before an ellipsis if it is exactly the beginning: a letter.
  private static let minimumWeightOfExact = 0.9

  /// The least weight of what is left if no ellipsis ends it.
  private static let minimumWeightWithoutEllipsis = 4.5

  let index: CandidateIndex

  /// Returns the match of a text that is the beginning of one of the strings; nil if it is none.
  ///
  /// Without an ellipsis, a text that other parts or lines may continue is none. A letter or two
  /// may be the beginning of other strings too, which are `competitors`; then they are none.
  func match(
    _ run: TextRun, among keys: [CatalogKey], competitors: [CatalogKey], isContinued: Bool
  ) -> StringMatch? {
    let hasEllipsis = run.units.endWithEllipsis
    let units = hasEllipsis ? run.units.withoutEndMarks : run.units
    // What was left out at the end may be the rest of the text, misread.
    if !hasEllipsis, isContinued || run.omission > 0 { return nil }
    let weight = units.reduce(0) { $0 + $1.weight }
    if hasEllipsis, weight < Self.minimumWeight {
      return exactMatch(run, units, among: keys, competitors: competitors)
    }
    guard hasEllipsis || weight >= Self.minimumWeightWithoutEllipsis else { return nil }
    var best: StringMatch?
    for key in keys {
      for position in index.positions[key] ?? [] {
        let candidate = index.candidates[position]
        guard candidate.isLiteral, weight >= candidate.pattern.weight * Self.minimumShare,
          hasEllipsis || Self.isMuchMissing(of: candidate, after: units.count),
          let cost = Self.cost(of: units, asBeginningOf: candidate.units),
          best.map({ cost < $0.cost }) ?? true
        else { continue }
        best = StringMatch(
          run: run, keys: [key], text: candidate.text, cost: cost, weight: weight, isWeak: false)
      }
    }
    if let best, !hasEllipsis, mayBeWhole(units, cost: best.cost) { return nil }
    return best
  }

  /// Returns the match of a few letters that begin exactly one of the strings on the screen.
  private func exactMatch(
    _ run: TextRun, _ units: [FoldedText.Unit], among keys: [CatalogKey], competitors: [CatalogKey]
  ) -> StringMatch? {
    let weight = units.reduce(0) { $0 + $1.weight }
    guard weight >= Self.minimumWeightOfExact,
      candidate(of: competitors, beginningWith: units) == nil,
      let found = candidate(of: keys, beginningWith: units)
    else { return nil }
    return StringMatch(
      run: run, keys: [found.key], text: found.candidate.text, cost: 0, weight: weight,
      isWeak: false)
  }

  private func candidate(
    of keys: [CatalogKey], beginningWith units: [FoldedText.Unit]
  ) -> (key: CatalogKey, candidate: Candidate)? {
    for key in keys {
      let candidates = (index.positions[key] ?? []).lazy.map { index.candidates[$0] }
      let found = candidates.first {
        $0.isLiteral && $0.units.count > units.count && $0.units.starts(with: units)
      }
      if let found { return (key, found) }
    }
    return nil
  }

  /// Returns whether a text that was misread may as well be the whole text of a string.
  private func mayBeWhole(_ units: [FoldedText.Unit], cost: Double) -> Bool {
    index.candidates.contains { candidate in
      candidate.isLiteral
        && FoldedText.distance(
          from: units[...], to: candidate.units[...], limit: cost * 1.5 + 0.3) != nil
    }
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
