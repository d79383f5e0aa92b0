import JPEGCodec
import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first region of a JPEG file that is not understood.
  static func jpeg(_ bytes: [UInt8]) -> String? { jpeg(bytes, depth: 0) }

  /// The depth of pictures inside of others, below which they are not understood.
  private static let maximumDepth = 2

  private static func jpeg(_ bytes: [UInt8], depth: Int) -> String? {
    guard depth < maximumDepth else { return "JPEG" }
    let (parts, problems) = JPEGParts.all(in: bytes, .strict)
    // A picture that is cut short has no end, behind which anything could stand.
    if problems.contains(where: { $0 != .endMissing }) { return "JPEG gap" }
    var further: (list: MultiPictureList, header: Int)?
    var hasFrame = false
    var profile: [ArraySlice<UInt8>] = []
    var blocks: [[UInt8]] = []
    var resources: [UInt8] = []
    for part in parts {
      switch part.kind {
      case .marker, .gap: continue
      case .scan: continue
      case .segment(let marker):
        let content = bytes[part.content]
        let segment = JPEGSegment(marker, content)
        guard isUnderstood(segment, content), segment != .frame || !hasFrame else {
          return part.name
        }
        hasFrame = hasFrame || segment == .frame
        switch segment {
        case .colorProfile: profile.append(content)
        case .exif:
          // A block that is too long for one segment goes on in the next.
          let block = content.dropFirst(JPEGSegment.exifNameSize)
          if TIFFHeader.begins(block) || blocks.isEmpty { blocks.append([]) }
          blocks[blocks.count - 1] += block
        case .xmp:
          let packet = content.drop { $0 != UInt8(ascii: "<") }
          if let name = xmp(Array(packet)) { return name }
        case .imageResources:
          resources += content.dropFirst(JPEGSegment.resourcesName.count)
        default: break
        }
        guard segment == .multiPicture, further == nil else { continue }
        let header = part.content.lowerBound + JPEGSegment.multiPictureName.count
        further = MultiPictureList(bytes[header..<part.range.upperBound]).map { ($0, header) }
      case .rest:
        if let name = rest(bytes, part.range, further, depth: depth) { return name }
      }
    }
    guard JPEGTables.unused(in: bytes, parts).isEmpty else { return "DHT, DQT" }
    guard isWhole(profile: profile) else { return "ICC" }
    if let name = blocks.lazy.compactMap({ exif($0, isFile: false) }).first { return name }
    if let name = imageResources(resources) { return name }
    return ScanUnits.surplus(in: bytes, parts) == [] ? nil : "JPEG scan"
  }

  /// Whether all of a segment is known.
  ///
  /// What EXIF, XMP, profiles and resources contain is looked at besides.
  private static func isUnderstood(_ segment: JPEGSegment, _ content: ArraySlice<UInt8>) -> Bool {
    switch segment {
    case .exif, .xmp, .extendedXMP, .colorProfile, .imageResources, .comment: true
    case .multiPicture:
      MultiPictureList.isWhole(content.dropFirst(JPEGSegment.multiPictureName.count))
    case .jfxx, .jumbf, .unknown: false
    default: segment.size(of: content) == content.count
    }
  }

  /// Whether pieces are a profile, and nothing else.
  private static func isWhole(profile: [ArraySlice<UInt8>]) -> Bool {
    guard !profile.isEmpty else { return true }
    let pieces = JPEGProfile.pieces(of: profile)
    let bytes = pieces.flatMap { profile[$0].dropFirst(JPEGSegment.profileName.count + 2) }
    return pieces.count == profile.count && JPEGProfile.size(of: bytes[...]) == bytes.count
      && ColorProfileEditor.unread(in: bytes) == nil
  }

  /// Returns the first region behind the picture that is neither another one nor padding.
  private static func rest(
    _ bytes: [UInt8], _ rest: Range<Int>, _ further: (list: MultiPictureList, header: Int)?,
    depth: Int
  ) -> String? {
    let positions = further.map { $0.list.positions(header: $0.header, in: rest) } ?? []
    var position = rest.lowerBound
    for range in positions.map(\.range) + [rest.upperBound..<rest.upperBound] {
      let gap = bytes[position..<max(position, range.lowerBound)]
      // A preview that no list names was edited like one that a list does.
      if gap.starts(with: JPEGMarker.start) {
        if let name = jpeg(Array(gap), depth: depth + 1) { return name }
      } else if gap.contains(where: { $0 != 0 }) {
        return "EOF"
      }
      if !range.isEmpty, let name = jpeg(Array(bytes[range]), depth: depth + 1) { return name }
      position = max(position, range.upperBound)
    }
    return nil
  }
}
