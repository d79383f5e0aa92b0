/// Finds the common lines of two versions of a file, in time that is linear in the size of the file
/// and not quadratic in its changes.
///
/// Lines that are unique in both versions are anchors, and the ranges between them are compared
/// recursively (patience diff). Without such lines, only a short range is searched for common
/// lines.
struct LineMatcher {
  /// The lines of one version.
  typealias Lines = [ArraySlice<UInt8>]

  /// Longer ranges without an anchor count as changed.
  private static let longestSearch = 200

  private let old: Lines
  private let new: Lines

  /// The indices of common lines in both versions, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(old: Lines, new: Lines) {
    self.old = old
    self.new = new
    match(old.indices, new.indices)
  }

  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (first, second) = (oldRange, newRange)
    while let one = first.first, let other = second.first, old[one] == new[other] {
      pairs.append((one, other))
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    var ending: [(old: Int, new: Int)] = []
    while let one = first.last, let other = second.last, old[one] == new[other] {
      ending.append((one, other))
      (first, second) = (first.dropLast(), second.dropLast())
    }
    if !first.isEmpty, !second.isEmpty { matchLines(first, second) }
    pairs += ending.reversed()
  }

  private mutating func matchLines(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let anchors = anchors(oldRange, newRange)
    guard !anchors.isEmpty else { return search(oldRange, newRange) }
    var (first, second) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      match(first..<anchor.old, second..<anchor.new)
      pairs.append(anchor)
      (first, second) = (anchor.old + 1, anchor.new + 1)
    }
    match(first..<oldRange.upperBound, second..<newRange.upperBound)
  }

  private mutating func search(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard max(oldRange.count, newRange.count) <= Self.longestSearch else { return }
    let difference = new[newRange].difference(from: old[oldRange])
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
      }
    }
    let kept = zip(
      oldRange.filter { !removed.contains($0) }, newRange.filter { !added.contains($0) })
    pairs += kept.map { (old: $0, new: $1) }
  }

  /// Returns the lines that are unique in both ranges, as many as have the same order in both.
  private func anchors(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var positions: [ArraySlice<UInt8>: (old: Int, oldCount: Int, new: Int, newCount: Int)] = [:]
    for index in oldRange {
      positions[old[index], default: (index, 0, 0, 0)].oldCount += 1
    }
    for index in newRange {
      guard var position = positions[new[index]] else { continue }
      (position.new, position.newCount) = (index, position.newCount + 1)
      positions[new[index]] = position
    }
    let unique = positions.values.filter { $0.oldCount == 1 && $0.newCount == 1 }
      .map { (old: $0.old, new: $0.new) }.sorted { $0.old < $1.old }
    return Self.longestIncreasingSequence(in: unique)
  }

  /// Returns the longest sequence of pairs that increases in both versions.
  private static func longestIncreasingSequence(
    in pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // The last pair of the best sequence of each length, and the predecessor of each pair.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var rise: [(old: Int, new: Int)] = []
    var index = ends.last
    while let current = index {
      rise.append(pairs[current])
      index = before[current]
    }
    return rise.reversed()
  }
}
