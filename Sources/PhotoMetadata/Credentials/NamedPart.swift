import ASCII
import PhotoFormats

/// A part of a file by the name that digests of parts give it, C2PA 2.2, 18.7.
struct NamedPart: Hashable {
  var name: String
  var range: Range<Int>

  /// Whether it follows the picture, as a second picture in a JPEG file does.
  var isBehindPicture = false

  /// The name of the part with the store of manifests.
  static let store = "C2PA"

  /// Returns the parts of a file; nil if they have no names in this kind of file.
  ///
  /// The parts with the store are one.
  static func all(
    of subject: HardBinding.Subject, in source: inout ByteSource
  ) throws(PhotoReadError) -> [NamedPart]? {
    let parts: [NamedPart]
    switch subject.container {
    case .jpeg: parts = try jpeg(in: &source)
    case .png: parts = try png(in: &source)
    case .gif: parts = try gif(in: &source)
    case .jpegXL: parts = try jpegXL(in: &source)
    default: return nil
    }
    var joined: [NamedPart] = []
    for var part in parts {
      let isSegment = subject.container != .jpeg || part.name == "APP11"
      if isSegment, subject.store.contains(part.range.lowerBound) {
        if let last = joined.indices.last, joined[last].name == store {
          joined[last].range = joined[last].range.lowerBound..<part.range.upperBound
          continue
        }
        part.name = store
      }
      joined.append(part)
    }
    return joined
  }

  /// Segments by their names, and each scan with its header; a further picture behind the first.
  private static func jpeg(in source: inout ByteSource) throws(PhotoReadError) -> [NamedPart] {
    var parts: [NamedPart] = []
    var start: Int? = 0
    var isBehindPicture = false
    while let position = start, parts.count < Limits.parts {
      start = nil
      var walk = JPEGParts(at: position)
      while let part = try walk.next(in: &source) {
        switch part.kind {
        case .marker, .segment:
          parts.append(
            NamedPart(name: part.name, range: part.range, isBehindPicture: isBehindPicture))
        case .scan:
          guard let last = parts.indices.last else { continue }
          parts[last].range = parts[last].range.lowerBound..<part.range.upperBound
        case .gap: break
        case .rest:
          let head = try source.header(at: part.range.lowerBound, count: 2)
          if walk.hasEnded, head.elementsEqual(JPEGMarker.start) { start = part.range.lowerBound }
        }
      }
      isBehindPicture = true
    }
    return parts
  }

  private static func png(in source: inout ByteSource) throws(PhotoReadError) -> [NamedPart] {
    var parts: [NamedPart] = []
    var walk = PNGParts()
    while let part = try walk.next(in: &source) {
      switch part.kind {
      case .header: parts.append(NamedPart(name: "PNGh", range: part.range))
      case .chunk: parts.append(NamedPart(name: part.name, range: part.range))
      case .rest, .gap: break
      }
    }
    return parts
  }

  /// Blocks by the bytes with which they begin; color tables belong to what announces them.
  private static func gif(in source: inout ByteSource) throws(PhotoReadError) -> [NamedPart] {
    var parts: [NamedPart] = []
    var walk = GIFParts()
    while let part = try walk.next(in: &source) {
      let (start, end) = (part.range.lowerBound, part.range.upperBound)
      switch part.kind {
      case .header:
        let screen = min(start + 6, end)
        parts.append(NamedPart(name: "GIF89a", range: start..<screen))
        parts.append(NamedPart(name: "LSD", range: screen..<end))
      case .image:
        // The size of codes precedes the sub-blocks.
        let data = max(start, part.content.lowerBound - 1)
        parts.append(NamedPart(name: "2C", range: start..<data))
        parts.append(NamedPart(name: "TBID", range: data..<end))
      case .extension(let label):
        parts.append(
          NamedPart(name: "21" + label.hexadecimal(digits: 2, uppercase: true), range: part.range))
      case .trailer: parts.append(NamedPart(name: "3B", range: part.range))
      case .gap, .rest: break
      }
    }
    return parts
  }

  private static func jpegXL(in source: inout ByteSource) throws(PhotoReadError) -> [NamedPart] {
    var parts: [NamedPart] = []
    var walk = BoxParts(0..<source.size)
    while let box = try walk.nextBox(in: &source) {
      parts.append(NamedPart(name: box.type, range: box.range))
    }
    return parts
  }
}
