import PhotoFormats
import PhotoMetadata
import Pictures

extension UnreadRegions {
  /// Returns the first region of a WebP file that is not understood.
  static func webp(_ bytes: [UInt8]) -> String? {
    let (parts, problems) = RIFFParts.all(in: bytes, .strict)
    guard problems.isEmpty else { return "WebP gap" }
    let use = WebPUse(parts, in: bytes)
    for (part, used) in zip(parts, use.used) {
      let content = bytes[part.content]
      switch part.kind {
      case .header: continue
      case .gap: return "WebP gap"
      case .rest: if content.contains(where: { $0 != 0 }) { return "EOF" }
      case .chunk:
        let filling = bytes[part.content.upperBound..<part.range.upperBound]
        guard filling.allSatisfy({ $0 == 0 }), isUnderstood(part.name, content, used) else {
          return "WebP \(part.name)"
        }
      }
    }
    return use.pictures.first(where: \.mayHaveSurplus).map { "WebP \($0.name)" }
  }

  private static func isUnderstood(
    _ name: String, _ content: ArraySlice<UInt8>, _ used: [UInt8]?
  ) -> Bool {
    switch name {
    case "XMP ": return xmp(Array(content)) == nil
    case "ICCP": return ColorProfileEditor.unread(in: Array(content)) == nil
    case "EXIF":
      guard let preamble = content.exifPreamble else { return false }
      return (preamble.isEmpty || preamble.elementsEqual(WebPEditor.exifName))
        && exif(Array(content.dropFirst(preamble.count)), isFile: false) == nil
    default: return used.map { $0[...] == content } ?? false
    }
  }
}
