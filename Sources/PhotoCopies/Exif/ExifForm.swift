import PhotoFormats
import PhotoMetadata

/// How much of the value of an entry is known: the rest may be anything.
enum ExifForm {
  /// Numbers, up to a count; more of them are another thing.
  case numbers(Int)
  /// Small numbers that choose among a few meanings, for each channel of the picture at most.
  case choices(UInt8)
  /// Numbers, so many for each channel of the picture at most.
  case channels(Int)
  /// Fractions with small denominators, up to a count.
  case fractions(Int)
  /// Bytes, up to a count.
  case bytes(Int)
  /// A text, up to its NUL.
  case text
  /// A date, a time zone or a fraction of a second, up to its NUL.
  case date
  /// Bytes up to a count, none of which is larger than another number.
  case small(Int, maximum: UInt8)
  /// Two texts, each with a NUL.
  case twoTexts
  /// A text in UTF-16, up to its NUL.
  case wideText
  /// A text after 8 bytes that name its character set.
  case encodedText
  /// The colors of a picture that has a palette.
  case palette
  /// Two sizes, and a byte for each position in a pattern of colors.
  case pattern
  /// Segments of JPEG with tables.
  case tables
  /// Settings for printers: a name, a version, a count, and 6 bytes each.
  case printing
  /// The operations of DNG on a picture.
  case operations
  /// Something that others read, such as XMP.
  case structure

  /// Returns the size of what is known of the value of an entry; nil if the entry is none that is
  /// known, or has another form.
  static func knownSize(
    of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory, of block: TIFFBlock,
    _ bytes: [UInt8]
  ) -> Int? {
    guard let position = entry.value, let form = form(of: entry.tag, in: directory.kind) else {
      return nil
    }
    // Most readers take the first of two numbers, and some the second of two texts.
    let same = directory.entries.filter {
      $0.tag == entry.tag && (form.isText || form.isBytes || isNumber($0))
    }
    guard same.first?.offset == entry.offset, same.count == 1 || !form.isText else { return nil }
    // Maker notes belong to EXIF, and everything else with a structure to a picture.
    if case .structure = form, (directory.kind == .exif) != (entry.tag == 0x927C) { return nil }
    if case .palette = form {
      return block.numbers(0x0106, in: directory, of: bytes) == [3] ? position.count : nil
    }
    let unit = entry.count > 0 ? position.count / entry.count : 1
    let channels = block.numbers(0x0115, in: directory, of: bytes).first ?? 1
    let size = form.size(
      bytes[position], entry, unit: unit, channels: min(max(channels, 1), 64),
      isOfPicture: directory.kind.hasPicture && pictureFields.contains(entry.tag), block.order)
    return size.map { min($0, position.count) }
  }

  private func size(
    _ value: ArraySlice<UInt8>, _ entry: TIFFBlock.Entry, unit: Int, channels: Int,
    isOfPicture: Bool, _ order: ByteOrder
  ) -> Int? {
    switch self {
    case .structure: return value.count > 4 ? value.count : nil
    case .palette: return nil
    case .bytes(let count): return count
    case .numbers(let count):
      guard Self.isNumber(entry) else { return nil }
      // How a picture is shown must not change.
      if isOfPicture, unit <= 4 { return entry.count <= count ? value.count : count * unit }
      return entry.count <= count && !Self.isText(value, entry) ? value.count : nil
    case .channels(let count):
      return Self.isNumber(entry) && entry.count <= count * channels ? value.count : nil
    case .choices(let maximum):
      guard entry.format == TIFFFormat.unsignedShort, entry.count <= channels else { return nil }
      return order.uint16s(value).allSatisfy { $0 <= maximum } ? value.count : nil
    case .fractions(let count):
      guard entry.format == TIFFFormat.rational, entry.count <= count else { return nil }
      // Text has larger numbers in its place.
      let isSmall = stride(from: 4, to: value.count, by: 8).allSatisfy {
        (order.uint32(value, at: $0) ?? 0) <= Self.maximumDenominator
      }
      return isSmall ? value.count : nil
    case .text:
      guard unit == 1 else { return nil }
      return value.prefix { $0 != 0 }.count
    case .date:
      let text = value.prefix { $0 != 0 }
      return unit == 1 && DateCharacters.isAll(text) ? text.count : nil
    case .small(let count, let maximum):
      return unit == 1 && entry.count <= count && value.allSatisfy { $0 <= maximum }
        ? value.count : nil
    case .twoTexts:
      guard unit == 1 else { return nil }
      let first = value.prefix { $0 != 0 }.count
      return first + 1 + value.dropFirst(first + 1).prefix { $0 != 0 }.count
    case .wideText: return Self.wideSize(value)
    case .encodedText:
      let text = value.dropFirst(8)
      if value.starts(with: "UNICODE".utf8) { return 8 + Self.wideSize(text) }
      return 8 + text.prefix { $0 != 0 }.count
    case .pattern: return Self.patternSize(value, order)
    case .tables: return Self.tablesSize(value)
    case .printing:
      guard value.starts(with: "PrintIM\0".utf8), let count = order.uint16(value, at: 14) else {
        return nil
      }
      return 16 + 6 * count
    case .operations: return Self.operationsSize(value)
    }
  }

