import JPEGCodec
import PhotoFormats
import PhotoMetadata
import Pictures

/// Makes a JPEG file of a HEIC or AVIF file with a changed picture, with what the file says about
/// its primary picture.
///
/// JPEG is read more widely than what an encoder of HEIC or AVIF would write. The picture stays as
/// it was coded where EXIF says how to turn it. Otherwise it is turned, and EXIF says so: it counts
/// in HEIC and AVIF files only for who ignores their own properties.
struct HEIFRevision {
  private let bytes: [UInt8]
  private let boxes: [Box]
  private let items: HEIFItems
  private let primary: HEIFPrimary

  init(_ bytes: [UInt8], limit: Int = PictureReviser.maximumPixels) throws(RevisionError) {
    boxes = BoxParts.boxes(in: bytes)
    guard let meta = boxes.first(where: { $0.type == "meta" }) else {
      throw .unsupported("HEIF, without meta")
    }
    guard let items = HEIFItems(meta, in: bytes) else { throw .damaged }
    (self.bytes, self.items) = (bytes, items)
    primary = try HEIFPrimary(items, limit: limit)
  }

  /// Changes the picture, and writes a JPEG file into a revision.
  func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(RevisionError) {
    let block = exifBlock
    let isKept = primary.orientation == (block.flatMap { ExifOrientation.value($0[...]) } ?? 1)
    let orientation = isKept ? primary.orientation ?? 1 : 1
    let picture = try decoded(isUpright: !isKept)
    let profile = try profile(of: picture)
    var raster = try Self.raster(picture.raster, for: profile)
    revision.summaries.append(summary(isTurned: !isKept))
    try reviser.apply(
      to: &raster,
      PictureFacts(
        metadata: metadata, orientation: orientation,
        tones: profile.flatMap { ToneCurves(profile: $0) } ?? .sRGB), &revision)
    let thumbnail = ThumbnailMaker(raster)
    guard
      let coded = JPEGPicture(raster).encoded(
        quality: Self.quality, sampling: primary.isSubsampled ? .quarter : .full)
    else { throw .tooLarge }
    var head = JPEGMarker.start
    if var block {
      let name = Array("Exif\0\0".utf8)
      let limit = max(block.count, JPEGFile.segmentSize - name.count)
      if !isKept {
        exif.turn(
          in: &block, to: orientation, size: (raster.width, raster.height),
          from: (primary.width, primary.height))
      }
      block = exif.revise(block, limit: limit, thumbnail: thumbnail)
      if !thumbnails.isEmpty { exif.addThumbnail(to: &block, limit: limit, thumbnail) }
      head += try JPEGRevision.segments(of: block, named: name)
    }
    if let packet = xmpPacket {
      let turned = XMPOrientation.packet(packet, turnedTo: orientation)
      if turned != nil {
        revision.changes.append(MetadataChange(.replaced, .technical, "XMP tiff:Orientation"))
      }
      head += try JPEGRevision.segment(
        JPEGMarker.app1, JPEGSegment.xmpName + (turned ?? packet), named: "XMP APP1")
    }
    if let profile { head += try Self.segments(of: profile) }
    guard let start = JPEGFile(coded)?.pictureStart else { throw .damagedPicture }
    revision.bytes = head + coded[start...]
    (revision.container, revision.isConverted) = (.jpeg, true)
    recordLosses(&revision)
  }

  /// The quality of the JPEG file, whose original has none.
  private static let quality = 95

  /// What was done, for the history.
  private func summary(isTurned: Bool) -> String {
    let turned = isTurned && primary.orientation != 1 ? " orientation=applied" : ""
    let bits = primary.bits == 8 ? "" : " bits=\(primary.bits) to 8"
    return "convert \(primary.codec.rawValue) to JPEG quality=\(Self.quality)\(bits)\(turned)"
  }

  // MARK: The picture

  private func decoded(isUpright: Bool) throws(RevisionError) -> HEIFPicture {
    if let name = primary.profile == nil ? primary.colors?.highDynamicRange : nil {
      throw .highDynamicRange(name)
    }
    let hasAlpha = items.items.contains {
      items.auxiliaryType(of: $0.id).map(Self.alphaTypes.contains) == true
    }
    guard !hasAlpha else { throw .transparent }
    let picture: HEIFPicture
    do throws(HEIFPictureError) {
      picture = try HEIFPicture(bytes[...], codec: primary.codec, isUpright: isUpright)
    } catch {
      switch error {
      case .noLibrary: throw .missingLibrary(package: "libheif1")
      case .noDecoder: throw .missingLibrary(package: Self.decoders[primary.codec] ?? "libheif1")
      case .damaged: throw .damagedPicture
      case .unsupported: throw .unsupported("HEIF \(primary.codec.rawValue)")
      case .tooLarge: throw .tooLarge
      }
    }
    if !isUpright {
      guard picture.raster.width == primary.width, picture.raster.height == primary.height else {
        throw .damagedPicture
      }
    }
    return picture
  }

  /// The types of auxiliary pictures that are alpha, ISO/IEC 23008-12, 6.5.8 and ISO/IEC 23091-2.
  private static let alphaTypes: Set<String> = [
    "urn:mpeg:avc:2015:auxid:1", "urn:mpeg:hevc:2015:auxid:1",
    "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha",
  ]

  /// The packages with decoders, where they are not part of libheif’s own.
  private static let decoders: [HEIFPicture.Codec: String] = [
    .hevc: "libheif-plugin-libde265", .av1: "libheif-plugin-dav1d",
  ]

