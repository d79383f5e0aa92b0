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
      return (name, EditDistance.between(wanted, other, countsExchanges: true))
    }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }
}
