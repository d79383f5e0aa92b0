/// What programs that show a WebP file use of its chunks.
///
/// Metadata is not among it, and the coded pictures themselves are not read.
package struct WebPUse {
  /// The content of each part as it is used; nil for a part of no use.
  package private(set) var used: [[UInt8]?] = []

  /// The coded pictures, one or those of an animation.
  package private(set) var pictures: [WebPCodedPicture] = []

  private let isAnimated: Bool
  private var seen: Set<String> = []
  private var alpha: ArraySlice<UInt8>?

  /// Finds what is used of the parts of a file.
  package init(_ parts: [ChunkPart], in bytes: [UInt8]) {
    // RFC 9649, 2.7.1: the flag of an animation.
    let flags = parts.first { $0.name == "VP8X" }.flatMap { bytes[$0.content].first } ?? 0
    isAnimated = flags & 0x02 != 0
    for part in parts {
      used.append(part.kind == .chunk ? use(part.name, bytes[part.content], part, bytes) : nil)
    }
  }

  private mutating func use(
    _ name: String, _ content: ArraySlice<UInt8>, _ part: ChunkPart, _ bytes: [UInt8]
  ) -> [UInt8]? {
    if name == "ANMF" { return isAnimated ? frame(part.content, bytes) : nil }
    guard seen.insert(name).inserted else { return nil }
    switch name {
    case "VP8X":
      guard content.count >= Self.extendedSize, let flags = content.first else { return nil }
      // RFC 9649, 2.7.1: the other bits are reserved.
      return [flags & 0x3E, 0, 0, 0] + content.dropFirst(4).prefix(6)
    case "ANIM":
      return isAnimated && content.count >= Self.animationSize
        ? Array(content.prefix(Self.animationSize)) : nil
    case "ICCP": return Array(content)
    default:
      // A program shows the first picture, and passes over those that follow.
      guard !isAnimated, pictures.isEmpty else { return nil }
      return usePicture(name, content) ? Array(content) : nil
    }
  }

  private mutating func usePicture(_ name: String, _ content: ArraySlice<UInt8>) -> Bool {
    switch name {
    case "ALPH" where alpha == nil: alpha = content
    case "VP8 ", "VP8L":
      let alpha = name == "VP8 " ? self.alpha : nil
      pictures.append(WebPCodedPicture(name: name, content: content, alpha: alpha))
    default: return false
    }
    return true
  }

  /// Returns a frame of an animation with what is used of its chunks: RFC 9649, 2.7.1.1.
  private mutating func frame(_ range: Range<Int>, _ bytes: [UInt8]) -> [UInt8]? {
    guard range.count >= Self.frameSize else { return nil }
    var frame = Array(bytes[range].prefix(Self.frameSize))
    // The other bits are reserved.
    frame[Self.frameSize - 1] &= 0x03
    let count = pictures.count
    alpha = nil
    for part in RIFFParts.all(in: bytes, range.dropFirst(Self.frameSize)).parts
    where part.kind == .chunk && pictures.count == count {
      let content = bytes[part.content]
      guard usePicture(part.name, content) else { continue }
      frame += RIFFParts.chunk(part.name.utf8, content)
    }
    return pictures.count > count ? frame : nil
  }

  private static let (extendedSize, animationSize, frameSize) = (10, 6, 16)
}
