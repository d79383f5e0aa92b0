/// How many letters must change to turn one name into another.
package enum EditDistance {
  /// Returns the least number of insertions, deletions and replacements (Levenshtein).
  ///
  /// With `countsExchanges`, an exchange of neighbors is one change as well, in which no part is
  /// changed twice (Damerau). The time grows with the product of the lengths.
  package static func between(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], countsExchanges: Bool = false
  ) -> Int {
    var beforePrevious = Array(repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = beforePrevious
    for (row, scalar) in first.enumerated() {
      current[0] = row + 1
      for (column, other) in second.enumerated() {
        let replaced = previous[column] + (scalar == other ? 0 : 1)
        var nearest = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if countsExchanges, row > 0, column > 0, scalar == second[column - 1],
          first[row - 1] == other
        {
          nearest = min(nearest, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = nearest
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count]
  }

  /// Letters that many others are compared with.
  package struct Pattern {
    /// The letters.
    package let letters: [Unicode.Scalar]

    /// Each different letter with a bit for each of its positions.
    private let positions: [(letter: Unicode.Scalar, bits: UInt64)]

    /// Creates a pattern.
    package init(_ letters: [Unicode.Scalar]) {
      self.letters = letters
      var positions: [(letter: Unicode.Scalar, bits: UInt64)] = []
      for (position, letter) in letters.prefix(UInt64.bitWidth).enumerated() {
        let bit: UInt64 = 1 << UInt64(position)
        if let known = positions.firstIndex(where: { $0.letter == letter }) {
          positions[known].bits |= bit
        } else {
          positions.append((letter, bit))
        }
      }
      self.positions = positions
    }

    /// Returns the least number of insertions, deletions and replacements.
    ///
    /// With up to 64 letters, the time grows with the number of the other ones, as a row of the
    /// table of ``EditDistance/between(_:_:countsExchanges:)`` is two words of bits: where it grows
    /// and where it falls (Myers, 1999, in the form of Hyyrö, 2003).
    package func distance(to other: [Unicode.Scalar]) -> Int {
      guard !letters.isEmpty, letters.count <= UInt64.bitWidth else {
        return EditDistance.between(letters, other)
      }
      let last: UInt64 = 1 << UInt64(letters.count - 1)
      var distance = letters.count
      var (growing, falling): (UInt64, UInt64) = (.max, 0)
      for letter in other {
        let equal = positions.first { $0.letter == letter }?.bits ?? 0
        let vertical = equal | falling
        let horizontal = (((equal & growing) &+ growing) ^ growing) | equal
        let up = falling | ~(horizontal | growing)
        let down = growing & horizontal
        if up & last != 0 { distance += 1 } else if down & last != 0 { distance -= 1 }
        let (nextUp, nextDown) = (up << 1 | 1, down << 1)
        growing = nextDown | ~(vertical | nextUp)
        falling = nextUp & vertical
      }
      return distance
    }
  }
}
