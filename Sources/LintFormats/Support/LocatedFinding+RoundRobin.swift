import CatalogRules

extension [LocatedFinding] {
  /// The findings in an order in which each rule has its turn: one finding of each rule, the rarest
  /// rule first, then a second one of each, and so on.
  var inTurn: [LocatedFinding] {
    var positions: [RuleIdentifier: Int] = [:]
    var groups: [[LocatedFinding]] = []
    for located in self {
      if let position = positions[located.finding.rule] {
        groups[position].append(located)
      } else {
        positions[located.finding.rule] = groups.count
        groups.append([located])
      }
    }
    // Groups of equal size stay in the order of the files.
    let ordered = groups.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element)
    var result: [LocatedFinding] = []
    result.reserveCapacity(count)
    var first = 0
    for turn in 0..<(ordered.last?.count ?? 0) {
      while ordered[first].count <= turn { first += 1 }
      for group in ordered[first...] { result.append(group[turn]) }
    }
    return result
  }
}
