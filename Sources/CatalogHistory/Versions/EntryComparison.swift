#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The entries in which two versions of a catalog differ, by their bytes.
///
/// Most commits change a few entries of thousands. What is the same at the beginning and at the end
/// is passed over at the speed of memory, and entries between are compared where they are expected;
/// only what is different is looked at as JSON.
struct EntryComparison {
  /// An entry that differs, by its index in each version; nil in one that does not have it.
  struct Pair: Equatable {
    var known: Int?
    var other: Int?
  }

  /// The entries of the other version.
  let positions: EntryPositions

  /// The entries that differ.
  let pairs: [Pair]

  /// Compares a version whose entries are known with another one; nil if that is no catalog.
  init?(_ known: [UInt8], _ knownPositions: EntryPositions, _ other: [UInt8]) {
    if let (positions, pairs) = Self.derived(known, knownPositions, other) {
      self.positions = positions
      self.pairs = pairs
      return
    }
    guard let positions = EntryPositions(other) else { return nil }
    self.positions = positions
    pairs = Self.pairs(known, knownPositions.positions, other, positions.positions)
  }

  /// Derives the entries of a version that differs only inside `strings`; nil if it may not.
  private static func derived(
    _ known: [UInt8], _ knownPositions: EntryPositions, _ other: [UInt8]
  ) -> (EntryPositions, [Pair])? {
    let shorter = min(known.count, other.count)
    let prefix = commonPrefix(known, other, upTo: shorter)
    if prefix == known.count, prefix == other.count { return (knownPositions, []) }
    let suffix = commonSuffix(known, other, upTo: shorter - prefix)
    let list = knownPositions.list
    guard prefix >= list.lowerBound, known.count - suffix <= list.upperBound else { return nil }
    let distance = other.count - known.count
    let positions = knownPositions.positions
    let first = positions.partitioningIndex { Int($0.end) > prefix }
    let last = max(first, positions.partitioningIndex { Int($0.keyStart) >= known.count - suffix })
    let end = (last < positions.count ? Int(positions[last].keyStart) : list.upperBound) + distance
    var scan = Scan(known, positions, other)
    let start = first > 0 ? Int(positions[first - 1].end) : list.lowerBound
    guard scan.run(known: first..<last, other: start..<end) else { return nil }
    let tail = positions[last...].map { $0.moved(by: distance) }
    let pairs = scan.pairs(offset: first)
    return (
      EntryPositions(
        positions[..<first] + scan.found + tail,
        list: list.lowerBound..<list.upperBound + distance,
        sourceLanguage: knownPositions.sourceLanguage), pairs
    )
  }

  /// Compares two versions whose entries are both known.
  private static func pairs(
    _ known: [UInt8], _ positions: [EntryPositions.Position], _ other: [UInt8],
    _ otherPositions: [EntryPositions.Position]
  ) -> [Pair] {
    var indices: [ArraySlice<UInt8>: Int] = [:]
    for (index, position) in positions.enumerated() { indices[known[position.key]] = index }
    var pairs: [Pair] = []
    for (index, position) in otherPositions.enumerated() {
      let match = indices.removeValue(forKey: other[position.key])
      if let match, known[positions[match].range] == other[position.range] { continue }
      pairs.append(Pair(known: match, other: index))
    }
    return pairs + indices.values.sorted().map { Pair(known: $0, other: nil) }
  }

  /// The entries between the common beginning and the common end.
  private struct Scan {
    /// How far a key is looked for after where it is expected.
    private static let reach = 32

    private let known: [UInt8]
    private let positions: [EntryPositions.Position]
    private let other: [UInt8]

    /// The entries of the other version.
    private(set) var found: [EntryPositions.Position] = []

    private var changed: [Pair] = []
    private var gone: [Int] = []
    private var added: [Int] = []

    init(_ known: [UInt8], _ positions: [EntryPositions.Position], _ other: [UInt8]) {
      self.known = known
      self.positions = positions
      self.other = other
    }

