/// A Huffman table of a baseline JPEG picture, ISO/IEC 10918-1, annex C, made for skipping.
///
/// A lookup of the next ``lookupBits`` bits tells at once how many bits the symbols take whose
/// codes end there, and how many coefficients these stand for.
struct HuffmanTable {
  /// The number of bits of a lookup: nearly all codes are shorter, and the lookups of frequent
  /// symbols stay in the processor's first cache.
  static let lookupBits = 12

  /// The number of lookups in a table.
  static let size = 1 << lookupBits

  /// What a table is for.
  enum Kind {
    /// The first coefficients of blocks. A symbol counts the bits that follow its code.
    case first

    /// The other coefficients. A symbol counts those that it stands for.
    case others
  }

  /// What some bits begin with: one symbol, or several; no bits if the first code is too long.
  struct Lookup: Hashable {
    /// The bits of the symbols, with those that follow their codes, and the sum of their counts.
    var bits: UInt8 = 0
    var count: UInt8 = longCode
  }

  /// Added to a count if the last symbol ends its block.
  static let endOfBlock: UInt8 = 128

  /// The count if the code is too long for a lookup.
  private static let longCode: UInt8 = 255

  /// The lookups of all values of ``lookupBits`` bits; each takes up to 27 bits.
  private(set) var lookups = Array(repeating: Lookup(), count: size)

  /// For each length, the first code in 16 bits that is longer, and what leads from a code to the
  /// index of its value.
  private var limits = Array(repeating: 0, count: 17)
  private var offsets = Array(repeating: 0, count: 17)

  /// What the table was made of.
  let counts: [UInt8]
  let values: [UInt8]
  let kind: Kind

  /// Creates a table from the number of codes of each length, 1 to 16, and the values of the codes
  /// in their order; nil if there are too many codes of a length, or too few values.
  init?(counts: ArraySlice<UInt8>, values: ArraySlice<UInt8>, for kind: Kind) {
    // Table F.1: the differences of 8-bit pictures have up to 11 bits.
    guard kind == .others || values.allSatisfy({ $0 <= 11 }) else { return nil }
    self.counts = Array(counts)
    self.values = Array(values)
    self.kind = kind
    var lengths = Array(repeating: UInt8(0), count: Self.size)
    // C.2: codes of one length are consecutive; then the next code is doubled.
    var (code, index) = (0, 0)
    for (length, count) in zip(1...16, counts) {
      guard code + Int(count) <= 1 << length, index + Int(count) <= values.count else { return nil }
      offsets[length] = index - code
      for _ in 0..<count {
        if length <= Self.lookupBits {
          let symbol = symbol(self.values[index], length)
          let width = 1 << (Self.lookupBits - length)
          let positions = code * width..<(code + 1) * width
          lookups.replaceSubrange(positions, with: repeatElement(symbol, count: width))
          lengths.replaceSubrange(positions, with: repeatElement(UInt8(length), count: width))
        }
        (code, index) = (code + 1, index + 1)
      }
      limits[length] = code << (16 - length)
      code <<= 1
    }
    if kind == .others { joinSymbols(lengths) }
  }

  /// Returns the first symbol of 16 bits, however long its code is; nil if it is none.
  func lookup(_ bits: Int) -> Lookup? {
    guard let length = (1...16).first(where: { bits < limits[$0] }) else { return nil }
    let index = offsets[length] + bits >> (16 - length)
    return values.indices.contains(index) ? symbol(values[index], length) : nil
  }

  private func symbol(_ value: UInt8, _ length: Int) -> Lookup {
    let size = value & 15
    let count =
      switch kind {
      case .first: size
      // F.2.2.2: a coefficient after up to 15 zeros, 16 zeros, or no more coefficients.
      case .others where size == 0 && value != 0xF0: Self.endOfBlock
      case .others: value >> 4 + 1
      }
    return Lookup(bits: UInt8(length) + size, count: count)
  }

  /// Extends each lookup by the symbols whose codes end inside its bits.
  ///
  /// The bits that follow the last code are only skipped, so that they may be outside.
  private mutating func joinSymbols(_ lengths: [UInt8]) {
    let singles = lookups
    let (symbols, lengths) = (singles.span, lengths.span)
    var joinedLookups = lookups.mutableSpan
    for position in symbols.indices where lengths[position] > 0 {
      var joined = symbols[position]
      while joined.bits < Self.lookupBits, joined.count < Self.blockSize {
        let next = position &<< Int(joined.bits) & (Self.size - 1)
        guard lengths[next] > 0, joined.bits &+ lengths[next] <= Self.lookupBits else { break }
        joined.bits &+= symbols[next].bits
        joined.count &+= symbols[next].count
      }
      joinedLookups[position] = joined
    }
  }

  /// The number of coefficients in a block.
  static let blockSize = 64
}
