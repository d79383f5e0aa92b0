/// Reads numbers of any number of bits, most significant bit first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Reads a number of `size` bits, at most 32; nil if fewer are left.
  mutating func number(_ size: Int) -> Int? {
    guard size <= 32, skip(size) else { return nil }
    var number = 0
    for bit in position - size..<position {
      number = number << 1 | Int(bytes[bytes.startIndex + bit / 8] >> (7 - bit % 8) & 1)
    }
    return number
  }

  /// Reads one bit; nil if none is left.
  mutating func flag() -> Bool? { number(1).map { $0 == 1 } }

  /// Skips bits; false, without skipping any, if fewer are left.
  mutating func skip(_ size: Int) -> Bool {
    guard size >= 0, size <= bytes.count * 8 - position else { return false }
    position += size
    return true
  }

  /// Reads a number with as many zeros before it as bits after its first one: `ue(v)` of
  /// ISO/IEC 23008-2, 9.2, and `uvlc()` of AV1, 4.10.3.
  mutating func numberWithZeros() -> Int? {
    var zeros = 0
    while let bit = number(1) {
      if bit == 1 { return number(zeros).map { (1 << zeros) - 1 + $0 } }
      zeros += 1
      guard zeros <= 32 else { return nil }
    }
    return nil
  }
}
