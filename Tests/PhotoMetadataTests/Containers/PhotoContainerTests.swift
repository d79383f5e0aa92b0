import PhotoFormats
import Testing

@testable import PhotoMetadata

struct PhotoContainerTests {
  @Test(
    arguments: [
      (PhotoContainer.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
      (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      (.webp, Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBP".utf8)),
      (.tiff, [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]), (.tiff, [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8]),
      (.tiff, [0x4D, 0x4D, 0, 0x2B]), (.tiff, [0x49, 0x49, 0x52, 0x4F]),
      (.jpegXL, [0xFF, 0x0A]),
      (.jpegXL, [0, 0, 0, 0x0C] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]),
      (.heif, [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]),
      (.heif, [0, 0, 0, 24] + Array("ftypMiHB".utf8) + [0, 0, 0, 0] + Array("MiHEmif1".utf8)),
      (.heif, [0, 0, 0, 20] + Array("ftypavis".utf8) + [0, 0, 0, 0]),
      (.jpeg2000, [0, 0, 0, 12] + Array("jP  ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]),
      (.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]), (.gif, Array("GIF87a".utf8)),
      (.gif, Array("GIF89a".utf8)), (.photoshop, Array("8BPS\0\u{1}".utf8)),
      (.photoshop, Array("8BPS\0\u{2}".utf8)),
      (.bmp, Array("BM".utf8) + Array(repeating: 0, count: 12) + [40, 0, 0, 0]),
      (.crw, [0x49, 0x49, 26, 0, 0, 0] + Array("HEAPCCDR".utf8)),
      (.mrw, Array("\0MRM".utf8)), (.mrw, Array("\0MRI".utf8)), (.x3f, Array("FOVb".utf8)),
    ] as [(PhotoContainer, [UInt8])])
  func recognizesAContainerByItsFirstBytes(container: PhotoContainer, bytes: [UInt8]) {
    #expect(PhotoContainer(signature: bytes[...]) == container)
  }

  @Test(
    arguments: [
      [], [0xFF], [0xD8, 0xFF], Array("RIFF1234WAVE".utf8), Array("GIF8".utf8),
      [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0],
      // A brand after the end of the box does not belong to it.
      [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0] + Array("heic".utf8),
    ] as [[UInt8]])
  func knowsNoPhotoInOtherBytes(bytes: [UInt8]) {
    #expect(PhotoContainer(signature: bytes[...]) == nil)
  }

  @Test func saysWhyNothingIsRead() {
    #expect(throws: PhotoReadError.damaged) {
      try PhotoReader().metadata(in: [0x49, 0x49, 0x2B, 0, 8, 0, 0, 0])
    }
    #expect(throws: PhotoReadError.notAPhoto) { try PhotoReader().metadata(in: []) }
    #expect(throws: PhotoReadError.notAPhoto) { try PhotoReader().metadata(in: Array("hi".utf8)) }
  }
}
