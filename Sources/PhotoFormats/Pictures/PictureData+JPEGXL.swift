extension PictureData {
  /// Reads the codestream, and the boxes before it, without which no decoder looks for it.
  mutating func readJPEGXL(_ bytes: [UInt8]) {
    guard !bytes.starts(with: JPEGXLPicture.signature) else {
      hasPicture = true
      return append("jxlc", bytes[...])
    }
    let (parts, problems) = BoxParts.all(in: bytes)
    isSound = problems.isEmpty
    var isFirst = true
    for case .box(let box) in parts {
      switch box.type {
      case "JXL ", "ftyp":
        // A copy has none in which anything else stands.
        isSound =
          isSound && Self.heads[box.type].map { bytes[box.content].starts(with: $0) } == true
        append(box.type, bytes[box.content].prefix(4))
      case "jxlc" where isFirst, "jxlp":
        isFirst = false
        hasPicture = true
        append(box.type, bytes[box.content])
      default: continue
      }
    }
    isSound = isSound && pieces.prefix(2).map(\.name) == ["JXL ", "ftyp"]
  }

  /// ISO/IEC 18181-2, 9.1 and 9.2.
  private static let heads: [String: [UInt8]] = [
    "JXL ": [0x0D, 0x0A, 0x87, 0x0A], "ftyp": Array("jxl \0\0\0\0jxl ".utf8),
  ]
}
