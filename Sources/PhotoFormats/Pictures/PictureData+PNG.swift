extension PictureData {
  /// Reads the chunks that pixels and colors come from: ISO/IEC 15948, 5.6.
  ///
  /// Data of the picture goes on only in the next chunk, so that what parts it counts.
  mutating func readPNG(_ bytes: [UInt8]) {
    let (parts, problems) = PNGParts.all(in: bytes)
    let use = PNGUse(parts, in: bytes)
    isSound =
      problems.isEmpty && parts.first { $0.kind == .chunk }?.name == "IHDR"
      && (!readsCodes
        || use.streams.allSatisfy { stream in
          let data = stream.parts.map { index in
            bytes[parts[index].content].dropFirst(parts[index].name == "fdAT" ? 4 : 0)
          }
          guard let size = stream.dataSize,
            case .complete(_, let produced) = Inflation.extent(of: data)
          else { return false }
          return produced >= size
        })
    // Without the chunk that announces them, nobody looks for frames.
    let isAnimated = parts.contains { $0.kind == .chunk && $0.name == "acTL" }
    var frameCount = 0
    var seen: Set<String> = []
    var isInData = false
    for (part, used) in zip(parts, use.used) {
      let content = bytes[part.content]
      if part.kind == .chunk, part.name == "IDAT" {
        if used == nil { isSound = false }
        hasPicture = true
        isInData = true
        append("IDAT", content)
        continue
      }
      if isInData { append("IDAT end", []) }
      isInData = false
      if part.kind == .rest, isPicture(content) { append("PNG rest", content) }
      // What is damaged there may have been a frame, which some decoders miss.
      if part.kind == .gap, isAnimated { append("PNG gap", content) }
      guard part.kind == .chunk, Self.chunks.contains(part.name) else { continue }
      if Self.frames.contains(part.name) {
        guard isAnimated else { continue }
        if used == nil { isSound = false }
      } else if !seen.insert(part.name).inserted {
        isSound = false
      }
      if part.name == "acTL" { frameCount = ByteOrder.big.uint32(content, at: 0) ?? 0 }
      if part.name == "fcTL" { frameCount -= 1 }
      append(part.name, part.name == "IHDR" ? content.prefix(PNGHeader.size) : content)
    }
    if isInData { append("IDAT end", []) }
    if frameCount != 0 { isSound = false }
  }

  /// Whether bytes behind the end may go on with the picture, as some decoders pass over an end.
  private func isPicture(_ rest: ArraySlice<UInt8>) -> Bool {
    ["IDAT", "fdAT"].contains { rest.contains(text: $0) }
  }

  private static let chunks: Set<String> = [
    "IHDR", "PLTE", "tRNS", "acTL", "fcTL", "fdAT", "gAMA", "cHRM", "sRGB", "cICP",
  ]
  private static let frames: Set<String> = ["acTL", "fcTL", "fdAT"]
}
