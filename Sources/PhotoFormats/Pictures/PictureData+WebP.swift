extension PictureData {
  /// Reads the chunks of pictures, RFC 9649, 2.7.
  mutating func readWebP(_ bytes: [UInt8]) {
    let (parts, problems) = RIFFParts.all(in: bytes)
    isSound = problems.isEmpty
    var pictureCount = 0
    for (part, used) in zip(parts, WebPUse(parts, in: bytes).used) where part.kind == .chunk {
      let content = bytes[part.content]
      switch part.name {
      case "VP8X":
        // Which metadata follows says nothing of the picture; nor that there is nothing special.
        if used == nil { isSound = false }
        guard let flags = content.first, flags & 0x12 != 0 else { continue }
        append(part.name, [flags & 0x12] + content.dropFirst(4).prefix(6))
      case "ANIM", "ANMF":
        // Without the flag, or cut short, some programs show it, and others don’t.
        if used == nil || part.name == "ANMF" && hasFrames(in: part.content, bytes) {
          isSound = false
        }
        hasPicture = hasPicture || part.name == "ANMF"
        append(part.name, content)
      case "ALPH", "VP8 ", "VP8L":
        hasPicture = hasPicture || part.name != "ALPH"
        if part.name != "ALPH" { pictureCount += 1 }
        append(part.name, content)
      default: continue
      }
    }
    // Of several pictures, programs show the first; but in the extended form, some show none.
    if pictureCount > 1, parts.contains(where: { $0.name == "VP8X" }) { append("VP8X", []) }
  }

  /// Whether a frame contains others, as it does if its size is wrong.
  private func hasFrames(in frame: Range<Int>, _ bytes: [UInt8]) -> Bool {
    RIFFParts.all(in: bytes, frame.dropFirst(16)).parts.contains { $0.name == "ANMF" }
  }
}