  /// The color profile of a TIFF file; in EXIF, no program uses it.
  static let profile = 0x8773

  /// The settings for printers, of Epson’s PRINT Image Matching.
  static let printSettings = 0xC4A5

  /// The fields of TIFF 6.0.
  static let pictureFields = 0x00FE...0x0214

  private static let maximumDenominator = 1_000_000

  private static func isNumber(_ entry: TIFFBlock.Entry) -> Bool {
    entry.format != TIFFFormat.ascii && entry.format != TIFFFormat.utf8
  }

  /// Whether numbers have the bytes of a text in their place.
  ///
  /// Eight characters of ASCII in a row are numbers larger than anything that cameras measure.
  private static func isText(_ value: ArraySlice<UInt8>, _ entry: TIFFBlock.Entry) -> Bool {
    guard largeNumbers.contains(entry.format) else { return false }
    var count = 0
    return value.contains { byte in
      count = (0x20...0x7E).contains(byte) ? count + 1 : 0
      return count == 8
    }
  }

  private static let largeNumbers = [
    TIFFFormat.unsignedLong, TIFFFormat.signedLong, TIFFFormat.rational, TIFFFormat.signedRational,
  ]

  /// EXIF 3.0, 4.6.6.7.22: the columns and the rows, and a byte for each position.
  private static func patternSize(_ value: ArraySlice<UInt8>, _ order: ByteOrder) -> Int? {
    let orders: [ByteOrder] = [order, .big, .little]
    let sizes = orders.compactMap { order -> Int? in
      guard let columns = order.uint16(value, at: 0), let rows = order.uint16(value, at: 2),
        columns > 0, rows > 0, columns * rows <= 64
      else { return nil }
      return 4 + columns * rows
    }
    // Its byte order is often not that of the block.
    return sizes.first { $0 == value.count } ?? sizes.first
  }

  private static func operationsSize(_ value: ArraySlice<UInt8>) -> Int? {
    guard let count = ByteOrder.big.uint32(value, at: 0), count <= 4096 else { return nil }
    var end = 4
    for _ in 0..<count {
      // DNG 1.7, chapter 7: the number, the version, flags, and the size of what follows.
      guard let size = ByteOrder.big.uint32(value, at: end + 12) else { return nil }
      end += 16 + size
      guard end <= value.count else { return nil }
    }
    return end
  }

  private var isText: Bool {
    switch self {
    case .text, .date, .twoTexts, .wideText, .encodedText: true
    default: false
    }
  }

  private var isBytes: Bool { if case .bytes = self { true } else { false } }

  private static func wideSize(_ text: ArraySlice<UInt8>) -> Int {
    let units = ByteOrder.little.uint16s(text)
    return 2 * units.prefix { $0 != 0 }.count
  }

  /// TIFF Technical Note 2: a JPEG file with tables alone.
  private static func tablesSize(_ value: ArraySlice<UInt8>) -> Int? {
    guard value.starts(with: JPEGMarker.start) else { return nil }
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
