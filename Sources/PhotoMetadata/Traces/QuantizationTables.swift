import PhotoFormats

/// The quantization tables of a JPEG picture, which depend on the encoder.
public struct QuantizationTables: Hashable, Sendable {
  /// The byte offset of the first table in the file.
  public var offset: Int

  /// Tables of 64 numbers in the zigzag order of the file, by their number, which is 0 to 3.
  public var tables: [Int: [Int]]

  /// The luminance table.
  public var luminance: [Int]? { tables[0] }

  /// The chrominance table.
  public var chrominance: [Int]? { tables[1] }

  /// Creates tables.
  public init(offset: Int, tables: [Int: [Int]]) {
    self.offset = offset
    self.tables = tables
  }

  /// Adds the tables of a segment.
  ///
  /// ISO/IEC 10918-1, B.2.4.1: 4 bits for the size of the numbers, 4 bits for the number of the
  /// table.
  mutating func add(_ content: ArraySlice<UInt8>) {
    var reader = ByteReader(content)
    while let head = reader.number(1), tables.count < 4 {
      let isWide = head >> 4 != 0
      guard let bytes = reader.read(isWide ? 128 : 64), head & 15 < 4 else { return }
      let table =
        isWide
        ? (0..<64).compactMap { ByteOrder.big.uint16(bytes, at: 2 * $0) } : bytes.map { Int($0) }
      if tables[head & 15] == nil { tables[head & 15] = table }
    }
  }
}
