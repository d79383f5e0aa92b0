import PhotoFormats

/// What is known of the boxes of a JPEG XL file other than metadata.
struct JPEGXLSurvey {
  /// Whether the end of the picture is known; otherwise anything may follow it.
  private(set) var isPictureKnown = false

  /// The number of bytes at the beginning of a box’s content that are known, by the start of the
  /// box.
  private var knownCounts: [Int: Int] = [:]

  /// Looks through the boxes of a file.
  ///
  /// ISO/IEC 18181-2, 9: each box stands once, except for pieces of the picture.
  init(_ boxes: [Box], in bytes: [UInt8]) {
    var seen: Set<String> = []
    var pieces: [(box: Box, data: Range<Int>)] = []
    var isComplete = false
    for box in boxes {
      let content = bytes[box.content]
      switch box.type {
      case "jxlc" where pieces.isEmpty:
        pieces = [(box, box.content)]
        isComplete = true
      // Its number, whose first bit marks the last one.
      case "jxlp" where !isComplete:
        guard let number = ByteOrder.big.uint32(content, at: 0),
          number & 0x7FFF_FFFF == pieces.count
        else { continue }
        pieces.append((box, box.content.dropFirst(4)))
        isComplete = number & 0x8000_0000 != 0
      case "JXL ", "ftyp":
        guard let known = Self.contents[box.type], content.starts(with: known),
          seen.insert(box.type).inserted
        else { continue }
        knownCounts[box.range.lowerBound] = known.count
      // The level of the decoder.
      case "jxll":
        guard content.first == 5 || content.first == 10, seen.insert(box.type).inserted else {
          continue
        }
        knownCounts[box.range.lowerBound] = 1
      default: continue
      }
    }
    let picture = pieces.flatMap { bytes[$0.data] }
    let count = JPEGXLPicture.count(picture[...])
    isPictureKnown = count != nil
    var left = count ?? picture.count
    for piece in pieces {
      let head = piece.data.lowerBound - piece.box.content.lowerBound
      knownCounts[piece.box.range.lowerBound] = head + min(left, piece.data.count)
      left -= min(left, piece.data.count)
    }
  }

  /// Returns the number of bytes at the beginning of a box’s content that are known; 0 if nothing
  /// is, and the box is of no use.
  func knownCount(of box: Box) -> Int { knownCounts[box.range.lowerBound] ?? 0 }

  /// The signature, and the brand with what it is compatible with.
  private static let contents: [String: [UInt8]] = [
    "JXL ": [0x0D, 0x0A, 0x87, 0x0A], "ftyp": Array("jxl \0\0\0\0jxl ".utf8),
  ]
}
