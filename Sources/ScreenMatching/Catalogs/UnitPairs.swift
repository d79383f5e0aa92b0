import ScreenTexts

/// The pairs of neighboring letters in a text, as bits of a hash: similar texts share most of them.
struct UnitPairs: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The number of different pairs, as far as bits tell.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Collects the pairs of a text; punctuation doesn’t count.
  init(_ units: some Sequence<FoldedText.Unit>) {
    var previous: UInt32?
    for unit in units where unit.isLetterOrDigit {
      if let previous { insert(previous &* 0x9E37_79B1 &+ unit.lookalike &* 0x85EB_CA6B) }
      previous = unit.lookalike
    }
  }

  /// Returns the number of pairs that both have.
  func shared(with other: UnitPairs) -> Int {
    (low & other.low).nonzeroBitCount + (high & other.high).nonzeroBitCount
  }

  private mutating func insert(_ hash: UInt32) {
    let bit = (hash ^ hash >> 15) &* 0x2C1B_3C6D >> 25
    if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
  }
}
