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
  let places: EntryPlaces

  /// The entries that differ.
  let pairs: [Pair]

  /// Compares a version whose entries are known with another one; nil if that is no catalog.
  init?(_ known: [UInt8], _ knownPlaces: EntryPlaces, _ other: [UInt8]) {
    if let (places, pairs) = Self.derived(known, knownPlaces, other) {
      self.places = places
      self.pairs = pairs
      return
    }
    guard let places = EntryPlaces(other) else { return nil }
    self.places = places
    pairs = Self.pairs(known, knownPlaces.places, other, places.places)
  }

  /// Derives the entries of a version that differs only inside `strings`; nil if it may not.
  private static func derived(
    _ known: [UInt8], _ knownPlaces: EntryPlaces, _ other: [UInt8]
  ) -> (EntryPlaces, [Pair])? {
    let shorter = min(known.count, other.count)
    let prefix = commonPrefix(known, other, upTo: shorter)
    if prefix == known.count, prefix == other.count { return (knownPlaces, []) }
    let suffix = commonSuffix(known, other, upTo: shorter - prefix)
    let list = knownPlaces.list
    guard prefix >= list.lowerBound, known.count - suffix <= list.upperBound else { return nil }
    let distance = other.count - known.count
    let places = knownPlaces.places
    let first = places.partitioningIndex { Int($0.end) > prefix }
    let last = max(first, places.partitioningIndex { Int($0.keyStart) >= known.count - suffix })
    let end = (last < places.count ? Int(places[last].keyStart) : list.upperBound) + distance
    var scan = Scan(known, places, other)
    let start = first > 0 ? Int(places[first - 1].end) : list.lowerBound
    guard scan.run(known: first..<last, other: start..<end) else { return nil }
    let tail = places[last...].map { $0.moved(by: distance) }
    let pairs = scan.pairs(offset: first)
    return (
      EntryPlaces(
        places[..<first] + scan.found + tail,
        list: list.lowerBound..<list.upperBound + distance,
        sourceLanguage: knownPlaces.sourceLanguage), pairs
    )
  }

  /// Compares two versions whose entries are both known.
  private static func pairs(
    _ known: [UInt8], _ places: [EntryPlaces.Place], _ other: [UInt8],
    _ otherPlaces: [EntryPlaces.Place]
  ) -> [Pair] {
    var indices: [ArraySlice<UInt8>: Int] = [:]
    for (index, place) in places.enumerated() { indices[known[place.key]] = index }
    var pairs: [Pair] = []
    for (index, place) in otherPlaces.enumerated() {
      let match = indices.removeValue(forKey: other[place.key])
      if let match, known[places[match].range] == other[place.range] { continue }
      pairs.append(Pair(known: match, other: index))
    }
    return pairs + indices.values.sorted().map { Pair(known: $0, other: nil) }
  }

  /// The entries between the common beginning and the common end.
  private struct Scan {
    /// How far a key is looked for after where it is expected.
    private static let reach = 32

    private let known: [UInt8]
    private let places: [EntryPlaces.Place]
    private let other: [UInt8]

    /// The entries of the other version.
    private(set) var found: [EntryPlaces.Place] = []

    private var changed: [Pair] = []
    private var gone: [Int] = []
    private var added: [Int] = []

    init(_ known: [UInt8], _ places: [EntryPlaces.Place], _ other: [UInt8]) {
      self.known = known
      self.places = places
      self.other = other
    }

    /// Reads the entries; false if they don't end where they should.
    mutating func run(known range: Range<Int>, other bounds: Range<Int>) -> Bool {
      var index = range.lowerBound
      var place = MemberScanner.separatorsEnd(in: other, from: bounds.lowerBound)
      while place < bounds.upperBound {
        if index < range.upperBound {
          let length = places[index].range.count
          if place + length <= bounds.upperBound, isSame(places[index].range, at: place) {
            found.append(places[index].moved(by: place - Int(places[index].keyStart)))
            place = MemberScanner.separatorsEnd(in: other, from: place + length)
            index += 1
            continue
          }
        }
        guard let member = MemberScanner.member(in: other, at: place),
          member.end <= bounds.upperBound
        else { return false }
        let ahead = index..<min(index + Self.reach, range.upperBound)
        if let match = ahead.first(where: { hasSameKey($0, member.name) }) {
          gone += index..<match
          if !(places[match].range.count == member.end - place
            && isSame(places[match].range, at: place))
          {
            changed.append(Pair(known: match, other: found.count))
          }
          index = match + 1
        } else {
          added.append(found.count)
        }
        found.append(EntryPlaces.Place(member.name, end: member.end))
        place = MemberScanner.separatorsEnd(in: other, from: member.end)
      }
      gone += index..<range.upperBound
      return place == bounds.upperBound
    }

    /// Returns the entries that differ; those that were only moved do not.
    func pairs(offset: Int) -> [Pair] {
      var pairs = changed
      var indices: [ArraySlice<UInt8>: Int] = [:]
      if !added.isEmpty { for index in gone { indices[known[places[index].key]] = index } }
      var rest = Set(gone)
      for index in added {
        let match = indices[other[found[index].key]]
        if let match {
          rest.remove(match)
          if known[places[match].range] == other[found[index].range] { continue }
        }
        pairs.append(Pair(known: match, other: index))
      }
      pairs += rest.sorted().map { Pair(known: $0, other: nil) }
      return pairs.map { Pair(known: $0.known, other: $0.other.map { $0 + offset }) }
    }

    private func hasSameKey(_ index: Int, _ name: Range<Int>) -> Bool {
      let key = places[index].key
      return key.count == name.count && known[key] == other[name]
    }

    private func isSame(_ range: Range<Int>, at place: Int) -> Bool {
      unsafe known.withUnsafeBytes { left in
        unsafe other.withUnsafeBytes { right in
          guard range.upperBound <= left.count, place + range.count <= right.count,
            let left = left.baseAddress, let right = right.baseAddress
          else { return false }
          return unsafe memcmp(left + range.lowerBound, right + place, range.count) == 0
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
          let place = isFromEnd ? left.count - count - block : count
          let otherPlace = isFromEnd ? right.count - count - block : count
          guard unsafe memcmp(start + place, other + otherPlace, block) == 0 else { break }
          count += block
        }
        while count < limit {
          let place = isFromEnd ? left.count - count - 1 : count
          let otherPlace = isFromEnd ? right.count - count - 1 : count
          guard unsafe left[place] == right[otherPlace] else { break }
          count += 1
        }
        return count
      }
    }
  }
}

extension [EntryPlaces.Place] {
  /// Returns the first index at which a condition holds that holds for all after it too.
  fileprivate func partitioningIndex(where holds: (EntryPlaces.Place) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
