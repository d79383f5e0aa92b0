import PhotoFormats
import PhotoMetadata
import Pictures

/// Puts a changed picture into a WebP file, between the chunks of the old one.
struct WebPRevision {
  private let file: ChunkFile
  /// The maximum number of pixels.
  private let limit: Int

  init(_ bytes: [UInt8], limit: Int = PictureReviser.maximumPixels) throws(RevisionError) {
    guard let file = ChunkFile(webp: bytes) else { throw .damaged }
    self.file = file
    self.limit = limit
  }

  /// Changes the picture, and writes the file into a revision.
  func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(RevisionError) {
    guard !file.chunks.contains(where: { $0.name == "ANMF" }) else {
      throw .unsupported("animated WebP")
    }
    let raster = try decoded().changed(
      reviser,
      PictureFacts(
        metadata: metadata, orientation: ExifOrientation.value(in: file.bytes[...], .webp),
        tones: tones), &revision)
    let isLossless = file.chunks.contains { $0.name == "VP8L" }
    let thumbnails = raster.thumbnails
    guard case .eight(let changed) = consume raster else { throw .damagedPicture }
    let layout = changed.layout
    guard let coded = (consume changed).webp(isLossless: isLossless),
      let picture = ChunkFile(webp: coded)
    else {
      throw .damagedPicture
    }
    let codedChunks = picture.chunks.filter { Self.pictures.contains($0.name) }
    let hasAlpha = picture.chunks.contains { $0.name == "ALPH" } || layout.hasAlpha
    var isWritten = false
    var result = Array(file.bytes[..<12])
    for part in file.chunks {
      let name = part.name
      var content = Array(file.bytes[part.content])
      if Self.pictures.contains(name) {
        if !isWritten {
          for chunk in codedChunks {
            result += RIFFParts.chunk(chunk.name.utf8, coded[chunk.content])
          }
        }
        isWritten = true
        continue
      }
      switch name {
      case "VP8X" where !content.isEmpty:
        // RFC 9649, 2.7.1: the flag of alpha.
        content[0] = content[0] & ~0x10 | (hasAlpha ? 0x10 : 0)
      case "EXIF":
        let start = content[...].exifPreamble?.count ?? 0
        content =
          content[..<start]
          + exif.revise(Array(content[start...]), limit: .max, thumbnail: thumbnails)
      default: break
      }
      result += RIFFParts.chunk(Array(file.bytes[part.range].prefix(4)), content)
    }
    ByteOrder.little.put32(result.count - 8, at: 4, in: &result)
    revision.bytes = result + file.bytes[file.end...]
  }

  private func decoded() throws(RevisionError) -> AnyRaster {
    let limits = PictureLimits(bytes: .max, pixels: limit, pixelsPerByte: nil)
    do throws(PictureError) {
      return .eight(try Raster(webp: file.bytes[..<file.end], limits: limits))
    } catch {
      throw error == .tooManyPixels(limit: limit) ? .tooManyPixels(limit: limit) : .damagedPicture
    }
  }

  private static let pictures: Set<String> = ["VP8 ", "VP8L", "ALPH"]

  private var tones: ToneCurves {
    let profile = file.chunks.first { $0.name == "ICCP" }.map { Array(file.bytes[$0.content]) }
    return profile.flatMap { ToneCurves(profile: $0) } ?? .sRGB
  }
}
