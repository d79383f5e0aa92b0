/// Finds the name that was probably intended.
package enum NearestName {
  /// Returns the most similar name; nil if none is similar.
  ///
  /// About a third of the letters may differ, counted in insertions, deletions, replacements
  /// and exchanges of neighbors.
  package static func of(_ name: String, among names: [String]) -> String? {
    let wanted = Array(name.unicodeScalars)
    // A whole page of text is not a misspelled name.
    guard wanted.count <= 100 else { return nil }
    let limit = max(1, (wanted.count + 1) / 3)
    let distances = names.compactMap { name -> (name: String, distance: Int)? in
      let other = Array(name.unicodeScalars)
      guard abs(other.count - wanted.count) <= limit else { return nil }
      return (name, distance(wanted, other))
    }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// Returns the Damerau–Levenshtein distance, in which no part is changed twice.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = previous[column] + (scalar == other ? 0 : 1)
        var nearest = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          nearest = min(nearest, beforePrevious[column - 1] + 1)
        }
        current.append(nearest)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous.last ?? 0
  }
}
