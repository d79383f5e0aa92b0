extension FoldedText {
  /// Returns what it costs if a unit was read as another one, 0 to the larger weight.
  package static func costOfReading(_ unit: Unit, as other: Unit) -> Double {
    cost(of: unit, as: other)
  }

  /// Returns what it costs to change one row of units into the other, as ``distance(to:)``; nil if
  /// that is more than a limit.
  package static func distance(
    from units: ArraySlice<Unit>, to others: ArraySlice<Unit>, limit: Double
  ) -> Double? {
    var above: [Double] = [0]
    above.reserveCapacity(others.count + 1)
    for unit in others { above.append(above[above.count - 1] + unit.weight) }
    for unit in units {
      var diagonal = above[0]
      above[0] += unit.weight
      var least = above[0]
      for (column, second) in others.enumerated() {
        let best = min(
          diagonal + cost(of: unit, as: second), above[column + 1] + unit.weight,
          above[column] + second.weight)
        diagonal = above[column + 1]
        above[column + 1] = best
        least = min(least, best)
      }
      if least > limit { return nil }
    }
    let distance = above[above.count - 1]
    return distance <= limit ? distance : nil
  }
}

extension FoldedText.Unit {
  /// The character, or a number that it shares with those that look like it.
  package var lookalike: UInt32 {
    likeness == 0 ? scalar.value : 0x11_0000 + UInt32(likeness)
  }

  /// Whether the unit is a letter, a digit or a part of one, not punctuation.
  package var isLetterOrDigit: Bool { weight > 0.25 }

  /// Whether the unit is a decimal digit.
  package var isDigit: Bool { scalar.properties.generalCategory == .decimalNumber }
}
