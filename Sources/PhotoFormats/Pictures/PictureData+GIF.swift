extension PictureData {
  /// Reads the screen, the pictures and what says when to show them.
  mutating func readGIF(_ bytes: [UInt8]) {
    let (parts, problems) = GIFParts.all(in: bytes)
    isSound = problems.isEmpty
    var last: GIFPart?
    for part in parts {
      let content = bytes[part.content]
      switch part.kind {
      // The version follows the name.
      case .header: append("GIF", bytes[part.range].dropFirst(6))
      case .image:
        hasPicture = true
        last = part
        isSound = isSound && (!readsCodes || isComplete(part, in: bytes))
        append("GIF picture", bytes[part.range])
      case .extension(GIFPart.control): append("GIF control", content)
      // Some decoders look for the next block in it, or for the rest of the picture.
      case .gap:
        let isWhole = last.map { isComplete($0, in: bytes) } ?? false
        if !isWhole || content.contains(where: GIFParts.begins) { append("GIF gap", content) }
      case .extension, .trailer, .rest: continue
      }
    }
  }

  /// Whether the codes of a picture give all of its pixels.
  private func isComplete(_ part: GIFPart, in bytes: [UInt8]) -> Bool {
    let order = ByteOrder.little
    let head = bytes[part.range.lowerBound..<part.content.lowerBound]
    guard let width = order.uint16(head, at: 5), let height = order.uint16(head, at: 7),
      let minimumSize = head.last,
      let codes = GIFCodes(
        GIFSubBlocks.data(in: part.content, of: bytes), minimumSize: Int(minimumSize),
        pixels: width * height)
    else { return false }
    return codes.isComplete
  }
}
