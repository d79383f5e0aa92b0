extension PictureData {
  /// Reads everything up to the end of the picture but metadata.
  ///
  /// Decoders go on behind markers and bytes that don’t belong where they are, each in its way.
  mutating func readJPEG(_ bytes: [UInt8]) {
    let (parts, problems) = JPEGParts.all(in: bytes)
    isSound = problems.allSatisfy { $0 == .endMissing }
    hasSeveralFrames = parts.count { $0.segment.map(JPEGMarker.isFrame) == true } > 1
    for part in parts {
      let content = bytes[part.content]
      switch part.kind {
      case .scan:
        hasPicture = true
        append(part.name, content)
      case .gap: if content.contains(where: { $0 != 0xFF }) { append(part.name, content) }
      case .marker: append(part.name, [])
      case .segment(let marker) where JPEGMarker.isMetadata(marker):
        // What decides about the colors; segments behind a scan may change how it ends.
        switch JPEGSegment(marker, content) {
        case .adobe: append(part.name, content.prefix(Self.adobeSize))
        case .jfif where content.count >= JPEGSegment.jfifHeaderSize: append(part.name, [])
        default: if hasPicture { isSound = false }
        }
      case .segment: append(part.name, content)
      case .rest: continue
      }
    }
  }

  /// The name `Adobe`, a version, two flags, and how colors are coded.
  private static let adobeSize = 12
}
