import ASCII
import PhotoMetadata

/// Searches for many patterns at once, in time that grows with the bytes and not with the patterns.
///
/// The patterns are sorted, and each knows the longest other one with which it begins: all that
/// begin at a place are the last one that sorts before what follows it, and those with which that
/// begins. A table of first bytes passes over almost all places.
struct PatternIndex: Sendable {
  /// A pattern that was found.
  struct Match {
    var pattern: Pattern
    var range: Range<Int>
  }

  private let texts: Half
  private let others: Half

  /// Whether there is no pattern.
  var isEmpty: Bool { texts.isEmpty && others.isEmpty }

  /// The number of bytes of the longest pattern.
  let longest: Int

  /// Creates an index of patterns.
  init(_ patterns: some Collection<Pattern>) {
    texts = Half(patterns.filter { $0.form != .data && !$0.isCased })
    others = Half(patterns.filter { $0.form == .data || $0.isCased })
    longest = patterns.map(\.bytes.count).max() ?? 0
  }

  /// Passes on what is found in bytes, until `take` returns false: for each place, in their order,
  /// first what is text in any case, then other patterns.
  ///
  /// Text is found as whole words.
  func forEachMatch(in bytes: ArraySlice<UInt8>, _ take: (Match) -> Bool) {
    let lowercased = texts.isEmpty ? [] : bytes.map(\.asciiLowercased)
    let original = others.isEmpty ? [] : Array(bytes)
    var (text, other) = (
      texts.nextPlace(in: lowercased, from: 0), others.nextPlace(in: original, from: 0)
    )
    while let place = text.map({ min($0, other ?? $0) }) ?? other {
      if text == place {
        for pattern in texts.patterns(at: place, in: lowercased) {
          let range = (place..<place + pattern.bytes.count).moved(by: bytes.startIndex)
          guard pattern.isWord(at: range, in: bytes) else { continue }
          if !take(Match(pattern: pattern, range: range)) { return }
        }
        text = texts.nextPlace(in: lowercased, from: place + 1)
      }
      if other == place {
        for pattern in others.patterns(at: place, in: original) {
          let range = (place..<place + pattern.bytes.count).moved(by: bytes.startIndex)
          guard pattern.isWord(at: range, in: bytes) else { continue }
          if !take(Match(pattern: pattern, range: range)) { return }
        }
        other = others.nextPlace(in: original, from: place + 1)
      }
    }
  }

  /// The patterns that are searched for in the same bytes.
  private struct Half: Sendable {
    /// The patterns in the order of their bytes, with one kind each.
    private let sorted: [Pattern]
    /// The index of the longest other pattern with which one begins, or −1.
    private let starts: [Int]
    /// Whether the first bytes of a pattern have a hash.
    private var table: [Bool]
    /// How many bytes these are.
    private let prefixSize: Int

    var isEmpty: Bool { sorted.isEmpty }

    init(_ patterns: some Sequence<Pattern>) {
      let sorted = patterns.filter { !$0.bytes.isEmpty }.sorted {
        $0.bytes == $1.bytes
          ? ($0.kind.rawValue, $0.value) < ($1.kind.rawValue, $1.value)
          : $0.bytes.lexicographicallyPrecedes($1.bytes)
      }
      prefixSize = min(4, sorted.map(\.bytes.count).min() ?? 0)
      // Few slots are taken, so that most bytes need no search.
      let bits = (12...20).first { 1 << $0 >= 1024 * sorted.count } ?? 20
      table = Array(repeating: false, count: 1 << bits)
      var starts: [Int] = []
      for (index, pattern) in sorted.enumerated() {
        let prefix = pattern.bytes.prefix(prefixSize).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        table[Self.hash(prefix, table.count)] = true
        var start = index - 1
        while start >= 0, !pattern.bytes.starts(with: sorted[start].bytes) { start = starts[start] }
        starts.append(start)
      }
      (self.sorted, self.starts) = (sorted, starts)
    }

    /// Returns the first place from one on where a pattern may begin.
    func nextPlace(in bytes: [UInt8], from start: Int) -> Int? {
      guard !sorted.isEmpty, bytes.count - start >= prefixSize else { return nil }
      let (size, count) = (prefixSize, table.count)
      let mask = UInt32.max >> (32 - 8 * UInt32(size))
      return unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe table.withUnsafeBufferPointer { table in
          var window: UInt32 = 0
          for place in start..<start + size - 1 {
            window = unsafe window << 8 | UInt32(bytes[place])
          }
          for end in start + size - 1..<bytes.count {
            window = unsafe (window << 8 | UInt32(bytes[end])) & mask
            if unsafe table[Self.hash(window, count)] { return end - size + 1 }
          }
          return nil
        }
      }
    }

    /// Returns a number below a power of two.
    private static func hash(_ window: UInt32, _ count: Int) -> Int {
      Int(truncatingIfNeeded: window &* 0x9E37_79B1 >> 12) & (count - 1)
    }

    /// Returns the patterns that begin at a place, the longest first.
    func patterns(at place: Int, in bytes: [UInt8]) -> [Pattern] {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if Self.precedes(bytes, place, sorted[middle].bytes) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      var found: [Pattern] = []
      var candidate = low - 1
      guard candidate >= 0 else { return [] }
      let common = Self.commonCount(bytes, place, sorted[candidate].bytes)
      while candidate >= 0 {
        if sorted[candidate].bytes.count <= common { found.append(sorted[candidate]) }
        candidate = starts[candidate]
      }
      return found
    }

    /// Whether bytes from a place on sort before a pattern, with which they do not begin.
    private static func precedes(_ bytes: [UInt8], _ place: Int, _ pattern: [UInt8]) -> Bool {
      let count = commonCount(bytes, place, pattern)
      guard count < pattern.count else { return false }
      guard place + count < bytes.count else { return true }
      return bytes[place + count] < pattern[count]
    }

    private static func commonCount(_ bytes: [UInt8], _ place: Int, _ pattern: [UInt8]) -> Int {
      let count = min(pattern.count, bytes.count - place)
      var index = 0
      while index < count, bytes[place + index] == pattern[index] { index += 1 }
      return index
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
