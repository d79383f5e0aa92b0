import Foundation
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct FileKindTests {
  private static func packets(_ size: Int, before: Int, count: Int = 3) -> [UInt8] {
    (0..<count).flatMap { _ in
      Array(repeating: 0, count: before) + [0x47, 0x40, 0, 0x10]
        + Array(repeating: 0xFF, count: size - before - 4)
    }
  }

  private static func fileType(_ brands: String...) -> [UInt8] {
    BoxBuilder.box(
      "ftyp", Array((brands.first ?? "").utf8), [0, 0, 0, 0],
      brands.dropFirst().flatMap { Array($0.utf8) })
  }

  private static let videos: [[UInt8]] =
    ["isom", "iso6", "mp41", "mp42", "avc1", "qt  ", "M4V ", "M4VP", "3gp5", "3g2a"].map {
      fileType($0)
    } + [
      fileType("XXXX", "isom"), BoxBuilder.box("moov"),
      BoxBuilder.box("wide") + Array("....mdat".utf8),
      [0, 0, 0, 1] + Array("mdat".utf8), [0x7F, 1, 2, 3] + Array("mdat".utf8),
      BoxBuilder.box("free"), Array("RIFF\0\0\0\0AVI LIST".utf8), [0x1A, 0x45, 0xDF, 0xA3],
      [0, 0, 1, 0xBA], [0, 0, 1, 0xB3], packets(188, before: 0), packets(192, before: 4),
      PhotoContainer.jpeg2000Signature + fileType("mjp2"),
    ]

  @Test(arguments: videos) func recognizesAVideo(bytes: [UInt8]) {
    #expect(FileKind(signature: bytes[...]) == .video)
    #expect(throws: PhotoReadError.video) { try PhotoReader().metadata(in: bytes) }
  }

  @Test(arguments: [
    // Sound, and a brand that is not known.
    fileType("M4A ", "isom", "mp42"), fileType("M4B ", "mp42"), fileType("zzzz", "yyyy"),
    Array("Get free photos".utf8), Array("The moov is a box".utf8), Array("RIFF....WAVE".utf8),
    packets(188, before: 0, count: 2), Array(String(repeating: "GG0G", count: 200).utf8),
    Array("%PDF-1.7".utf8), Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8),
    Array("PK\u{3}\u{4}".utf8), Array("%!PS-Adobe-3.0 EPSF-3.0".utf8), Array("BMW is a car".utf8),
    Array("II is two in Latin".utf8), Array("8BPS\0\u{3}".utf8), Array("GIF90a".utf8), [],
  ]) func doesNotMistakeOthers(bytes: [UInt8]) {
    // Three sync bytes alone are text as well.
    #expect(FileKind(signature: bytes[...]) == .other)
    #expect(throws: PhotoReadError.notAPhoto) { try PhotoReader().metadata(in: bytes) }
  }

  @Test func prefersThePhotoThatAVideoBrandAccompanies() {
    #expect(FileKind(signature: Self.fileType("mif1", "heic", "mp41")[...]) == .photo(.heif))
    #expect(FileKind(signature: Self.fileType("crx ", "isom")[...]) == .photo(.cr3))
  }

  @Test func looksIntoAFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(ImageFileBuilder.gif(), to: "photo")
    let path = PhotoPath(file.path(percentEncoded: false))
    #expect(try FileKind(ofFileAt: path) == .photo(.gif))
    #expect(throws: PhotoReadError.notAFile) {
      try FileKind(ofFileAt: PhotoPath(folder.url.path))
    }
  }

  @Test func namesEachFormatOnce() {
    let names = PhotoContainer.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(PhotoContainer.jpeg2000.name == "JPEG 2000")
  }
}
