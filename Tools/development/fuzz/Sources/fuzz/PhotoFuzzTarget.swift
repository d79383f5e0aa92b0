import ContentCredentials
import Escaping
import FuzzSupport
import PhotoCopies
import PhotoMetadata
import Thumbnails

/// A kind of generated photo, and its reading.
enum PhotoFuzzTarget: String, FuzzTarget {
  case jpeg, png, webp, heif, tiff, bigtiff, jxl, jp2, gif, bmp, psd, cr3, crw, mrw, raf, x3f, xmp
  case thumbnail
  case credentials

  /// Reads an input; any result within the limits of time and memory is correct.
  func read(_ input: [UInt8]) {
    guard self != .thumbnail else {
      _ = PhotoReader().thumbnail(in: file(input))
      _ = try? PhotoReader(comparingThumbnails: true).metadata(in: picture(withThumbnail: input))
      return
    }
    guard self != .credentials else {
      verify(file(input))
      _ = RevocationList.lists(in: input)
      return
    }
    _ = try? PhotoReader().metadata(in: file(input))
  }

  /// Verifies credentials, and writes what was found out in each form that the tool has.
  private func verify(_ file: [UInt8]) {
    guard let document = try? CredentialVerifier().document(on: file) else { return }
    var report = JSONWriter()
    document.report.write(to: &report)
    guard Judge.isJSON(report.bytes) else { wrong("the report is not JSON") }
    var everything = JSONWriter()
    document.write(to: &everything, generator: "fuzz", version: "1", file: "file")
    guard Judge.isJSON(everything.bytes) else { wrong("the document is not JSON") }
    let texts = document.report.statements.map(\.codes)
    guard texts.count <= 64 else { wrong("too many statements") }
    _ = EndedCredentials(document.report)
  }

  /// Returns the input as a file of this kind: it may already be one, or lack the signature.
  private func file(_ input: [UInt8]) -> [UInt8] {
    switch self {
    case .jpeg: return completed(input, [0xFF, 0xD8])
    case .png: return completed(input, Self.pngSignature)
    case .webp:
      let isWhole = input.starts(with: "RIFF".utf8) && input.dropFirst(8).starts(with: "WEBP".utf8)
      return isWhole
        ? input : Array("RIFF".utf8) + [0xFF, 0xFF, 0xFF, 0] + Array("WEBP".utf8) + input
    case .heif:
      let isWhole = input.dropFirst(4).starts(with: "ftyp".utf8)
      return isWhole ? input : [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0] + input
    case .cr3:
      let isWhole = input.dropFirst(4).starts(with: "ftypcrx ".utf8)
      return isWhole ? input : [0, 0, 0, 16] + Array("ftypcrx ".utf8) + [0, 0, 0, 1] + input
    case .crw:
      return input.dropFirst(6).starts(with: "HEAPCCDR".utf8)
        ? input : Array("II".utf8) + number(26) + Array("HEAPCCDR".utf8) + input
    case .mrw: return completed(input, Array("\0MRM".utf8))
    case .raf: return completed(input, Array("FUJIFILMCCD-RAW ".utf8))
    case .x3f: return completed(input, Array("FOVb".utf8))
    case .bigtiff:
      return input.starts(with: "MM\0+".utf8)
        ? input : completed(input, [0x49, 0x49, 43, 0, 8, 0, 0, 0])
    case .tiff:
      return input.starts(with: "MM".utf8) ? input : completed(input, [0x49, 0x49, 42, 0])
    case .jxl:
      return completed(input, [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A])
    case .jp2:
      return input.starts(with: [0xFF, 0x4F, 0xFF, 0x51])
        ? input : completed(input, [0, 0, 0, 12] + Array("jP  ".utf8) + [0x0D, 0x0A, 0x87, 0x0A])
    case .gif:
      return input.starts(with: "GIF87a".utf8) ? input : completed(input, Array("GIF89a".utf8))
    case .bmp:
      return input.starts(with: "BM".utf8)
        ? input : Array("BM".utf8) + Array(repeating: 0, count: 12) + number(124) + input
    case .psd:
      return input.starts(with: "8BPS\0\u{2}".utf8)
        ? input : completed(input, Array("8BPS\0\u{1}".utf8))
    case .thumbnail: return Self.thumbnailHeader + number(input.count) + [0, 0, 0, 0] + input
    case .xmp:
      return Self.pngSignature
        + chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + input)
    case .credentials: return Self.pngSignature + chunk("caBX", input)
    }
  }

  private func completed(_ input: [UInt8], _ signature: [UInt8]) -> [UInt8] {
    input.starts(with: signature) ? input : signature + input
  }

  /// A PNG chunk, in which a packet or a store can have any length.
  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (24 - 8 * $0)) }
    return length + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  /// A JPEG file whose picture is also its thumbnail, unless that is too long for a segment.
  private func picture(withThumbnail input: [UInt8]) -> [UInt8] {
    let block = Array("Exif\0\0".utf8) + file(input)
    guard block.count < 0xFFFD else { return input }
    let length = block.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + block
      + input.dropFirst(2)
  }

  private func number(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A TIFF file up to the length of its thumbnail: IFD0 with an orientation, and IFD1.
  private static let thumbnailHeader: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0] + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 26, 0, 0, 0]
    + [2, 0, 1, 2, 4, 0, 1, 0, 0, 0, 56, 0, 0, 0] + [2, 2, 4, 0, 1, 0, 0, 0]

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
