/// Builds zlib data for tests, without a compressor.
enum ZlibBuilder {
  /// The bytes uncompressed, in blocks of a length.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: 65_535))
    for start in starts {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      blocks += [start == starts.last ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    let sum = [second >> 8, second & 0xFF, first >> 8, first & 0xFF].map { UInt8($0) }
    return [0x78, 0x01] + blocks + sum
  }

  /// A few bytes that expand to at least this many NULs.
  ///
  /// RFC 1951, 3.2.6, with the fixed codes: one NUL, then repetitions of 258 bytes.
  static func bomb(_ count: Int) -> [UInt8] {
    var bits = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0...(count / 258) { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    bits += Array(repeating: 0, count: 7 + 8)
    let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | UInt8(bits[start + $1]) << $1 }
    }
    return [0x78, 0x01] + bytes
  }
}
