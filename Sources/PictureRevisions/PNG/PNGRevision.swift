import PhotoFormats
import PhotoMetadata
import Pictures

/// Puts a changed picture into a PNG file, between the chunks of the old one.
struct PNGRevision {
  private let file: ChunkFile
  /// The maximum number of pixels.
  private let limit: Int

  init(_ bytes: [UInt8], limit: Int = PictureReviser.maximumPixels) throws(RevisionError) {
    guard let file = ChunkFile(png: bytes) else { throw .damaged }
    self.file = file
    self.limit = limit
  }

  /// Changes the picture, and writes the file into a revision.
  func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(RevisionError) {
    guard file.content("acTL").isEmpty else { throw .unsupported("APNG") }
    // ITU-T H.273, table 3: the curves of high dynamic range.
    guard ![16, 18].contains(file.content("cICP").dropFirst().first ?? 0) else {
      throw .unsupported("HDR PNG")
    }
    let raster = try PNGPicture.decode(
      header: file.content("IHDR"), palette: file.content("PLTE"),
      transparency: file.content("tRNS"),
      limit: limit,
      data: file.chunks.filter { $0.name == "IDAT" }.map { file.bytes[$0.content] }
    ).changed(
      reviser,
      PictureFacts(
        metadata: metadata, orientation: ExifOrientation.value(in: file.bytes[...], .png),
        tones: tones), &revision)
    let header = PNGPicture.header(of: raster)
    // Chunks that describe the channels as they were no longer fit if these became others.
    let isConverted = header.dropFirst(8).prefix(2) != file.content("IHDR").dropFirst(8).prefix(2)
    let dropped = isConverted ? Self.channels : Self.palette
    var isWritten = false
    var result: [UInt8] = []
    // What grows must not move everything to another position; noise takes half of the bytes.
    result.reserveCapacity(file.bytes.count + raster.size / 8 * 5)
    result += file.bytes[..<8]
    for chunk in file.chunks {
      switch chunk.name {
      case "IHDR": PNGParts.append("IHDR", header, to: &result)
      case "IDAT":
        if !isWritten { try PNGPicture.appendData(raster, to: &result) }
        isWritten = true
      case "eXIf":
        let block = exif.revise(
          Array(file.bytes[chunk.content]), limit: .max, thumbnail: raster.thumbnails)
        PNGParts.append("eXIf", block, to: &result)
      case "tIME":
        if let time = revision.date.flatMap({ Self.time($0) }) {
          PNGParts.append("tIME", time, to: &result)
          revision.changes.append(MetadataChange(.replaced, .date, "PNG tIME"))
        } else {
          result += file.bytes[chunk.range]
        }
      case let name where dropped.contains(name):
        revision.changes.append(MetadataChange(.removed, .technical, "PNG \(name)"))
      default: result += file.bytes[chunk.range]
      }
    }
    result += file.bytes[file.end...]
    revision.bytes = result
  }

  /// Returns the content of the chunk that says when the picture was last changed, ISO/IEC 15948,
  /// 11.3.5.4; nil for what is not a time of XMP in UTC.
  private static func time(_ date: String) -> [UInt8]? {
    let numbers = date.split { !("0"..."9" ~= $0) }.compactMap { Int($0) }
    guard numbers.count >= 6, date.hasSuffix("Z"), let year = numbers.first else { return nil }
    let high = UInt8(truncatingIfNeeded: year >> 8)
    return [high, UInt8(truncatingIfNeeded: year)]
      + numbers[1..<6].map { UInt8(truncatingIfNeeded: $0) }
  }

  private static let palette: Set<String> = ["PLTE", "tRNS", "hIST"]
  private static let channels = palette.union(["bKGD", "sBIT"])

  /// The curves of the color profile, or the gamma of the file.
  private var tones: ToneCurves {
    let profile = file.content("iCCP")
    if let end = profile.firstIndex(of: 0), profile.distance(from: end, to: profile.endIndex) > 2,
      case .bytes(let bytes) = Inflation.inflate(
        profile[(end + 2)...], limit: Self.maximumProfile),
      let curves = ToneCurves(profile: bytes)
    {
      return curves
    }
    // ISO/IEC 15948, 11.3.3.2: a hundred thousand times the exponent from light to numbers.
    if file.content("sRGB").isEmpty, profile.isEmpty,
      let gamma = ByteOrder.big.uint32(file.content("gAMA"), at: 0), gamma > 0,
      let curve = ToneCurve.power(100_000 / Double(gamma))
    {
      return ToneCurves(curve)
    }
    return .sRGB
  }

  private static let maximumProfile = 1 << 23
}
