import CatalogRules

/// The unit in which columns of a line are counted.
enum ColumnUnit: Sendable {
  /// UTF-8 bytes.
  case bytes

  /// UTF-16 code units.
  case utf16

  /// Returns the number of units in UTF-8 bytes.
  func count(_ bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .bytes: bytes.count
    case .utf16:
      // Each character has one first byte; those of four bytes are a surrogate pair.
      bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
  }
}
