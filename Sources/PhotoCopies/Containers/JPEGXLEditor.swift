import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a JPEG XL file in boxes; a bare codestream has none.
struct JPEGXLEditor {
  private let bytes: [UInt8]
  private let parts: [BoxPart]
  private var hasXMP = false

  /// The maximum size of metadata after decompression.
  private static let maximumMetadata = 16 * 1024 * 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parts = BoxParts.all(in: bytes).parts
  }

  /// Whether a file is a codestream without boxes.
  static func isBare(_ bytes: [UInt8]) -> Bool { bytes.starts(with: JPEGXLPicture.signature) }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var photo = EditedPhoto(bytes: [], pictures: [])
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    let survey = JPEGXLSurvey(boxes, in: bytes)
    if !survey.isPictureKnown, pass.removes(.unread, "JPEG XL codestream") {
      throw .cannotRemove(.unread, structure: "JPEG XL codestream")
    }
    let reconstruction = boxes.first { $0.type == "jbrd" }
    var lengths = reconstruction.flatMap { JPEGXLLengths($0, in: bytes) }
    var pieces: [(box: Box?, bytes: [UInt8])] = []
    for part in parts {
      guard case .box(let box) = part else {
        if !pass.removes(.unread, "JPEG XL rest", bytes: bytes[part.range]) {
          pieces.append((nil, Array(bytes[part.range])))
        }
        continue
      }
      guard box != reconstruction else {
        pieces.append((box, Array(bytes[box.range])))
        continue
      }
      let old = try metadata(of: box)
      let content = old?.content ?? Array(bytes[box.content])
      let isExact = pass.plan.removes(.unread)
      var edited = try self.edited(
        old?.type ?? box.type, content, box, survey, isCompressed: old != nil && box.type == "brob",
        &pass)
      if let old, old.type != "jumb" {
        // What a JPEG file is made of again has a place of this size for it.
        if let new = edited, lengths != nil, old.type == "Exif", new.count < content.count {
          edited = new + Array(repeating: 0, count: content.count - new.count)
        }
        if lengths?.change(old.type, from: content.count, to: edited?.count) == false {
          lengths = nil
        }
      }
      guard let edited else { continue }
      if edited == content, !((box.isOpen || box.isCutOff) && pass.isChanging),
        !(isExact && box.type == "brob")
      {
        pieces.append((box, Array(bytes[box.range])))
        continue
      }
      guard edited.count < 1 << 32 - 16 else { throw .tooLarge }
      if let old, box.type == "brob", !isExact, let compressed = Brotli.compress(edited) {
        pieces.append((box, Box.bytes("brob", Array(old.type.utf8) + compressed)))
      } else {
        pieces.append((box, Box.bytes(old?.type ?? box.type, edited)))
      }
    }
    for piece in pieces {
      let start = photo.bytes.count
      if let box = piece.box, box == reconstruction {
        if removesReconstruction(box, keeps: lengths != nil, &pass) { continue }
        photo.bytes += lengths.flatMap(\.box) ?? piece.bytes
      } else {
        photo.bytes += piece.bytes
      }
      if ["jxlc", "jxlp"].contains(piece.box?.type) {
        photo.pictures.append(start..<photo.bytes.count)
      }
    }
    if !hasXMP, let statement = pass.statement {
      photo.bytes += Box.bytes("xml ", XMPEditor.fresh(statement))
    }
    return photo
  }

  // MARK: Metadata

  /// Returns the type and the content of a box with metadata, decompressed; nil if it is another
  /// box, or damaged.
  private func metadata(of box: Box) throws(CopyError) -> (type: String, content: [UInt8])? {
    let types = ["Exif", "xml ", "jumb"]
    if types.contains(box.type) { return (box.type, Array(bytes[box.content])) }
    // ISO/IEC 18181-2, 9.4: a type, and the content of its box compressed with Brotli.
    let type = String(decoding: bytes[box.content].prefix(4), as: UTF8.self)
    guard box.type == "brob", types.contains(type) else { return nil }
    switch Brotli.decompress(bytes[box.content].dropFirst(4), limit: Self.maximumMetadata) {
    case .bytes(let content): return (type, content)
    case .damaged: return nil
    // What was to be removed may be in it.
    case .noLibrary: throw .missingLibrary(package: Brotli.package)
    }
  }

  /// Returns the content of a box without what a pass removes; nil if the box goes.
  private mutating func edited(
    _ type: String, _ content: [UInt8], _ box: Box, _ survey: JPEGXLSurvey, isCompressed: Bool,
    _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    switch type {
    case "Exif": return try editedExif(content, &pass)
    case "xml ":
      let edited = XMPEditor.edit(content, &pass, isMain: !hasXMP, in: "XMP")
      if edited != nil { hasXMP = true }
      return edited
    case "jumb":
      // The description of the box begins with the type of its contents.
      guard content.dropFirst(8).starts(with: "c2pa".utf8) else {
        return pass.removes(.unread, "JPEG XL jumb", bytes: content[...]) ? nil : content
      }
      guard pass.endsCredentials else { return content }
      pass.endCredentials(
        isCompressed ? Box.bytes(type, content) : Array(bytes[box.range]), in: "JPEG XL jumb")
      return nil
    default:
      let known = survey.knownCount(of: box)
      guard known < content.count else { return content }
      let name =
        type == "brob"
        ? "brob \(String(decoding: content.prefix(4), as: UTF8.self))" : type
      guard pass.removes(.unread, "JPEG XL \(name)", bytes: content[known...]) else {
        return content
      }
      return known == 0 ? nil : Array(content[..<known])
    }
  }

  private func editedExif(
    _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    guard let start = HEIFItems.headerPosition(in: content),
      var editor = ExifEditor(Array(content[start...]))
    else { return pass.removes(.unread, "JPEG XL Exif", bytes: content[...]) ? nil : content }
    var head = Array(content[..<start])
    if head.count > 4, pass.removes(.unread, "JPEG XL Exif gap", bytes: head[4...]) {
      head = [0, 0, 0, 0]
    }
    return try editor.edit(&pass).map { head + $0 }
  }

  // MARK: The JPEG file that it was made of

  /// Returns whether to remove what a JPEG file is made of again.
  ///
  /// It has the comments of that file and segments that are not metadata here, and says how long
  /// EXIF and XMP are.
  private func removesReconstruction(
    _ box: Box, keeps: Bool, _ pass: inout CopyPass
  ) -> Bool {
    let name = "JPEG XL jbrd"
    let content = bytes[box.content]
    if pass.plan.removes(.unread) { return pass.removes(.unread, name, bytes: content) }
    let isKnown = !pass.plan.removesFacts || Self.isKnown(content)
    guard pass.isChanging, !keeps || !isKnown else {
      if !isKnown { pass.noteUnread(name, content) }
      return false
    }
    pass.record(.removed, .unread, name)
    return true
  }

  /// The number of positions at which compressed data is looked for.
  private static let maximumPositions = 8192

  /// The maximum size of what a box may hold: the headers of JFIF and Adobe have less.
  private static let maximumHeld = 64

  /// Whether a box holds nothing of its JPEG file but JFIF’s and Adobe’s headers.
  private static func isKnown(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.count <= maximumPositions,
      let reconstruction = JPEGXLReconstruction(content), !reconstruction.hasGaps,
      reconstruction.size <= maximumHeld
    else { return false }
    let start = content.startIndex + reconstruction.headSize
    guard reconstruction.size > 0 else {
      // Whatever there is followed the end of the picture.
      return !(start..<content.endIndex).contains { position in
        guard case .bytes(let held) = Brotli.decompress(content[position...], limit: 1 << 16) else {
          return false
        }
        return !held.isEmpty
      }
    }
    for position in start..<content.endIndex {
      // More bytes would be those that followed the end of the picture.
      guard
        case .bytes(let held) = Brotli.decompress(content[position...], limit: reconstruction.size),
        held.count == reconstruction.size
      else { continue }
      var offset = 0
      let areKnown = reconstruction.segments.allSatisfy { segment in
        let field = held[offset...].prefix(3)
        let content = held[offset...].dropFirst(3).prefix(segment.count)
        offset += 3 + segment.count
        let kind = JPEGSegment(segment.marker, content)
        return field.first == segment.marker && [.jfif, .adobe].contains(kind)
          && kind.size(of: content) == content.count
      }
      if areKnown { return true }
    }
    return false
  }
}
