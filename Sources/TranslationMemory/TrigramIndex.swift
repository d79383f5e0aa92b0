/// The texts that have three bytes in a row, for finding similar texts without comparing all of
/// them.
struct TrigramIndex: Sendable {
  /// The number of lists, a power of two; trigrams share one.
  private static let listCount = 1 << 18

  /// Texts of more bytes are too different from others to be worth comparing.
  static let longestText = 2_000

  /// Where the list of each trigram begins, and at last where all of them end.
  private let starts: [UInt32]

  /// The numbers of texts, list by list.
  private let numbers: [UInt32]

  /// The number of trigrams of each text.
  private let counts: [UInt16]

  /// Indexes texts.
  init(_ texts: [String]) {
    var starts = [UInt32](repeating: 0, count: Self.listCount + 1)
    var counts: [UInt16] = []
    counts.reserveCapacity(texts.count)
    for text in texts {
      var count = 0
      Self.forEachTrigram(of: text) { list in
        starts[list + 1] += 1
        count += 1
      }
      counts.append(UInt16(count))
    }
    for list in 0..<Self.listCount { starts[list + 1] += starts[list] }
    var ends = starts
    var numbers = [UInt32](repeating: 0, count: Int(starts[Self.listCount]))
    for (number, text) in texts.enumerated() {
      Self.forEachTrigram(of: text) { list in
        numbers[Int(ends[list])] = UInt32(number)
        ends[list] += 1
      }
    }
    self.starts = starts
    self.numbers = numbers
    self.counts = counts
  }

  /// Returns the numbers of the texts that share most trigrams with one, best first.
  func candidates(for text: String, limit: Int) -> [Int] {
    var shared = [UInt16](repeating: 0, count: counts.count)
    var touched: [UInt32] = []
    var count = 0
    Self.forEachTrigram(of: text) { list in
      count += 1
      for number in numbers[Int(starts[list])..<Int(starts[list + 1])] {
        if shared[Int(number)] == 0 { touched.append(number) }
        if shared[Int(number)] < .max { shared[Int(number)] += 1 }
      }
    }
    guard count > 0 else { return [] }
    // Texts that differ in two fifths of their letters share few trigrams.
    let scored = touched.compactMap { number -> (score: Double, number: Int)? in
      let (own, other) = (Double(count), Double(counts[Int(number)]))
      let score = 2 * Double(min(shared[Int(number)], UInt16(clamping: count))) / (own + other)
      return score > 0.2 ? (score, Int(number)) : nil
    }
    return scored.sorted { left, right in
      left.score == right.score ? left.number < right.number : left.score > right.score
    }.prefix(limit).map(\.number)
  }

  private static func forEachTrigram(of text: String, _ body: (Int) -> Void) {
    let bytes = text.utf8
    guard 2...longestText ~= bytes.count else { return }
    var (first, second): (UInt8, UInt8) = (0, 0)
    // The first and the last two bytes with the ends, so that short texts have trigrams too.
    for byte in bytes {
      let third = lowercased(byte)
      body(list(first, second, third))
      (first, second) = (second, third)
    }
    body(list(first, second, 0))
  }

  private static func list(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let hash =
      UInt32(first) &* 0x9E37_79B1 ^ UInt32(second) &* 0x85EB_CA77
      ^ UInt32(third) &* 0xC2B2_AE3D
    return Int((hash ^ (hash >> 15)) & UInt32(listCount - 1))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }
}
