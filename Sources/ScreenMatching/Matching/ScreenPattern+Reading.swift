import ScreenTexts

extension ScreenPattern {
  /// The number of units of a value that is anything.
  private static let longestValue = 40

  /// The number of units of a value beside very little text, as in “in %@”.
  private static let longestValueOfShort = 14

  /// The weight below which a pattern is short.
  private static let shortWeight = 4.0

  /// Returns what the differences between the pattern and a text cost; nil if they are too many, or
  /// if the value is unlikely.
  func cost(ofReading units: [FoldedText.Unit], startsOfWords: [Bool]) -> Double? {
    let limit = weight < 10 ? 0.34 : Likeness.allowance(for: weight)
    let valueCount = units.count - (elements.count - gapCount)
    if hasFreeGap {
      guard valueCount <= Self.longestValue * gapCount else { return nil }
      if weight < Self.shortWeight {
        // “In economics, what is …?” is not “in %@”, but “in 6 days” is.
        guard valueCount <= Self.longestValueOfShort * gapCount, units.contains(where: \.isDigit)
        else { return nil }
      }
    }
    guard let cost = alignment(with: units, startsOfWords, limit: limit), cost <= limit else {
      return nil
    }
    return cost
  }

  /// Returns the least cost of an alignment in which each gap takes at least one unit.
  private func alignment(
    with units: [FoldedText.Unit], _ starts: [Bool], limit: Double
  ) -> Double? {
    let impossible = Double.infinity
    var above = Array(repeating: impossible, count: units.count + 1)
    above[0] = 0
    if case .unit? = elements.first {
      for (column, unit) in units.enumerated() { above[column + 1] = above[column] + unit.weight }
    }
    var gapBefore: Gap?
    for element in elements {
      var row = Array(repeating: impossible, count: units.count + 1)
      switch element {
      case .unit(let wanted):
        row[0] = above[0] + wanted.weight
        for (column, unit) in units.enumerated() {
          let fits = gapBefore?.precedesSpace != true || starts[column]
          let replaced =
            fits ? above[column] + FoldedText.costOfReading(wanted, as: unit) : impossible
          row[column + 1] = min(
            replaced, above[column + 1] + wanted.weight, row[column] + unit.weight)
        }
        gapBefore = nil
      case .gap(let gap):
        for (column, unit) in units.enumerated() {
          let cost = gap.isNumber ? Self.costInNumber(unit) : 0
          let entered = !gap.followsSpace || starts[column] ? above[column] : impossible
          row[column + 1] = min(entered, row[column]) + cost
        }
        gapBefore = gap
      }
      above = row
      if above.allSatisfy({ $0 > limit }) { return nil }
    }
    return above[units.count]
  }

  private static func costInNumber(_ unit: FoldedText.Unit) -> Double {
    if unit.isDigit { return 0 }
    return unit.isLetterOrDigit ? 1 : 0.1
  }
}
