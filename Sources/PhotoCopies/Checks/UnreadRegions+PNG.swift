import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first region of a PNG file that is not understood.
  static func png(_ bytes: [UInt8]) -> String? {
    let (parts, problems) = PNGParts.all(in: bytes, .strict)
    guard problems.isEmpty else { return "PNG gap" }
    let use = PNGUse(parts, in: bytes)
    for (part, used) in zip(parts, use.used) {
      switch part.kind {
      case .header: continue
      case .gap: return "PNG gap"
      case .rest: if bytes[part.range].contains(where: { $0 != 0 }) { return "EOF" }
      case .chunk:
        guard hasCheckValue(part, bytes), isUnderstood(part, used, bytes) else {
          return "PNG \(part.name)"
        }
      }
    }
    if let colors = PNGPalette.usedColors(use, parts, in: bytes) {
      for part in parts where ["PLTE", "tRNS"].contains(part.name) {
        let content = Array(bytes[part.content])
        guard PNGPalette.cleared(content, part.name, colors) == content else {
          return "PNG \(part.name)"
        }
      }
    }
    return use.streams.first { !isWhole($0, parts, bytes) }.flatMap(\.parts.first).map {
      "PNG \(parts[$0].name)"
    }
  }

  private static func hasCheckValue(_ part: ChunkPart, _ bytes: [UInt8]) -> Bool {
    let checked = bytes[part.range.dropFirst(4).dropLast(4)]
    return ByteOrder.big.uint32(bytes[part.range].suffix(4), at: 0) == Int(CRC32.value(of: checked))
  }

  private static func isUnderstood(
    _ part: ChunkPart, _ used: ArraySlice<UInt8>?, _ bytes: [UInt8]
  ) -> Bool {
    let content = bytes[part.content]
    switch part.name {
    case "eXIf":
      return content.exifPreamble?.isEmpty == true && exif(Array(content), isFile: false) == nil
    case "tEXt", "zTXt", "iTXt":
      guard let text = PNGTextContent(part.name, Array(content), limit: .max) else { return false }
      return text.surplus.isEmpty && isUnderstood(text)
    case "iCCP":
      var reader = ByteReader(content)
      guard used != nil, let name = reader.readToNUL(), reader.number(1) == 0,
        PNGEditor.profileNames.contains(String(decoding: name, as: UTF8.self)),
        case .complete(let size, let produced) = Inflation.extent(of: [reader.rest]),
        size == reader.rest.count, produced <= PNGEditor.maximumText,
        case .bytes(let profile) = Inflation.inflate(reader.rest, limit: produced)
      else { return false }
      return ColorProfileEditor.unread(in: profile) == nil
    default: return used?.count == content.count
    }
  }

  private static func isUnderstood(_ text: PNGTextContent) -> Bool {
    if text.keyword == PNGText.xmp { return xmp(text.bytes) == nil }
    guard text.keyword.hasPrefix("Raw profile type ") else {
      return [.camera, .date, .technical].contains(PNGTextKinds.kind(of: text.keyword))
    }
    guard let profile = RawProfile(text.bytes) else { return false }
    if let packet = profile.xmpPacket { return xmp(Array(packet.drop { $0 != 0x3C })) == nil }
    if let block = profile.exifBlock { return exif(block, isFile: false) == nil }
    return profile.bytes.starts(with: ImageResources.signature)
      ? imageResources(profile.bytes) == nil : iptc(profile.bytes) == nil
  }

  /// Whether a compressed picture has neither bytes nor rows behind its end.
  ///
  /// A picture that is cut short has none, either.
  private static func isWhole(
    _ stream: PNGStream, _ parts: [ChunkPart], _ bytes: [UInt8]
  ) -> Bool {
    let pieces = stream.parts.map { index in
      bytes[parts[index].content.dropFirst(parts[index].name == "fdAT" ? 4 : 0)]
    }
    guard let size = stream.dataSize else { return false }
    switch Inflation.extent(of: pieces) {
    case .complete(let consumed, let produced):
      return consumed == pieces.reduce(0) { $0 + $1.count } && produced <= size
    case .incomplete(let produced): return produced <= size
    case .damaged: return false
    }
  }
}
