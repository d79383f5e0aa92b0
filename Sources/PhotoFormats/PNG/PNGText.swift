/// A text chunk of a PNG file: its keyword, and the range of the text.
package struct PNGText {
  /// The keyword.
  package let keyword: String

  /// Whether the text is compressed with zlib.
  package let isCompressed: Bool

  /// The range of the text in the file.
  package let range: Range<Int>

  /// Whether the text is an XMP packet.
  package var isXMP: Bool { keyword == Self.xmp }

  /// Whether the text is EXIF or XMP in hexadecimal, as ImageMagick writes it.
  package var isRawProfile: Bool {
    ["exif", "APP1", "xmp"].contains { keyword == "Raw profile type \($0)" }
  }

  /// Whether the text is captions or image resources in hexadecimal, as ImageMagick writes them.
  package var isCaptionProfile: Bool {
    ["iptc", "IPTC", "8bim", "8BIM", "APP13", "app13"].contains {
      keyword == "Raw profile type \($0)"
    }
  }

  /// Reads the header of a text chunk; nil if it is damaged.
  ///
  /// ISO/IEC 15948, 11.3.4: a keyword and NUL. Then in `zTXt` the method, in `iTXt` whether the
  /// text is compressed, the method, and the language and the translated keyword with a NUL each.
  package init?(
    _ chunk: String, _ content: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let bytes = try source.bytes(
      at: content.lowerBound, count: min(content.count, FormatLimits.textHeader))
    var reader = ByteReader(bytes)
    guard let keyword = reader.readToNUL() else { return nil }
    self.keyword = String(decoding: keyword, as: UTF8.self)
    switch chunk {
    // ComfyUI puts plain texts behind the picture of an animation.
    case "tEXt", "comf": isCompressed = false
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

  /// The keyword of an XMP packet.
  package static let xmp = "XML:com.adobe.xmp"
}
