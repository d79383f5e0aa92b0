import ASCII

/// An entry of a TIFF directory as stored: 12 bytes.
package struct TIFFEntry {
  /// The tag.
  package let tag: Int

  /// The type of the values, numbered as in TIFF 6.0.
  package let format: Int

  /// The size of one value in bytes.
  package let unit: Int

  /// The size of all values in bytes.
  package let size: Int

  /// The offset of the values from the TIFF header; nil if they are inside the entry.
  package let offset: Int?

  /// The last 4 bytes, which contain a small value or the offset of a larger one.
  package let field: ArraySlice<UInt8>

  /// Reads an entry; nil if its format is invalid.
  package init?(_ bytes: ArraySlice<UInt8>, order: ByteOrder) {
    guard let tag = order.uint16(bytes, at: 0), let format = order.uint16(bytes, at: 2),
      let count = order.uint32(bytes, at: 4), let unit = TIFFFormat.size(of: format),
      let offset = order.uint32(bytes, at: 8)
    else { return nil }
    self.tag = tag
    self.format = format
    self.unit = unit
    size = count * unit
    self.offset = size > 4 ? offset : nil
    field = bytes.dropFirst(8).prefix(4)
  }

  /// Returns a tag, or another number of a structure, as formats write it: `0x03ED`.
  package static func name(ofTag tag: Int) -> String {
    "0x" + tag.hexadecimal(digits: 4, uppercase: true)
  }

  /// The number of values.
  package var count: Int { size / unit }

  /// Returns the value of an entry with one whole number; nil for any other.
  package func wholeNumber(order: ByteOrder) -> Int? {
    guard count == 1 else { return nil }
    switch format {
    case TIFFFormat.unsignedShort: return order.uint16(field, at: 0)
    case TIFFFormat.unsignedLong, TIFFFormat.directoryOffset: return order.uint32(field, at: 0)
    case TIFFFormat.signedLong:
      return order.uint32(field, at: 0).flatMap { $0 <= Int32.max ? $0 : nil }
    default: return nil
    }
  }
}
