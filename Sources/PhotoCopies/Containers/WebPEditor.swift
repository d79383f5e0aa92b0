import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a WebP file.
struct WebPEditor {
  let bytes: [UInt8]
  private(set) var chunks: [(name: String, content: Range<Int>)] = []
  private(set) var end = 12

  /// Reads a file; nil if its chunks are damaged.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    // RFC 9649, 2.3: "RIFF", the size of the rest, "WEBP", then chunks of even size.
    guard let size = ByteOrder.little.uint32(bytes[...], at: 4), size + 8 <= bytes.count else {
      return nil
    }
    let last = size + 8
    while end + 8 <= last {
      guard let length = ByteOrder.little.uint32(bytes[...], at: end + 4), length <= last - end - 8
      else { return nil }
      let name = String(decoding: bytes[end..<end + 4], as: UTF8.self)
      chunks.append((name, end + 8..<end + 8 + length))
      end = min(end + 8 + length + length % 2, last)
    }
    end = last
    guard !chunks.isEmpty else { return nil }
  }

  /// Returns the file without what a pass removes.
  func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var photo = EditedPhoto(bytes: Array(bytes[..<12]), pictures: [])
    var (hasExif, hasXMP) = (false, false)
    var flags: Int?
    var isChanged = false
    if pass.isChanging, !chunks.contains(where: { $0.name == "VP8X" }) {
      flags = photo.bytes.count + 8
      photo.bytes += try extendedHeader()
    }
    for (name, range) in chunks {
      let content = Array(bytes[range])
      var edited: [UInt8]? = content
      switch name {
      case "VP8X": flags = photo.bytes.count + 8
      case "EXIF": edited = try editedExif(content, &pass)
      case _ where Self.xmpNames.contains(name):
        edited = XMPEditor.edit(content, &pass, isMain: !hasXMP, in: "XMP")
      case "C2PA" where pass.isChanging:
        pass.endCredentials(content, in: "WebP C2PA")
        edited = nil
      case "VP8 ", "VP8L", "ALPH", "ANMF", "ANIM", "ICCP", "C2PA": break
      default:
        if pass.removes(.unread, "WebP \(name)", bytes: content[...]) { edited = nil }
      }
      isChanged = isChanged || edited != content
      guard let edited else { continue }
      if name == "EXIF" { hasExif = true }
      let isXMP = Self.xmpNames.contains(name)
      hasXMP = hasXMP || isXMP
      let start = photo.bytes.count
      // Decoders take a file whose flags promise XMP for damaged if the chunk has the other name.
      photo.bytes += Self.chunk(Array(isXMP ? "XMP ".utf8 : name.utf8), edited)
      if Self.pictures.contains(name) { photo.pictures.append(start..<photo.bytes.count) }
    }
    if !hasXMP, let statement = pass.statement {
      photo.bytes += Self.chunk(Array("XMP ".utf8), XMPEditor.fresh(statement))
      (hasXMP, isChanged) = (true, true)
    }
    let rest = bytes[end...]
    let keepsRest =
      rest.allSatisfy { $0 == 0 } || !pass.removes(.unread, "EOF (\(rest.count) B)", bytes: rest)
    guard isChanged || !keepsRest else { return EditedPhoto(bytes: bytes, pictures: []) }
    // RFC 9649, 2.7: the flags of EXIF and of XMP.
    if let flags, flags < photo.bytes.count {
      photo.bytes[flags] = photo.bytes[flags] & ~0x0C | (hasExif ? 0x08 : 0) | (hasXMP ? 0x04 : 0)
    }
    ByteOrder.little.put32(photo.bytes.count - 8, at: 4, in: &photo.bytes)
    if keepsRest { photo.bytes += rest }
    return photo
  }

  private func editedExif(
    _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    // Some programs write what precedes the block in JPEG.
    let start = (0..<min(16, content.count)).first { TIFFHeader.begins(content[$0...]) }
    guard let start, var editor = ExifEditor(Array(content[start...])) else {
      return pass.removes(.unread, "WebP EXIF", bytes: content[...]) ? nil : content
    }
    return try editor.edit(&pass).map { content[..<start] + $0 }
  }

  /// Returns the header that a file with metadata needs.
  private func extendedHeader() throws(CopyError) -> [UInt8] {
    guard let size = try? PhotoReader().metadata(in: bytes).dimensions, let first = chunks.first
    else { throw .damaged }
    // RFC 9649, 3.4: the bit for transparency follows width and height.
    let hasAlpha =
      first.name == "VP8L" && first.content.count > 4
      && bytes[first.content.lowerBound + 4] & 16 != 0
    var content: [UInt8] = [hasAlpha ? 0x10 : 0, 0, 0, 0]
    for length in [size.width - 1, size.height - 1] {
      content += [0, 8, 16].map { UInt8(truncatingIfNeeded: length >> $0) }
    }
    return Self.chunk(Array("VP8X".utf8), content)
  }

  static func chunk(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    var chunk = name
    ByteOrder.little.append(UInt32(truncatingIfNeeded: content.count), to: &chunk)
    return chunk + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// The name of RFC 9649, and one that some programs write.
  private static let xmpNames: Set<String> = ["XMP ", "XMP\0"]

  private static let pictures: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF"]
}
