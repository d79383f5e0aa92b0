import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a WebP file.
struct WebPEditor {
  private let file: ChunkFile

  /// Reads a file; nil if it has no chunks.
  init?(_ bytes: [UInt8]) {
    guard let file = ChunkFile(webp: bytes) else { return nil }
    self.file = file
  }

  private var bytes: [UInt8] { file.bytes }

  /// Returns the file without what a pass removes.
  func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    let (parts, chunks) = (file.parts, file.chunks)
    var photo = EditedPhoto(bytes: Array(bytes[..<12]), pictures: [])
    var (hasExif, hasXMP) = (false, false)
    var flags: Int?
    var isChanged = false
    if pass.isChanging, !chunks.contains(where: { $0.name == "VP8X" }) {
      flags = photo.bytes.count + 8
      photo.bytes += try extendedHeader()
    }
    let use = WebPUse(parts, in: bytes)
    for (part, used) in zip(parts, use.used) where part.kind == .chunk {
      let edited = try edited(part, used, hasXMP: hasXMP, &pass)
      isChanged = isChanged || edited != bytes[part.content].map { $0 }
      guard let edited else { continue }
      let isXMP = Self.xmpNames.contains(part.name)
      hasXMP = hasXMP || isXMP
      if part.name == "EXIF" { hasExif = true }
      let start = photo.bytes.count
      if part.name == "VP8X" { flags = start + 8 }
      // Decoders take a file whose flags promise XMP for damaged if the chunk has the other name.
      let name = isXMP ? Array("XMP ".utf8) : Array(bytes[part.range].prefix(4))
      photo.bytes += RIFFParts.chunk(name, edited)
      if Self.pictures.contains(part.name) { photo.pictures.append(start..<photo.bytes.count) }
      // RFC 9649, 2.3: the byte that fills up an odd chunk is 0.
      let filling = bytes[part.content.upperBound..<part.range.upperBound]
      if filling.contains(where: { $0 != 0 }) {
        if pass.removes(.unread, "WebP padding", bytes: filling) {
          isChanged = true
        } else if let last = filling.last, edited.count % 2 == 1 {
          photo.bytes[photo.bytes.count - 1] = last
        }
      }
    }
    if !hasXMP, let statement = pass.statement {
      photo.bytes += RIFFParts.chunk("XMP ".utf8, XMPEditor.fresh(statement))
      (hasXMP, isChanged) = (true, true)
    }
    // Behind the statement, which readers would take for the content of a cut chunk otherwise.
    for part in parts where part.kind == .gap {
      let gap = bytes[part.range]
      if pass.removes(.unread, "WebP gap", bytes: gap) {
        isChanged = true
      } else {
        photo.bytes += gap
      }
    }
    let rest = bytes[file.end...]
    let keepsRest =
      rest.allSatisfy { $0 == 0 } || !pass.removesRest(rest)
    guard isChanged || !keepsRest else { return EditedPhoto(bytes: bytes, pictures: []) }
    // A picture in a chunk that nobody knows would go with the chunk.
    guard !photo.pictures.isEmpty else { throw .damaged }
    // RFC 9649, 2.7: the flags of EXIF and of XMP.
    if let flags, flags < photo.bytes.count {
      photo.bytes[flags] = photo.bytes[flags] & ~0x0C | (hasExif ? 0x08 : 0) | (hasXMP ? 0x04 : 0)
    }
    ByteOrder.little.put32(photo.bytes.count - 8, at: 4, in: &photo.bytes)
    if keepsRest { photo.bytes += rest }
    return photo
  }

  /// Returns what becomes of the content of a chunk; nil if it goes.
  private func edited(
    _ part: ChunkPart, _ used: [UInt8]?, hasXMP: Bool, _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    let content = Array(bytes[part.content])
    switch part.name {
    case "EXIF": return try editedExif(content, &pass)
    case _ where Self.xmpNames.contains(part.name):
      return XMPEditor.edit(content, &pass, isMain: !hasXMP, in: "XMP")
    case "ICCP": return ColorProfileEditor.edit(content, &pass, in: "WebP ICCP")
    case "C2PA":
      guard pass.endsCredentials else { return content }
      pass.endCredentials(content, in: "WebP C2PA")
      return nil
    case Self.photoshopName where !pass.plan.removes(.unread):
      return ImageResourceEditor.edit(content, &pass)
    default:
      guard used != content else { return content }
      return pass.removes(.unread, "WebP \(part.name)", bytes: content[...]) ? used : content
    }
  }

  private func editedExif(
    _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> [UInt8]? {
    // Some programs write what precedes the block in JPEG.
    let preamble = content[...].exifPreamble
    guard let preamble, var editor = ExifEditor(Array(content.dropFirst(preamble.count))) else {
      return pass.removes(.unread, "WebP EXIF", bytes: content[...]) ? nil : content
    }
    let isCut =
      !preamble.isEmpty && !preamble.elementsEqual(Self.exifName)
      && pass.removes(.unread, "WebP EXIF", bytes: preamble)
    return try editor.edit(&pass).map { (isCut ? [] : preamble) + $0 }
  }

  /// Returns the header that a file with metadata needs.
  private func extendedHeader() throws(CopyError) -> [UInt8] {
    guard let size = try? PhotoReader().metadata(in: bytes).dimensions,
      let first = file.chunks.first
    else { throw .damaged }
    // RFC 9649, 3.4: the bit for transparency follows width and height.
    let hasAlpha =
      first.name == "VP8L" && first.content.count > 4
      && bytes[first.content.lowerBound + 4] & 16 != 0
    var content: [UInt8] = [hasAlpha ? 0x10 : 0, 0, 0, 0]
    for length in [size.width - 1, size.height - 1] {
      content += [0, 8, 16].map { UInt8(truncatingIfNeeded: length >> $0) }
    }
    return RIFFParts.chunk("VP8X".utf8, content)
  }

  /// The name of RFC 9649, and one that some programs write.
  static let xmpNames: Set<String> = ["XMP ", "XMP\0"]

  /// The name under which Photoshop writes its resources.
  private static let photoshopName = "PSAI"

  /// The name before an EXIF block in JPEG.
  static let exifName = Array("Exif\0\0".utf8)

  private static let pictures: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF"]
}
