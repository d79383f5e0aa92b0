import PhotoFormats

/// A text chunk of a PNG file: its keyword, and the range of the text.
struct PNGText {
  /// The keyword.
  let keyword: String

  /// Whether the text is compressed with zlib.
  let isCompressed: Bool

  /// The range of the text in the file.
  let range: Range<Int>

  /// Whether the text is an XMP packet.
  var isXMP: Bool { keyword == "XML:com.adobe.xmp" }

  /// Whether the text is EXIF or XMP in hexadecimal, as ImageMagick writes it.
  var isRawProfile: Bool {
    ["exif", "APP1", "xmp"].contains { keyword == "Raw profile type \($0)" }
  }

  /// Reads the header of a text chunk; nil if it is damaged.
  ///
  /// ISO/IEC 15948, 11.3.4: a keyword and NUL. Then in `zTXt` the method, in `iTXt` whether the
  /// text is compressed, the method, and the language and the translated keyword with a NUL each.
  init?(
    _ chunk: String, _ content: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let bytes = try source.bytes(
      at: content.lowerBound, count: min(content.count, Limits.textHeader))
    var reader = ByteReader(bytes)
    guard let keyword = reader.readToNUL() else { return nil }
    self.keyword = String(decoding: keyword, as: UTF8.self)
    switch chunk {
    case "tEXt": isCompressed = false
    case "zTXt":
      guard reader.number(1) == 0 else { return nil }
      isCompressed = true
    default:
      guard let flag = reader.number(1), let method = reader.number(1), flag == 0 || method == 0,
        reader.readToNUL() != nil, reader.readToNUL() != nil
      else { return nil }
      isCompressed = flag != 0
    }
    range = content.dropFirst(bytes.count - reader.rest.count)
  }

  /// Returns the first bytes of the text, at most `count`; fewer if it is damaged.
  func prefix(
    _ count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    // Data that can't be compressed takes a little more space than before.
    let bytes = try source.bytes(
      at: range.lowerBound, count: min(range.count, isCompressed ? 2 * count : count))
    return isCompressed ? ArraySlice(Inflation.prefix(count, of: bytes)) : bytes
  }

  /// Returns the decompressed text; nil if it is damaged or too long, which is added to `problems`.
  func bytes(
    in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> [UInt8]? {
    guard range.count <= Limits.decodedBytes else {
      problems.note(.encodedDataTooLarge)
      return nil
    }
    let bytes = try source.bytes(at: range.lowerBound, count: range.count)
    guard isCompressed else { return Array(bytes) }
    switch Inflation.inflate(bytes, limit: Limits.decodedBytes) {
    case .bytes(let text): return text
    case .tooLarge:
      problems.note(.encodedDataTooLarge)
      return nil
    case .damaged:
      problems.note(.encodedDataDamaged)
      return nil
    }
  }
}
