import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a JPEG XL file in boxes; a bare codestream has none.
struct JPEGXLEditor {
  private let bytes: [UInt8]
  private let list: BoxList

  /// Reads a file; nil if its boxes are damaged.
  init?(_ bytes: [UInt8]) {
    guard let list = BoxList(bytes, in: 0..<bytes.count) else { return nil }
    self.bytes = bytes
    self.list = list
  }

  /// Whether a file is a codestream without boxes.
  static func isBare(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0x0A]) }

  /// Returns the file without what a pass removes.
  func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var photo = EditedPhoto(bytes: [], pictures: [])
    var hasXMP = false
    for box in list.boxes {
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
        } else if pass.isChanging {
          pass.endCredentials(Array(bytes[box.range]), in: "JPEG XL jumb")
          edited = nil
        }
      // What a JPEG file is made of again, which has its comments, and the sizes of EXIF and XMP.
      case "jbrd" where pass.isChanging:
        pass.record(.removed, .unread, "JPEG XL jbrd")
        edited = nil
      case _ where Self.technical.contains(box.type): break
      default:
        // Boxes that are compressed with Brotli are not read.
        let name =
          box.type == "brob"
          ? "brob \(String(decoding: content.prefix(4), as: UTF8.self))" : box.type
        if pass.removes(.unread, "JPEG XL \(name)", bytes: content[...]) { edited = nil }
      }
      guard let edited else { continue }
      let start = photo.bytes.count
      if edited == content, !(box.isOpen && pass.isChanging) {
        photo.bytes += bytes[box.range]
      } else {
        guard edited.count < 1 << 32 - 8 else { throw .tooLarge }
        photo.bytes += BoxList.box(box.type, edited)
      }
      if ["jxlc", "jxlp"].contains(box.type) { photo.pictures.append(start..<photo.bytes.count) }
    }
    if !hasXMP, let statement = pass.statement {
      photo.bytes += BoxList.box("xml ", XMPEditor.fresh(statement))
    }
    return photo
  }

  private func editedExif(
    _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    // ISO/IEC 18181-2, 9.3: 4 bytes contain the number of bytes before the TIFF header.
    guard let distance = ByteOrder.big.uint32(content[...], at: 0), distance + 4 <= content.count,
      var editor = ExifEditor(Array(content[(distance + 4)...]))
    else { return pass.removes(.unread, "JPEG XL Exif", bytes: content[...]) ? nil : content }
    return try editor.edit(&pass).map { content[..<(distance + 4)] + $0 }
  }

  private static let technical: Set<String> = [
    "JXL ", "ftyp", "jxll", "jxli", "jxlc", "jxlp", "jbrd",
  ]
}
