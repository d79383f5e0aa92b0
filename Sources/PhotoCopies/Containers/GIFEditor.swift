import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a GIF file: comments, XMP, and the blocks of other applications.
struct GIFEditor {
  private let bytes: [UInt8]
  private let parts: [GIFPart]

  /// Reads a file; nil if it has no picture.
  init?(_ bytes: [UInt8]) {
    (self.bytes, parts) = (bytes, GIFParts.all(in: bytes).parts)
    guard parts.contains(where: { $0.kind == .image }) else { return nil }
  }

  /// Returns the file without what a pass removes.
  func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    let isExact = pass.plan.removes(.unread)
    // Only an exact copy needs to know what of pictures is seen; their codes are read once.
    let forms = isExact ? parts.map { $0.kind == .image ? GIFPictureForm($0, in: bytes) : nil } : []
    var photo = EditedPhoto(bytes: [], pictures: [])
    var hasXMP = false
    // Where readers of pictures expect what is about all of them.
    var position: Int?
    var hasTrailer = false
    for (index, part) in parts.enumerated() {
      let start = photo.bytes.count
      switch part.kind {
      case .header: photo.bytes += header(part, forms, &pass)
      case .image:
        position = position ?? start
        photo.bytes += isExact ? picture(part, forms[index], &pass) : Array(bytes[part.range])
        photo.pictures.append(start..<photo.bytes.count)
      case .extension(let label):
        if label == GIFPart.control { position = position ?? start }
        photo.bytes += block(label, part, &pass, &hasXMP)
      case .trailer:
        hasTrailer = true
        photo.bytes += bytes[part.range]
      case .gap:
        if !pass.removes(.unread, "GIF gap", bytes: bytes[part.range]) {
          photo.bytes += bytes[part.range]
        }
      case .rest:
        let rest = bytes[part.range]
        if rest.allSatisfy({ $0 == 0 }) || !pass.removesRest(rest) { photo.bytes += rest }
      }
    }
    if isExact, !hasTrailer { photo.bytes.append(Self.trailer) }
    if !hasXMP, let statement = pass.statement {
      insert(GIFApplication.block(GIFApplication.xmp, XMPEditor.fresh(statement)), position, &photo)
    }
    return photo
  }

  private static let trailer: UInt8 = 0x3B

  /// Adds a block at a position, in a file of the version that has blocks.
  private func insert(_ block: [UInt8], _ position: Int?, _ photo: inout EditedPhoto) {
    let position = position ?? photo.bytes.count
    photo.bytes.insert(contentsOf: block, at: position)
    photo.pictures = photo.pictures.map { picture in
      picture.lowerBound < position
        ? picture : picture.lowerBound + block.count..<picture.upperBound + block.count
    }
    GIFApplication.allowBlocks(in: &photo.bytes)
  }

  // MARK: Blocks

  /// Returns what becomes of an extension.
  private func block(
    _ label: UInt8, _ part: GIFPart, _ pass: inout CopyPass, _ hasXMP: inout Bool
  ) -> [UInt8] {
    let whole = Array(bytes[part.range])
    var source = ByteSource(bytes, limit: .max)
    if let application = try? GIFApplication(part, in: &source) {
      return self.application(application, whole, &pass, &hasXMP)
    }
    let data = GIFSubBlocks.data(in: part.content, of: bytes)
    switch label {
    case GIFPart.control:
      guard pass.plan.removes(.unread), let used = Self.control(data), used != whole else {
        return whole
      }
      return pass.removes(.unread, "GIF control", bytes: whole[...]) ? used : whole
    case GIFPart.comment, GIFPart.plainText:
      let text = data.dropFirst(label == GIFPart.comment ? 0 : GIFPart.plainTextHeader)
      let name = label == GIFPart.comment ? "GIF Comment" : "GIF PlainText"
      let isRemoved = pass.removes(
        .comments, name, text: ExifText.decoded(text), bytes: data[...])
      return isRemoved ? [] : whole
    default:
      return pass.removes(.unread, "GIF 0x\(String(label, radix: 16))", bytes: data[...])
        ? [] : whole
    }
  }

  /// Returns the whole block that controls a picture, with nothing but what is used of its data;
  /// nil if there is too little.
  static func control(_ data: [UInt8]) -> [UInt8]? {
    guard data.count >= 4 else { return nil }
    // GIF89a Specification, 23: three bits of the flags are reserved.
    return [0x21, GIFPart.control, 4, data[0] & 0x1F] + data[1..<4] + [0]
  }

  /// Returns what becomes of the block of an application.
  private func application(
    _ block: GIFApplication, _ whole: [UInt8], _ pass: inout CopyPass, _ hasXMP: inout Bool
  ) -> [UInt8] {
    var source = ByteSource(bytes, limit: .max)
    let extents = (try? block.extents(in: &source, limit: .max)) ?? []
    let data = extents.flatMap { bytes[$0] }
    var edited: [UInt8]?
    switch block.name {
    case GIFApplication.xmp:
      edited = XMPEditor.edit(data, &pass, isMain: !hasXMP, in: "XMP")
      hasXMP = hasXMP || edited != nil
    case GIFApplication.credentials:
      guard pass.endsCredentials else { return whole }
      pass.endCredentials(data, in: "GIF C2PA")
    case GIFApplication.profile:
      edited = ColorProfileEditor.edit(data, &pass, in: "GIF ICC")
    case GIFApplication.resources where !pass.plan.removes(.unread):
      edited = ImageResourceEditor.edit(data, &pass)
    case GIFApplication.captions where !pass.plan.removes(.unread):
      edited = IPTCEditor.edit(data, &pass, in: "GIF")
    case let name where GIFApplication.loops.contains(name):
      let used = Self.loops(data)
      guard used != data, pass.removes(.unread, "GIF \(name)", bytes: data[...]) else {
        return whole
      }
      edited = used
    default:
      return pass.removes(.unread, "GIF \(block.name)", bytes: data[...]) ? [] : whole
    }
    guard let edited, !edited.isEmpty else { return [] }
    let isExact = pass.plan.removes(.unread)
    return edited == data && !isExact ? whole : GIFApplication.block(block.name, edited)
  }

  /// Returns what is used of the data of a block that says how often to show the pictures: 1, and
  /// the number in two bytes.
  static func loops(_ data: [UInt8]) -> [UInt8]? {
    data.count >= 3 && data[0] == 1 ? Array(data[..<3]) : nil
  }

  // MARK: Pictures

  /// Returns the signature, the screen and its colors; of these only those that pictures have, if
  /// a pass removes what nobody reads.
  private func header(
    _ part: GIFPart, _ forms: [GIFPictureForm?], _ pass: inout CopyPass
  ) -> [UInt8] {
    let whole = Array(bytes[part.range])
    guard pass.plan.removes(.unread) else { return whole }
    var used = GIFPictureForm.background(of: whole)
    for (picture, form) in zip(parts, forms) where picture.kind == .image {
      guard let form else { return whole }
      if form.palette.isEmpty { used.formUnion(form.codes.colors) }
    }
    let edited = GIFPictureForm.cleared(whole, GIFPictureForm.headerSize..<whole.count, used)
    guard edited != whole, pass.removes(.unread, "GIF colors", bytes: whole[...], as: .emptied)
    else { return whole }
    return edited
  }

  /// Returns a picture without what nobody sees of it.
  private func picture(
    _ part: GIFPart, _ form: GIFPictureForm?, _ pass: inout CopyPass
  ) -> [UInt8] {
    let whole = Array(bytes[part.range])
    guard let form else { return whole }
    let edited = form.exact
    guard edited != whole, pass.removes(.unread, "GIF picture", bytes: whole[...], as: .emptied)
    else { return whole }
    return edited
  }
}
