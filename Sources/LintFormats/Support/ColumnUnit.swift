import CatalogRules

/// What a column of a line is counted in.
enum ColumnUnit: Sendable {
  /// Bytes of UTF-8.
  case bytes

  /// Code units of UTF-16.
  case utf16

  /// Returns how many units some bytes of UTF-8 are.
  func count(_ bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .bytes: bytes.count
    case .utf16:
      // Each character has one first byte; those of four bytes are a pair of code units.
      bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
  }
}
