import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a JPEG XL file in boxes; a bare codestream has none.
struct JPEGXLEditor {
  private let bytes: [UInt8]
  private let parts: [BoxPart]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parts = BoxParts.all(in: bytes).parts
  }

  /// Whether a file is a codestream without boxes.
  static func isBare(_ bytes: [UInt8]) -> Bool { bytes.starts(with: JPEGXLPicture.signature) }

  /// Returns the file without what a pass removes.
  func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var photo = EditedPhoto(bytes: [], pictures: [])
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    let survey = JPEGXLSurvey(boxes, in: bytes)
    if !survey.isPictureKnown, pass.removes(.unread, "JPEG XL codestream") {
      throw .cannotRemove(.unread, structure: "JPEG XL codestream")
    }
    var hasXMP = false
    for part in parts {
      guard case .box(let box) = part else {
        if !pass.removes(.unread, "JPEG XL rest", bytes: bytes[part.range]) {
          photo.bytes += bytes[part.range]
        }
        continue
      }
      let content = Array(bytes[box.content])
      var edited: [UInt8]? = content
      switch box.type {
      case "Exif": edited = try editedExif(content, &pass)
      case "xml ":
        edited = XMPEditor.edit(content, &pass, isMain: !hasXMP, in: "XMP")
        if edited != nil { hasXMP = true }
      case "jumb":
        // The description of the box begins with the type of its contents.
        if !content.dropFirst(8).starts(with: "c2pa".utf8) {
          if pass.removes(.unread, "JPEG XL jumb", bytes: content[...]) { edited = nil }
        } else if pass.endsCredentials {
          pass.endCredentials(Array(bytes[box.range]), in: "JPEG XL jumb")
          edited = nil
        }
      // What a JPEG file is made of again, which has its comments, and the sizes of EXIF and XMP.
      case "jbrd":
        if pass.isChanging, !pass.plan.removes(.unread) {
          pass.record(.removed, .unread, "JPEG XL jbrd")
          edited = nil
        } else if pass.removes(.unread, "JPEG XL jbrd", bytes: content[...]) {
          edited = nil
        }
      default:
        let known = survey.knownCount(of: box)
        guard known < content.count else { break }
        // Boxes that are compressed with Brotli are not read.
        let name =
          box.type == "brob"
          ? "brob \(String(decoding: content.prefix(4), as: UTF8.self))" : box.type
        if pass.removes(.unread, "JPEG XL \(name)", bytes: content[known...]) {
          edited = known == 0 ? nil : Array(content[..<known])
        }
      }
      guard let edited else { continue }
      let start = photo.bytes.count
      if edited == content, !((box.isOpen || box.isCutOff) && pass.isChanging) {
        photo.bytes += bytes[box.range]
      } else {
        guard edited.count < 1 << 32 - 8 else { throw .tooLarge }
        photo.bytes += Box.bytes(box.type, edited)
      }
      if ["jxlc", "jxlp"].contains(box.type) { photo.pictures.append(start..<photo.bytes.count) }
    }
    if !hasXMP, let statement = pass.statement {
      photo.bytes += Box.bytes("xml ", XMPEditor.fresh(statement))
    }
    return photo
  }

  private func editedExif(
    _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    guard let start = HEIFItems.headerPlace(in: content),
      var editor = ExifEditor(Array(content[start...]))
    else { return pass.removes(.unread, "JPEG XL Exif", bytes: content[...]) ? nil : content }
    var head = Array(content[..<start])
    if head.count > 4, pass.removes(.unread, "JPEG XL Exif gap", bytes: head[4...]) {
      head = [0, 0, 0, 0]
    }
    return try editor.edit(&pass).map { head + $0 }
  }
}
