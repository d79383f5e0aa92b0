import ASCII

/// An entry of a TIFF directory as stored: 12 bytes, 20 in BigTIFF.
package struct TIFFEntry: Sendable {
  /// The offset of the entry from the TIFF header.
  package let position: Int

  /// The tag.
  package let tag: Int

  /// The type of the values, numbered as in TIFF 6.0.
  package let format: Int

  /// The number of values.
  package let count: Int

  /// The size of one value in bytes; 0 if the format is invalid.
  package let unit: Int

  /// The offset of the values from the TIFF header; nil if they are inside the entry.
  package let offset: Int?

  /// The last 4 bytes, 8 in BigTIFF, which contain a small value or the offset of a larger one.
  package let field: ArraySlice<UInt8>

  /// Reads an entry whose first byte is at an offset from the TIFF header; nil if there are too few
  /// bytes.
  package init?(_ bytes: ArraySlice<UInt8>, at position: Int, _ layout: TIFFLayout) {
    guard bytes.count >= layout.entrySize, let tag = layout.order.uint16(bytes, at: 0),
      let format = layout.order.uint16(bytes, at: 2), let count = layout.offset(bytes, at: 4)
    else { return nil }
    self.position = position
    self.tag = tag
    self.format = format
    self.count = count
    let unit = layout.size(of: format) ?? 0
    let fieldStart = 4 + layout.offsetSize
    field = bytes.dropFirst(fieldStart).prefix(layout.offsetSize)
    offset = count * unit > layout.offsetSize ? layout.offset(bytes, at: fieldStart) : nil
    // An offset that no file can have makes the entry invalid.
    self.unit = count * unit > layout.offsetSize && offset == nil ? 0 : unit
  }

  /// Whether the format is valid.
  package var isValid: Bool { unit > 0 }

  /// The size of all values in bytes.
  package var size: Int { count * unit }

  /// The offset of the field from the TIFF header.
  package var fieldPosition: Int { position + 4 + field.count }

  /// Returns the position of the values in a block of a size; nil if they are outside, or the
  /// format is invalid.
  package func value(inBlockOf blockSize: Int) -> Range<Int>? {
    guard isValid else { return nil }
    guard let offset else { return fieldPosition..<fieldPosition + size }
    return offset <= blockSize && size <= blockSize - offset ? offset..<offset + size : nil
  }

  /// Returns a tag, or another number of a structure, as formats write it: `0x03ED`.
  package static func name(ofTag tag: Int) -> String {
    "0x" + tag.hexadecimal(digits: 4, uppercase: true)
  }

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
