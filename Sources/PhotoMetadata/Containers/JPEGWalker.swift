import ASCII
import PhotoFormats

/// Walks the segments of a JPEG file up to its picture data, reading only their headers.
struct JPEGWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.jpeg)
  private var position = 2
  private var strayBytes = 0
  private var hasFrame = false
  /// The end of the last segment with EXIF.
  private var exifEnd: Int?

  init() {}

  /// Creates a walker of a JPEG file that begins at an offset of another.
  init(at start: Int) { position = start + 2 }

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    for _ in 0..<FormatLimits.segments {
      guard let marker = try nextMarker(&source) else { return }
      switch marker {
      case JPEGMarker.startOfScan, JPEGMarker.endOfImage: return
      case JPEGMarker.temporary, JPEGMarker.restarts, JPEGMarker.startOfImage: continue
      default: guard try readSegment(marker, &source) else { return }
      }
    }
    contents.problems.note(.structureDamaged)
  }

  /// Moves past the next marker and returns it; nil if there is none.
  private mutating func nextMarker(_ source: inout ByteSource) throws(PhotoReadError) -> UInt8? {
    // In a valid file a marker follows at once, with the bytes that distinguish the kinds of APP1.
    var count = Self.headerSize + 2
    while strayBytes <= FormatLimits.strayBytes {
      let bytes = try source.bytes(at: position, count: count)
      guard !bytes.isEmpty else {
        contents.problems.note(.fileTruncated)
        return nil
      }
      let marker = Self.firstMarker(in: bytes)
      // Without a marker the last byte stays: it may be the FF of one.
      let passed = marker.map { $0 - bytes.startIndex - 1 } ?? max(1, bytes.count - 1)
      if bytes.prefix(passed).contains(where: { $0 != 0xFF }) {
        contents.problems.note(.strayBytes)
      }
      strayBytes += passed
      position += passed
      if let marker {
        position += 2
        return bytes[marker]
      }
      count = FormatLimits.furtherRead
    }
    contents.problems.note(.structureDamaged)
    return nil
  }

  /// Returns the index of the first marker byte after an FF.
  ///
  /// Any number of FF bytes may precede a marker (ISO/IEC 10918-1, B.1.1.2). A zero after FF
  /// belongs to picture data.
  private static func firstMarker(in bytes: ArraySlice<UInt8>) -> Int? {
    var isAfterFF = false
    for index in bytes.indices {
      let byte = bytes[index]
      if isAfterFF, byte != 0xFF, byte != 0 { return index }
      isAfterFF = byte == 0xFF
    }
    return nil
  }

  /// Reads the next segment, from its length on, and moves past it; false if nothing can follow.
  private mutating func readSegment(
    _ marker: UInt8, _ source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    let header = try source.bytes(at: position, count: Self.headerSize)
    guard let length = ByteOrder.big.uint16(header, at: 0) else {
      contents.problems.note(.fileTruncated)
      return false
    }
    // The length counts itself (ISO/IEC 10918-1, B.1.1.4).
    guard length >= 2 else {
      contents.problems.note(.structureDamaged)
      return false
    }
    let end = min(position + length, source.size)
    let payload = header.dropFirst(2).prefix(length - 2)
    contents.add(
      FilePart(
        name: JPEGMarker.name(marker), range: position - 2..<end, content: position + 2..<end))
    switch marker {
    case JPEGMarker.frames where !JPEGMarker.notFrames.contains(marker): readFrame(payload)
    case JPEGMarker.app1: try readApp1(payload, at: position + 2, end: end, &source)
    // ICC.1:2022, B.4: a profile begins with its name.
    case JPEGMarker.app2 where contents.colorProfile == nil && payload.starts(with: Self.profile):
      contents.colorProfile = contents.parts.last
    default: break
    }
    guard position + length <= source.size else {
      contents.problems.note(.fileTruncated)
      return false
    }
    position = end
    return true
  }

  // ISO/IEC 10918-1, B.2.2: sample precision, number of lines, samples per line.
  private mutating func readFrame(_ payload: ArraySlice<UInt8>) {
    guard !hasFrame, let height = ByteOrder.big.uint16(payload, at: 1),
      let width = ByteOrder.big.uint16(payload, at: 3)
    else { return }
    hasFrame = true
    // Zero lines means that the number follows the first scan, which is not read.
    guard width > 0, height > 0 else { return }
    contents.dimensions = PixelDimensions(width: width, height: height)
  }

  private mutating func readApp1(
    _ payload: ArraySlice<UInt8>, at start: Int, end: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    // The sixth byte should be 0, but some cameras write another; and some write `EXIF`.
    let isExif = payload.prefix(Self.exifPrefix.count).map(\.asciiLowercased) == Self.exifPrefix
    if isExif, payload.count > Self.exifPrefix.count {
      let nameSize = Self.exifPrefix.count + 1
      addExif(start + nameSize..<end, isWhole: TIFFHeader.begins(payload.dropFirst(nameSize)))
    } else if let prefix = Self.xmpPrefixes.first(where: { payload.starts(with: $0) }) {
      contents.xmpPackets.append(.extents([start + prefix.count..<end]))
    } else if payload.starts(with: Self.extendedXMPPrefix) {
      let piece = start + Self.extendedXMPPrefix.count
      let size = ExtendedXMPPiece.headerSize
      let header = try source.bytes(at: piece, count: size)
      if piece + size <= end,
        let piece = ExtendedXMPPiece(header, range: piece + size..<end)
      {
        contents.extendedXMP.append(piece)
      } else {
        contents.problems.note(.extendedXMPDamaged)
      }
    }
  }

  /// Adds a block, or the rest of one that was too long for the previous segment.
  private mutating func addExif(_ range: Range<Int>, isWhole: Bool) {
    let isNext = exifEnd == position - 2
    exifEnd = range.upperBound
    if !isWhole, isNext, case .extents(let extents) = contents.exifBlocks.last {
      contents.exifBlocks[contents.exifBlocks.count - 1] = .extents(extents + [range])
    } else {
      contents.exifBlocks.append(.extents([range]))
    }
  }

  private static let profile = Array("ICC_PROFILE\0".utf8)

  private static let exifPrefix = Array("exif\0".utf8)

  /// The names of XMP: the standard's, and one program's.
  private static let xmpPrefixes = [
    Array("http://ns.adobe.com/xap/1.0/\0".utf8), Array("XMP\0://ns.adobe.com/xap/1.0/\0".utf8),
  ]

  private static let extendedXMPPrefix = Array("http://ns.adobe.com/xmp/extension/\0".utf8)

  /// The bytes that identify a segment: its length and the longest name.
  private static let headerSize = 2 + 35
}
