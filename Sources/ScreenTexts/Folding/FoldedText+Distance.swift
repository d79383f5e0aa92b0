extension FoldedText {
  /// Returns what it costs to change one text into the other: the weights of units that are
  /// missing, added or different, and a third of them for units that look alike.
  public func distance(to other: FoldedText) -> Double {
    if units == other.units { return 0 }
    var above: [Double] = [0]
    above.reserveCapacity(other.units.count + 1)
    for unit in other.units { above.append(above[above.count - 1] + unit.weight) }
    for unit in units {
      var diagonal = above[0]
      above[0] += unit.weight
      for (column, second) in other.units.enumerated() {
        let best = min(
          diagonal + Self.cost(of: unit, as: second), above[column + 1] + unit.weight,
          above[column] + second.weight)
        diagonal = above[column + 1]
        above[column + 1] = best
      }
    }
    return above[other.units.count]
  }

  /// Returns how alike two texts are: 1 if they are equal after folding, 0 if they have nothing in
  /// common.
  public func similarity(to other: FoldedText) -> Double {
    let larger = max(weight, other.weight)
    return larger == 0 ? 1 : max(0, 1 - distance(to: other) / larger)
  }

  /// Returns what it costs if a unit was read as another one.
  @inline(__always)
  static func cost(of unit: Unit, as other: Unit) -> Double {
    if unit.scalar == other.scalar { return 0 }
    let weight = max(unit.weight, other.weight)
    return unit.likeness != 0 && unit.likeness == other.likeness ? weight / 3 : weight
  }
}
