/// A word to look for in texts that were recognized.
///
/// It is found whatever its case, width, accents, spaces and composition (``FoldedText``), also
/// inside words, and if recognition confused a part of it.
///
/// ```swift
/// let keyword = Keyword("Show answer")
/// let matches = keyword?.matches(in: "SH0W ANSWER (3)") ?? []
/// ```
public struct Keyword: Hashable, Sendable {
  /// The word as it was given.
  public let text: String

  /// The share of the word that may be read wrong, 0 to 1.
  public let tolerance: Double

  private let folded: FoldedText

  /// Creates a keyword; nil if nothing of the text can be compared, as in “ ”.
  public init?(_ text: String, tolerance: Double = 0.2) {
    folded = FoldedText(text)
    guard !folded.isEmpty else { return nil }
    (self.text, self.tolerance) = (text, tolerance)
  }

  /// Returns where a text says the keyword, from the beginning; parts don’t overlap, and of those
  /// that do the most similar one counts.
  public func matches(in text: String) -> [KeywordMatch] {
    let line = FoldedText(text)
    return candidates(in: line)
      .sorted {
        ($0.cost, $0.range.count, $0.range.lowerBound)
          < ($1.cost, $1.range.count, $1.range.lowerBound)
      }
      .reduce(into: [Candidate]()) { chosen, candidate in
        if !chosen.contains(where: { $0.range.overlaps(candidate.range) }) {
          chosen.append(candidate)
        }
      }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { candidate in
        let sources = line.sources[candidate.range]
        let start = sources.first?.range.lowerBound ?? text.startIndex
        return KeywordMatch(
          range: start..<(sources.last?.range.upperBound ?? start),
          similarity: 1 - candidate.cost / folded.weight)
      }
  }

  /// A part of a line and what it costs to read it as the keyword.
  private struct Candidate {
    let range: Range<Int>
    let cost: Double
  }

  /// Returns the best part that ends at each unit, if it is good enough.
  private func candidates(in line: FoldedText) -> [Candidate] {
    let allowed = folded.weight < 2 ? 0 : folded.weight * tolerance
    let pattern = folded.units
    // The cost of the first units of the keyword and where they begin, for the part that ends here.
    var costs = [0.0]
    for unit in pattern { costs.append(costs[costs.count - 1] + unit.weight) }
    var starts = Array(repeating: 0, count: costs.count)
    var result: [Candidate] = []
    for (index, unit) in line.units.enumerated() {
      var (diagonal, diagonalStart) = (costs[0], starts[0])
      starts[0] = index + 1
      for (row, wanted) in pattern.enumerated() {
        var best = diagonal + FoldedText.cost(of: wanted, as: unit)
        var start = diagonalStart
        if costs[row + 1] + unit.weight < best {
          (best, start) = (costs[row + 1] + unit.weight, starts[row + 1])
        }
        if costs[row] + wanted.weight < best {
          (best, start) = (costs[row] + wanted.weight, starts[row])
        }
        (diagonal, diagonalStart) = (costs[row + 1], starts[row + 1])
        (costs[row + 1], starts[row + 1]) = (best, start)
      }
      let (cost, start) = (costs[pattern.count], starts[pattern.count])
      if cost <= allowed + 1e-9, start <= index, isPlausible(start..<index + 1, of: line, cost) {
        result.append(Candidate(range: start..<index + 1, cost: cost))
      }
    }
    return result
  }

  /// Returns whether a part may be the keyword: if it was read differently, or if it ignores a
  /// space between words, then it begins and ends where words do.
  private func isPlausible(_ range: Range<Int>, of line: FoldedText, _ cost: Double) -> Bool {
    let isSpacedAlike =
      cost == 0
      && zip(range, folded.sources.indices).dropFirst().allSatisfy {
        line.sources[$0].followsSpace == folded.sources[$1].followsSpace
      }
    return isSpacedAlike
      || line.isWordBoundary(range.lowerBound)
        && (cost > 0 && folded.weight >= 6 || line.isWordBoundary(range.upperBound))
  }
}

extension FoldedText {
  /// Returns whether no word continues from the unit before an index to the unit at it.
  fileprivate func isWordBoundary(_ index: Int) -> Bool {
    guard index > 0, index < units.count else { return true }
    return sources[index].followsSpace || !units[index].isWordPart || !units[index - 1].isWordPart
  }
}
