import PhotoFormats
import PhotoMetadata

/// How much of the value of an entry is known: the rest may be anything.
enum ExifForm {
  /// Numbers, up to a count.
  case numbers(Int)
  /// Bytes, up to a count.
  case bytes(Int)
  /// A text, up to its NUL.
  case text
  /// Two texts, each with a NUL.
  case twoTexts
  /// A text in UTF-16, up to its NUL.
  case wideText
  /// A text after 8 bytes that name its character set.
  case encodedText
  /// Two sizes, and a byte for each place in a pattern of colors.
  case pattern
  /// Segments of JPEG with tables.
  case tables
  /// Settings for printers: a name, a version, a count, and 6 bytes each.
  case printing
  /// The operations of DNG on a picture.
  case operations
  /// Something that others read, such as XMP.
  case structure

  /// Returns the size of what is known of a value; nil if the entry is none that is known.
  static func knownSize(
    of entry: TIFFBlock.Entry, in directory: TIFFDirectoryKind, _ value: ArraySlice<UInt8>,
    _ order: ByteOrder
  ) -> Int? {
    guard entry.value != nil, let form = form(of: entry.tag, in: directory) else { return nil }
    let unit = entry.count > 0 ? value.count / entry.count : 1
    return form.size(value, format: entry.format, unit: unit, order).map { min($0, value.count) }
  }

  private func size(
    _ value: ArraySlice<UInt8>, format: Int, unit: Int, _ order: ByteOrder
  ) -> Int? {
    switch self {
    case .structure: return value.count
    case .bytes(let count): return count
    case .numbers(let count):
      guard format != TIFFFormat.ascii, format != TIFFFormat.utf8 else { return nil }
      return count < value.count ? count * unit : value.count
    case .text:
      guard unit == 1 else { return nil }
      return value.prefix { $0 != 0 }.count
    case .twoTexts:
      guard unit == 1 else { return nil }
      let first = value.prefix { $0 != 0 }.count
      return first + 1 + value.dropFirst(first + 1).prefix { $0 != 0 }.count
    case .wideText: return Self.wideSize(value)
    case .encodedText:
      let text = value.dropFirst(8)
      if value.starts(with: "UNICODE".utf8) { return 8 + Self.wideSize(text) }
      return 8 + text.prefix { $0 != 0 }.count
    case .pattern:
      let orders: [ByteOrder] = [order, .big, .little]
      let sizes = orders.compactMap { order -> Int? in
        guard let columns = order.uint16(value, at: 0), let rows = order.uint16(value, at: 2),
          columns > 0, rows > 0, columns * rows <= 64
        else { return nil }
        return 4 + columns * rows
      }
      // Its byte order is often not that of the block.
      return sizes.first { $0 == value.count } ?? sizes.first
    case .tables: return Self.tablesSize(value)
    case .printing:
      guard value.starts(with: "PrintIM\0".utf8), let count = order.uint16(value, at: 14) else {
        return nil
      }
      return 16 + 6 * count
    case .operations:
      guard let count = ByteOrder.big.uint32(value, at: 0) else { return nil }
      var end = 4
      for _ in 0..<min(count, 4096) {
        // DNG 1.7, chapter 7: the number, the version, flags, and the size of what follows.
        guard let size = ByteOrder.big.uint32(value, at: end + 12) else { return nil }
        end += 16 + size
        guard end <= value.count else { return nil }
      }
      return end
    }
  }

  private static func wideSize(_ text: ArraySlice<UInt8>) -> Int {
    let units = ByteOrder.little.uint16s(text)
    return 2 * units.prefix { $0 != 0 }.count
  }

  /// TIFF Technical Note 2: a JPEG file with tables alone.
  private static func tablesSize(_ value: ArraySlice<UInt8>) -> Int? {
    guard value.starts(with: [0xFF, JPEGMarker.startOfImage]) else { return nil }
    var end = 2
    while let marker = ByteOrder.big.uint16(value, at: end) {
      if marker == 0xFFD9 { return end + 2 }
      guard [0xFFC4, 0xFFDB, 0xFFDD].contains(marker),
        let length = ByteOrder.big.uint16(value, at: end + 2), length >= 2
      else { return nil }
      end += 2 + length
    }
    return nil
  }
}