    /// Reads the entries; false if they don't end where they should.
    mutating func run(known range: Range<Int>, other bounds: Range<Int>) -> Bool {
      var index = range.lowerBound
      var position = MemberScanner.separatorsEnd(in: other, from: bounds.lowerBound)
      while position < bounds.upperBound {
        if index < range.upperBound {
          let length = positions[index].range.count
          if position + length <= bounds.upperBound, isSame(positions[index].range, at: position) {
            found.append(positions[index].moved(by: position - Int(positions[index].keyStart)))
            position = MemberScanner.separatorsEnd(in: other, from: position + length)
            index += 1
            continue
          }
        }
        guard let member = MemberScanner.member(in: other, at: position),
          member.end <= bounds.upperBound
        else { return false }
        let ahead = index..<min(index + Self.reach, range.upperBound)
        if let match = ahead.first(where: { hasSameKey($0, member.name) }) {
          gone += index..<match
          if !(positions[match].range.count == member.end - position
            && isSame(positions[match].range, at: position))
          {
            changed.append(Pair(known: match, other: found.count))
          }
          index = match + 1
        } else {
          added.append(found.count)
        }
        found.append(EntryPositions.Position(member.name, end: member.end))
        position = MemberScanner.separatorsEnd(in: other, from: member.end)
      }
      gone += index..<range.upperBound
      return position == bounds.upperBound
    }

    /// Returns the entries that differ; those that were only moved do not.
    func pairs(offset: Int) -> [Pair] {
      var pairs = changed
      var indices: [ArraySlice<UInt8>: Int] = [:]
      if !added.isEmpty { for index in gone { indices[known[positions[index].key]] = index } }
      var rest = Set(gone)
      for index in added {
        let match = indices[other[found[index].key]]
        if let match {
          rest.remove(match)
          if known[positions[match].range] == other[found[index].range] { continue }
        }
        pairs.append(Pair(known: match, other: index))
      }
      pairs += rest.sorted().map { Pair(known: $0, other: nil) }
      return pairs.map { Pair(known: $0.known, other: $0.other.map { $0 + offset }) }
    }

    private func hasSameKey(_ index: Int, _ name: Range<Int>) -> Bool {
      let key = positions[index].key
      return key.count == name.count && known[key] == other[name]
    }

    private func isSame(_ range: Range<Int>, at position: Int) -> Bool {
      unsafe known.withUnsafeBytes { left in
        unsafe other.withUnsafeBytes { right in
          guard range.upperBound <= left.count, position + range.count <= right.count,
            let left = left.baseAddress, let right = right.baseAddress
          else { return false }
          return unsafe memcmp(left + range.lowerBound, right + position, range.count) == 0
        }
      }
    }
  }

  /// Returns how many bytes at the beginning are the same.
  private static func commonPrefix(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
    common(left, right, upTo: limit, isFromEnd: false)
  }

  /// Returns how many bytes at the end are the same.
  private static func commonSuffix(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
    common(left, right, upTo: limit, isFromEnd: true)
  }

  private static func common(
    _ left: [UInt8], _ right: [UInt8], upTo limit: Int, isFromEnd: Bool
  ) -> Int {
    let block = 4096
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let start = left.baseAddress, let other = right.baseAddress else { return 0 }
        var count = 0
        while count + block <= limit {
          let position = isFromEnd ? left.count - count - block : count
          let otherPosition = isFromEnd ? right.count - count - block : count
          guard unsafe memcmp(start + position, other + otherPosition, block) == 0 else { break }
          count += block
        }
        while count < limit {
          let position = isFromEnd ? left.count - count - 1 : count
          let otherPosition = isFromEnd ? right.count - count - 1 : count
          guard unsafe left[position] == right[otherPosition] else { break }
          count += 1
        }
        return count
      }
    }
  }
}

extension [EntryPositions.Position] {
  /// Returns the first index at which a condition holds that holds for all after it too.
  fileprivate func partitioningIndex(where holds: (EntryPositions.Position) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
