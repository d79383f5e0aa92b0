import ASCII
import PhotoMetadata

/// Searches for many patterns at once, in time that grows with the bytes and not with the patterns.
///
/// The patterns are sorted, and each knows the longest other one with which it begins: all that
/// begin at a position are the last one that sorts before what follows it, and those with which
/// that begins. A table of their bytes passes over almost all positions.
package struct PatternIndex: Sendable {
  /// A pattern that was found.
  struct Match {
    var pattern: Pattern
    var range: Range<Int>
  }

  private let texts: Half
  private let others: Half

  /// Whether there is no pattern.
  var isEmpty: Bool { texts.isEmpty && others.isEmpty }

  /// Creates an index of patterns.
  init(_ patterns: some Collection<Pattern>) {
    texts = Half(patterns.filter { $0.form != .data && !$0.isCased }, isFolded: true)
    others = Half(patterns.filter { $0.form == .data || $0.isCased }, isFolded: false)
  }

  /// Returns an index of the patterns that have at least so many bytes.
  package func patterns(ofAtLeast size: Int) -> PatternIndex {
    PatternIndex((texts.sorted + others.sorted).filter { $0.bytes.count >= size })
  }

  /// Passes on what is found in bytes, and begins in a part of them, until `take` returns false:
  /// for each position, in their order, first what is text in any case, then other patterns.
  ///
  /// Text is found as whole words.
  func forEachMatch(
    in bytes: ArraySlice<UInt8>, beginningIn part: Range<Int>? = nil, _ take: (Match) -> Bool
  ) {
    let first = bytes.startIndex
    let positions = (part ?? bytes.indices).clamped(to: bytes.indices).moved(by: -first)
    unsafe bytes.withUnsafeBytes { all in
      func takeAll(of half: Half, at position: Int) -> Bool {
        for pattern in unsafe half.patterns(at: position, in: all) {
          let range = (position..<position + pattern.bytes.count).moved(by: first)
          guard pattern.isWord(at: range, in: bytes) else { continue }
          if !take(Match(pattern: pattern, range: range)) { return false }
        }
        return true
      }
      var text = unsafe texts.nextPosition(in: all, positions)
      var other = unsafe others.nextPosition(in: all, positions)
      while let position = text.map({ min($0, other ?? $0) }) ?? other {
        let rest = position + 1..<max(position + 1, positions.upperBound)
        if text == position {
          guard takeAll(of: texts, at: position) else { return }
          text = unsafe texts.nextPosition(in: all, rest)
        }
        if other == position {
          guard takeAll(of: others, at: position) else { return }
          other = unsafe others.nextPosition(in: all, rest)
        }
      }
    }
  }

  /// The patterns that are searched for in the same way.
  ///
  /// Each four bytes of a pattern near its beginning have a mark in a table. Patterns of many bytes
  /// have several, so that only some positions are looked at: where none of these has a mark, no
  /// pattern begins at the positions before it either.
  private struct Half: Sendable {
    /// The patterns in the order of their bytes, with one kind each.
    let sorted: [Pattern]
    /// The index of the longest other pattern with which one begins, or −1.
    private let starts: [Int]
    /// Whether some bytes near the beginning of a pattern have a hash.
    private var table: [Bool]
    /// How many bytes these are, and at how many positions of each pattern they begin.
    private let size: Int
    private let step: Int
    /// Where the hash begins in a product of 32 bits.
    private let shift: UInt32
    /// Whether letters of ASCII are found in both cases.
    private let isFolded: Bool

    var isEmpty: Bool { sorted.isEmpty }

    init(_ patterns: some Sequence<Pattern>, isFolded: Bool) {
      let sorted = patterns.filter { !$0.bytes.isEmpty }.sorted {
        $0.bytes == $1.bytes
          ? ($0.kind.rawValue, $0.value) < ($1.kind.rawValue, $1.value)
          : $0.bytes.lexicographicallyPrecedes($1.bytes)
      }
      let shortest = sorted.map(\.bytes.count).min() ?? 0
      size = min(4, shortest)
      step = min(Self.maximumStep, shortest - size + 1)
      // Few slots are taken, so that most bytes need no search.
      let slots = Self.slots * sorted.count * step
      let bits = (10...16).first { 1 << $0 >= slots } ?? 16
      shift = UInt32(32 - bits)
      table = Array(repeating: false, count: 1 << bits)
      self.isFolded = isFolded
      var starts: [Int] = []
      for (index, pattern) in sorted.enumerated() {
        var start = index - 1
        while start >= 0, !pattern.bytes.starts(with: sorted[start].bytes) { start = starts[start] }
        starts.append(start)
      }
      (self.sorted, self.starts) = (sorted, starts)
      for pattern in sorted {
        for position in 0..<step {
          let window = unsafe pattern.bytes.withUnsafeBytes {
            unsafe Self.window(in: $0, at: position, size)
          }
          table[hash(window)] = true
        }
      }
    }

    /// The slots of a pattern in the table, and the maximum number of its marks.
    private static let (slots, maximumStep) = (64, 16)

    /// Returns the first position of a part where a pattern may begin.
    func nextPosition(in bytes: UnsafeRawBufferPointer, _ part: Range<Int>) -> Int? {
      switch size {
      case 4: unsafe nextPosition(in: bytes, part) { unsafe Self.window(in: $0, at: $1, 4) }
      case 3: unsafe nextPosition(in: bytes, part) { unsafe Self.window(in: $0, at: $1, 3) }
      case 2: unsafe nextPosition(in: bytes, part) { unsafe Self.window(in: $0, at: $1, 2) }
      case 1: unsafe nextPosition(in: bytes, part) { unsafe Self.window(in: $0, at: $1, 1) }
      default: nil
      }
    }

    @inline(__always)
    private func nextPosition(
      in bytes: UnsafeRawBufferPointer, _ part: Range<Int>,
      _ window: (UnsafeRawBufferPointer, Int) -> UInt32
    ) -> Int? {
      // A pattern that begins later does not end in the bytes.
      let end = min(part.upperBound, bytes.count - (size + step - 1) + 1)
      var position = part.lowerBound
      return unsafe table.withUnsafeBufferPointer { table in
        while position < end {
          if unsafe table[hash(window(bytes, position + step - 1))] { return position }
          position += step
        }
        return nil
      }
    }

    /// Returns up to four bytes as a number.
    @inline(__always)
    private static func window(
      in bytes: UnsafeRawBufferPointer, at position: Int, _ size: Int
    )
      -> UInt32
    {
      switch size {
      case 4: unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
      case 3:
        unsafe UInt32(bytes.loadUnaligned(fromByteOffset: position, as: UInt16.self))
          | UInt32(bytes[position + 2]) << 16
      case 2: unsafe UInt32(bytes.loadUnaligned(fromByteOffset: position, as: UInt16.self))
      default: unsafe UInt32(bytes[position])
      }
    }

    /// Returns the slot of some bytes; both cases of a letter have the same one.
    @inline(__always)
    private func hash(_ window: UInt32) -> Int {
      let window = isFolded ? window | 0x2020_2020 : window
      return Int(truncatingIfNeeded: (window &* 0x9E37_79B1) >> shift)
    }

    /// Returns the patterns that begin at a position, the longest first.
    func patterns(at position: Int, in bytes: UnsafeRawBufferPointer) -> [Pattern] {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if unsafe precedes(bytes, position, sorted[middle].bytes) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      var found: [Pattern] = []
      var candidate = low - 1
      guard candidate >= 0 else { return [] }
      let common = unsafe commonCount(bytes, position, sorted[candidate].bytes)
      while candidate >= 0 {
        if sorted[candidate].bytes.count <= common { found.append(sorted[candidate]) }
        candidate = starts[candidate]
      }
      return found
    }

    /// Whether bytes from a position on sort before a pattern, with which they do not begin.
    private func precedes(
      _ bytes: UnsafeRawBufferPointer, _ position: Int, _ pattern: [UInt8]
    ) -> Bool {
      let count = unsafe commonCount(bytes, position, pattern)
      guard count < pattern.count else { return false }
      guard position + count < bytes.count else { return true }
      return unsafe folded(bytes[position + count]) < pattern[count]
    }

    private func commonCount(
      _ bytes: UnsafeRawBufferPointer, _ position: Int, _ pattern: [UInt8]
    ) -> Int {
      let count = min(pattern.count, bytes.count - position)
      var index = 0
      while index < count, unsafe folded(bytes[position + index]) == pattern[index] { index += 1 }
      return index
    }

    @inline(__always)
    private func folded(_ byte: UInt8) -> UInt8 { isFolded ? byte.asciiLowercased : byte }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
