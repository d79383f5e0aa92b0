extension [LeafStep] {
  /// Returns how well a text with this path fits a source text with another one, from 0: a
  /// translation that varies in other ways than the source text translates the one that fits best.
  package func likeness(to source: [LeafStep]) -> Int {
    var score = substitution == source.substitution ? 100 : 0
    for axis in [VariationAxis.plural, .device] {
      switch (name(along: axis), source.name(along: axis)) {
      case (let name, let other) where name == other: score += 4
      case (_, "other"): score += 3
      case (_, nil): score += 2
      default: break
      }
    }
    if last == source.last { score += 1 }
    return score
  }

  private var substitution: String? {
    guard case .substitution(let name)? = first else { return nil }
    return name
  }

  private func name(along axis: VariationAxis) -> String? {
    for case .variation(axis, let name) in self { return name }
    return nil
  }
}
