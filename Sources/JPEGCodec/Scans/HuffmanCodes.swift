/// The codes of a Huffman table of a JPEG picture, ISO/IEC 10918-1, annex C, with their values.
struct HuffmanCodes {
  /// The number of bits of a lookup; most codes are shorter.
  private static let lookupBits = 9

  /// The length of a code and its value, for all values of ``lookupBits`` bits; 0 if it is longer.
  private var lookups = Array(repeating: UInt16(0), count: 1 << lookupBits)

  /// For each length, the first code in 16 bits that is longer, and what leads from a code to the
  /// index of its value.
  private var limits = Array(repeating: 0, count: 17)
  private var offsets = Array(repeating: 0, count: 17)
  private let values: [UInt8]

  /// Creates a table from the number of codes of each length, 1 to 16, and the values of the codes
  /// in their order; nil if there are too many codes of a length, or too few values.
  init?(counts: ArraySlice<UInt8>, values: ArraySlice<UInt8>) {
    self.values = Array(values)
    var (code, index) = (0, 0)
    for (length, count) in zip(1...16, counts) {
      guard code + Int(count) <= 1 << length, index + Int(count) <= values.count else { return nil }
      offsets[length] = index - code
      for _ in 0..<count {
        if length <= Self.lookupBits {
          let width = 1 << (Self.lookupBits - length)
          let entry = UInt16(length) << 8 | UInt16(self.values[index])
          for position in code * width..<(code + 1) * width { lookups[position] = entry }
        }
        (code, index) = (code + 1, index + 1)
      }
      limits[length] = code << (16 - length)
      code <<= 1
    }
  }

  /// Takes the next code and returns its value; nil if the bits are none.
  @inline(__always)
  func take(from bits: inout EntropyBits) -> Int? {
    bits.fill()
    let entry = lookups[bits.sixteenBits >> (16 - Self.lookupBits)]
    guard entry > 0 else { return takeLong(from: &bits) }
    bits.take(UInt8(truncatingIfNeeded: entry >> 8))
    return Int(entry & 0xFF)
  }

  @inline(never)
  private func takeLong(from bits: inout EntropyBits) -> Int? {
    let code = bits.sixteenBits
    guard let length = (1...16).first(where: { code < limits[$0] }) else { return nil }
    let index = offsets[length] + code >> (16 - length)
    guard values.indices.contains(index) else { return nil }
    bits.take(UInt8(length))
    return Int(values[index])
  }
}
