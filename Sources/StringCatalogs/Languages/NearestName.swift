/// Finds the name that was probably intended.
package enum NearestName {
  /// Returns the most similar name; nil if none is similar.
  ///
  /// About a third of the letters may differ, counted in insertions, deletions and replacements.
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

  /// Returns the Levenshtein distance.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var previous = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = previous[column] + (scalar == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous.last ?? 0
  }
}
