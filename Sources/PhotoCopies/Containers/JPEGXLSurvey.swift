import PhotoFormats

/// What is known of the boxes of a JPEG XL file that are no metadata, one after the other.
struct JPEGXLSurvey {
  private var nextPiece = 0
  private var isComplete = false
  private var seen: Set<String> = []

  /// Returns the number of bytes at the beginning of a box’s content that are known; 0 if nothing
  /// is, and the box is of no use.
  ///
  /// ISO/IEC 18181-2, 9: each box stands once, except for pieces of the picture.
  mutating func knownCount(of type: String, _ content: ArraySlice<UInt8>) -> Int {
    switch type {
    case "jxlc":
      guard !isComplete, nextPiece == 0 else { return 0 }
      isComplete = true
      return content.count
    // Its number, whose first bit marks the last one.
    case "jxlp":
      guard !isComplete, let number = ByteOrder.big.uint32(content, at: 0),
        number & 0x7FFF_FFFF == nextPiece
      else { return 0 }
      nextPiece += 1
      isComplete = number & 0x8000_0000 != 0
      return content.count
    case "JXL ", "ftyp", "jxll":
      guard seen.insert(type).inserted, let known = Self.contents[type],
        type == "jxll" ? content.first == 5 || content.first == 10 : content.starts(with: known)
      else { return 0 }
      return known.count
    default: return 0
    }
  }

  /// The signature, the brand and what it is compatible with, and the level of the decoder.
  private static let contents: [String: [UInt8]] = [
    "JXL ": [0x0D, 0x0A, 0x87, 0x0A], "ftyp": Array("jxl \0\0\0\0jxl ".utf8), "jxll": [10],
  ]
}