  /// Returns the profile for the JPEG file; nil if it needs none.
  private func profile(of picture: HEIFPicture) throws(RevisionError) -> [UInt8]? {
    if let profile = primary.profile { return profile }
    guard let colors = primary.colors ?? picture.colors else { return nil }
    if let name = colors.highDynamicRange { throw .highDynamicRange(name) }
    guard !colors.isSRGB else { return nil }
    guard let profile = colors.profile else {
      throw .unsupported("HEIF, H.273 \(colors.primaries)-\(colors.transfer)")
    }
    return profile
  }

  /// Returns the pixels in the colors of a profile, which may be gray.
  private static func raster(
    _ raster: Raster<UInt8>, for profile: [UInt8]?
  ) throws(RevisionError) -> Raster<UInt8> {
    // ICC.1:2022, 7.2.8: the color space.
    switch profile.map({ String(decoding: $0.dropFirst(16).prefix(4), as: UTF8.self) }) {
    case nil, "RGB ": return raster
    case "GRAY":
      let gray = stride(from: 1, to: raster.values.count, by: 3).map { raster.values[$0] }
      guard
        let raster = Raster(
          width: raster.width, height: raster.height, layout: .gray, values: gray)
      else { throw .damagedPicture }
      return raster
    case let name?: throw .unsupported("HEIF, ICC \(name)")
    }
  }

  /// ICC.1:2022, B.4: numbered pieces with their number.
  private static func segments(of profile: [UInt8]) throws(RevisionError) -> [UInt8] {
    let name = JPEGSegment.profileName
    let size = JPEGFile.segmentSize - name.count - 2
    let count = (profile.count + size - 1) / size
    guard count <= 255 else { throw .noRoom(structure: "APP2") }
    var segments: [UInt8] = []
    for piece in 0..<count {
      let numbers = [UInt8(piece + 1), UInt8(count)]
      segments += try JPEGRevision.segment(
        JPEGMarker.app2,
        name + numbers + profile[piece * size..<min((piece + 1) * size, profile.count)],
        named: "APP2")
    }
    return segments
  }

  // MARK: Metadata

  /// The EXIF block from its TIFF header on; nil if there is none.
  private var exifBlock: [UInt8]? {
    for item in items.items(describing: primary.id, where: { $0.type == "Exif" })
    where item.isPlain {
      guard let content = items.content(of: item.id),
        let start = HEIFItems.headerPosition(in: content)
      else { continue }
      return Array(content[start...])
    }
    return nil
  }

  /// The XMP packet, of an item or of a box; nil if there is none.
  private var xmpPacket: [UInt8]? {
    let packets = items.items(describing: primary.id, where: \.isXMP)
    if let item = packets.first(where: { $0.isPlain }), let content = items.content(of: item.id) {
      return content
    }
    return boxes.first { has(Box.xmpIdentifier, $0) }
      .map { Array(bytes[$0.content.dropFirst(Box.xmpIdentifier.count)]) }
  }

  private func has(_ identifier: [UInt8], _ box: Box) -> Bool {
    box.type == "uuid" && bytes[box.content].starts(with: identifier)
  }

  /// The thumbnails of the primary picture.
  private var thumbnails: [Int] {
    items.references.filter { $0.box.type == "thmb" && $0.targets.contains(primary.id) }.map(\.from)
  }

  // MARK: Losses

  /// Records what the JPEG file does not have: other pictures, gain and depth maps, what describes
  /// them, and boxes beside the pictures.
  private func recordLosses(_ revision: inout PictureRevision) {
    var losses: [MetadataChange] = []
    func lose(_ kind: MetadataKind, _ structure: String) {
      if let index = losses.firstIndex(where: { $0.kind == kind && $0.structure == structure }) {
        losses[index].count += 1
      } else {
        losses.append(MetadataChange(.removed, kind, structure))
      }
    }
    let tiles = Set(items.references.filter { $0.box.type == "dimg" }.flatMap(\.targets))
    let exif = items.items(describing: primary.id) { $0.type == "Exif" }.first?.id
    let xmp = items.items(describing: primary.id, where: \.isXMP).first?.id
    for item in items.items where !primary.parts.contains(item.id) {
      switch item.type {
      case _ where items.thumbnails.contains(item.id): lose(.thumbnail, "HEIF thmb")
      case "Exif", "mime", "uri ":
        guard item.id != exif, item.id != xmp else { continue }
        lose(.unread, "HEIF \(item.type) \(item.contentType ?? "")")
      case _ where items.auxiliaryType(of: item.id) != nil:
        lose(.technical, "HEIF auxl \(items.auxiliaryType(of: item.id) ?? "")")
      case _ where tiles.contains(item.id): continue
      default: lose(.other, "HEIF \(item.type)")
      }
    }
    for box in boxes {
      switch box.type {
      case "ftyp", "meta", "mdat", "free", "skip", "styp", "sidx": continue
      case _ where has(Box.xmpIdentifier, box) && xmp == nil: continue
      case _ where has(Box.credentialsIdentifier, box):
        let content = CredentialsStore.bytes(inBox: bytes[box.content])
        revision.endedCredentials.append(("HEIF uuid C2PA", Array(content)))
      case "moov": lose(.other, "HEIF moov")
      default: lose(.unread, "HEIF \(box.type)")
      }
    }
    revision.changes += losses
  }
}
