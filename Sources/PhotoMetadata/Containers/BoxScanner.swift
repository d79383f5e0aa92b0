import PhotoFormats

/// A box of an ISO base media file: its type, and its range in the file.
struct Box: Hashable {
  /// Four characters.
  var type: String

  /// The bytes of the box, including its size and type.
  var range: Range<Int>

  /// The bytes after size and type.
  var content: Range<Int>

  /// Whether the content begins with a 16-byte identifier, as in a box of type `uuid`.
  func has(
    _ identifier: [UInt8], in source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    try source.header(at: content.lowerBound, count: 16).elementsEqual(identifier)
  }

  /// The identifier of a box for XMP, be7acfcb-97a9-42e8-9c71-999491e3afac.
  static let xmpIdentifier: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  /// The box as a part of the file.
  var part: FilePart { FilePart(name: type, range: range, content: content) }
}

/// Iterates over boxes, in a file or in another box, reading only their headers.
struct BoxScanner {
  private var position: Int
  private let end: Int
  private var boxesLeft: Int

  /// Creates a scanner of the boxes that fill a range of the file.
  init(_ range: Range<Int>, limit: Int = FormatLimits.boxes) {
    position = range.lowerBound
    end = range.upperBound
    boxesLeft = limit
  }

  /// Returns the next box; nil at the end, and after damage, which is added to `problems`.
  ///
  /// ISO/IEC 14496-12, 4.2: a size of 4 bytes that counts itself, and a type. The size 1 is
  /// followed by the size in 8 bytes, and the size 0 means the rest.
  mutating func next(
    in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> Box? {
    guard position < end else { return nil }
    var header = ByteReader(try source.header(at: position, count: min(16, end - position)))
    boxesLeft -= 1
    guard boxesLeft >= 0, var size = header.number(4), let type = header.read(4) else {
      problems.note(boxesLeft >= 0 && end == source.size ? .fileTruncated : .structureDamaged)
      return nil
    }
    var headerSize = 8
    if size == 1 {
      size = header.number(8) ?? 0
      headerSize = 16
    } else if size == 0 {
      size = end - position
    }
    guard size >= headerSize else {
      problems.note(.structureDamaged)
      return nil
    }
    if size > end - position {
      problems.note(end == source.size ? .fileTruncated : .structureDamaged)
      size = end - position
    }
    guard size >= headerSize else { return nil }
    defer { position += size }
    return Box(
      type: String(decoding: type, as: UTF8.self), range: position..<position + size,
      content: position + headerSize..<position + size)
  }
}
