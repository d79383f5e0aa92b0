/// An entry of a TIFF directory as it is written: 12 bytes.
struct TIFFEntry {
  /// The number that says what the entry is.
  let tag: Int

  /// The kind of value, numbered as in TIFF 6.0.
  let format: Int

  /// The number of bytes that one value takes.
  let unit: Int

  /// The number of bytes that all values take.
  let size: Int

  /// Where the values lie, from the TIFF header on; nil when they are in the entry.
  let offset: Int?

  /// The last 4 bytes, which hold a small value or the offset of a larger one.
  let field: ArraySlice<UInt8>

  /// Reads an entry; nil when its format does not exist.
  init?(_ bytes: ArraySlice<UInt8>, order: ByteOrder) {
    guard let tag = order.uint16(bytes, at: 0), let format = order.uint16(bytes, at: 2),
      let count = order.uint32(bytes, at: 4), let unit = ExifEntry.size(ofFormat: format),
      let offset = order.uint32(bytes, at: 8)
    else { return nil }
    self.tag = tag
    self.format = format
    self.unit = unit
    size = count * unit
    self.offset = size > 4 ? offset : nil
    field = bytes.dropFirst(8).prefix(4)
  }

  /// The number of values.
  var count: Int { size / unit }

  /// Returns the value of an entry that holds one whole number; nil for any other.
  func wholeNumber(order: ByteOrder) -> Int? {
    guard count == 1 else { return nil }
    switch format {
    case ExifEntry.unsignedShort: return order.uint16(field, at: 0)
    case ExifEntry.unsignedLong, ExifEntry.directoryOffset: return order.uint32(field, at: 0)
    default: return nil
    }
  }
}
