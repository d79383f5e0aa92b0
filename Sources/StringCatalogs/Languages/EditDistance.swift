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
}
