import JPEGCodec
import PhotoFormats
import PhotoMetadata
import Pictures

/// Puts a changed picture into a JPEG file, between the segments of the old one.
struct JPEGRevision {
  private let file: JPEGFile
  /// The maximum number of pixels.
  private let limit: Int

  init(_ bytes: [UInt8], limit: Int = PictureReviser.maximumPixels) throws(RevisionError) {
    guard let file = JPEGFile(bytes) else { throw .damaged }
    // Decoding more scans does not end in time.
    guard !JPEGParts.hasTooManyScans(file.parts) else { throw .damagedPicture }
    self.file = file
    self.limit = limit
  }

  /// Changes the picture, and writes the file into a revision.
  func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(RevisionError) {
    var raster = try decoded()
    try reviser.apply(
      to: &raster,
      PictureFacts(metadata: metadata, orientation: orientation, tones: tones), &revision)
    let thumbnail = ThumbnailMaker(raster)
    guard
      let coded = JPEGPicture(raster).encoded(
        quality: Self.quality(of: metadata.traces.quantization), sampling: try header().sampling,
        isProgressive: file.isProgressive)
    else { throw .tooLarge }
    revision.bytes = try spliced(coded, &revision, &exif, thumbnail)
  }

  // MARK: The picture

  private func header() throws(RevisionError) -> JPEGPicture.Header {
    guard let header = JPEGPicture.header(of: file.bytes[..<file.end]) else {
      throw .unsupported("JPEG")
    }
    return header
  }

  private func decoded() throws(RevisionError) -> Raster<UInt8> {
    let header = try header()
    guard header.colorSpace != .cmyk else { throw .unsupported("CMYK JPEG") }
    guard header.width <= limit / header.height else { throw .tooManyPixels(limit: limit) }
    // Decoders make up what is missing of a picture that is cut short.
    guard file.hasEnd else { throw .damagedPicture }
    let layout = header.colorSpace == .gray ? JPEGPicture.Layout.gray : .rgb
    guard
      let picture = JPEGPicture(
        decoding: file.bytes[..<file.end], header, as: layout, divisor: 1,
        acceptsWarnings: true),
      let raster = Raster<UInt8>(
        width: picture.width, height: picture.height, layout: layout == .gray ? .gray : .rgb,
        values: picture.bytes)
    else { throw .damagedPicture }
    return raster
  }

  private var orientation: Int { ExifOrientation.value(in: file.bytes[...], .jpeg) }

  /// The curves of the profile, whose pieces are numbered (ICC.1:2022, B.4).
  private var tones: ToneCurves {
    let pieces = file.parts.indices.filter { file.segment($0) == .colorProfile }
      .map { file.content($0).dropFirst(JPEGSegment.profileName.count) }
      .filter { $0.count > 2 }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    return ToneCurves(profile: pieces.flatMap { $0.dropFirst(2) }) ?? .sRGB
  }

  /// Returns the quality whose quantization is as fine as a table, from 1 to 100; a high one if
  /// there is none.
  private static func quality(of tables: QuantizationTables?) -> Int {
    guard let luminance = tables?.luminance, luminance.count == 64 else { return 95 }
    return StandardTables.quality(asFineAs: luminance)
  }

  // MARK: The file

  /// Returns the file with another coded picture.
  private func spliced(
    _ coded: [UInt8], _ revision: inout PictureRevision, _ exif: inout ExifRevision,
    _ thumbnail: ThumbnailMaker
  ) throws(RevisionError) -> [UInt8] {
    guard let start = JPEGFile(coded)?.pictureStart else { throw .damagedPicture }
    let further = furtherPictures()
    var result = JPEGMarker.start
    result.reserveCapacity(coded.count + file.bytes.count - file.end + 1 << 18)
    var skipped: Set<Int> = []
    for part in file.parts.indices where !skipped.contains(part) {
      guard let marker = file.parts[part].segment, JPEGMarker.isMetadata(marker) else { continue }
      let content = file.content(part)
      switch JPEGSegment(marker, content) {
      case .exif: result += try exifSegments(part, &skipped, &exif, thumbnail)
      case .multiPicture where !further.isEmpty: break
      case .adobe where content.count >= JPEGSegment.adobeSize:
        // The last byte is the transformation of colors: 1 for YCbCr, which the encoder writes.
        var segment = Array(file.bytes[file.parts[part].range])
        let position = segment.count - content.count + JPEGSegment.adobeSize - 1
        if segment[position] == 0 { segment[position] = 1 }
        result += segment
      default: result += file.bytes[file.parts[part].range]
      }
    }
    result += coded[start...]
    var position = file.end
    for range in further + [file.bytes.count..<file.bytes.count] {
      let rest = file.bytes[position..<max(position, range.lowerBound)]
      position = max(position, range.upperBound)
      if !range.isEmpty { revision.changes.append(MetadataChange(.removed, .thumbnail, "MPF")) }
      if rest.starts(with: JPEGMarker.start) {
        revision.changes.append(MetadataChange(.removed, .thumbnail, "EOF (\(rest.count) B)"))
      } else {
        result += rest
      }
    }
    return result
  }

  /// Returns the segments of an EXIF block that fits the picture.
  private func exifSegments(
    _ part: Int, _ skipped: inout Set<Int>, _ exif: inout ExifRevision,
    _ thumbnail: ThumbnailMaker
  ) throws(RevisionError) -> [UInt8] {
    let group = file.exifGroup(part)
    skipped.formUnion(group)
    let name = Array(file.content(part).prefix(JPEGSegment.exifNameSize))
    let block = group.flatMap { file.content($0).dropFirst(name.count) }
    let size = JPEGFile.segmentSize - name.count
    let revised = exif.revise(block, limit: max(block.count, size), thumbnail: thumbnail)
    guard revised != block else {
      return group.flatMap { file.bytes[file.parts[$0].range] }
    }
    return try Self.segments(of: revised, named: name)
  }

  /// Returns the segments of an EXIF block, of which more than one may be needed.
  static func segments(of block: [UInt8], named name: [UInt8]) throws(RevisionError) -> [UInt8] {
    let size = JPEGFile.segmentSize - name.count
    var segments: [UInt8] = []
    for start in stride(from: 0, to: block.count, by: size) {
      segments += try segment(
        JPEGMarker.app1, name + block[start..<min(start + size, block.count)], named: "APP1")
    }
    return segments
  }

  static func segment(
    _ marker: UInt8, _ content: [UInt8], named name: String
  ) throws(RevisionError) -> [UInt8] {
    guard let segment = JPEGFile.segment(marker, content) else { throw .noRoom(structure: name) }
    return segment
  }

  /// Returns the positions of the pictures that follow this one according to CIPA DC-007.
  private func furtherPictures() -> [Range<Int>] {
    guard
      let part = file.parts.first(where: { part in
        part.segment.map { JPEGSegment($0, file.bytes[part.content]) } == .multiPicture
      })
    else { return [] }
    let header = part.content.lowerBound + JPEGSegment.multiPictureName.count
    let list = MultiPictureList(file.bytes[header..<part.range.upperBound])
    return list?.positions(header: header, in: file.end..<file.bytes.count).map(\.range) ?? []
  }
}
