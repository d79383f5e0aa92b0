/// How a TIFF file stores numbers, counts and offsets.
package struct TIFFLayout: Hashable, Sendable {
  /// The byte order of every number.
  package let order: ByteOrder

  /// Whether counts and offsets take 8 bytes, as in BigTIFF.
  package let isBig: Bool

  /// Creates a layout.
  package init(_ order: ByteOrder, isBig: Bool = false) {
    self.order = order
    self.isBig = isBig
  }

  /// The size of the header.
  package var headerSize: Int { isBig ? 16 : 8 }

  /// The size of the number of entries, at the start of a directory.
  package var countSize: Int { isBig ? 8 : 2 }

  /// The size of an entry.
  package var entrySize: Int { isBig ? 20 : 12 }

  /// The size of an offset, and of a value inside an entry.
  package var offsetSize: Int { isBig ? 8 : 4 }

  /// Returns the number in the bytes of an offset; nil past the end, and from 2^48 on: no file is
  /// that large.
  package func offset(_ bytes: ArraySlice<UInt8>, at position: Int) -> Int? {
    guard let first = order.uint32(bytes, at: position) else { return nil }
    guard isBig else { return first }
    guard let second = order.uint32(bytes, at: position + 4) else { return nil }
    let (high, low) = order == .big ? (first, second) : (second, first)
    return high < 1 << 16 ? high << 32 | low : nil
  }

  /// Returns the size in bytes of one value of a format; nil if the format is invalid.
  package func size(of format: Int) -> Int? {
    isBig && TIFFFormat.wide.contains(format) ? 8 : TIFFFormat.size(of: format)
  }
}
