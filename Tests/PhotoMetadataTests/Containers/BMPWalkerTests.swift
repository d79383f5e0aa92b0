import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct BMPWalkerTests {
  @Test(arguments: [12, 16, 40, 52, 56, 64, 108, 124])
  func readsTheSizeInEveryHeader(header: Int) throws {
    let metadata = try PhotoReader().metadata(in: ImageFileBuilder.bmp(header: header))
    #expect(metadata.container == .bmp)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsAPictureFromTopToBottom() throws {
    let file = ImageFileBuilder.bmp(header: 40, height: -480)
    #expect(try PhotoReader().metadata(in: file).dimensions?.height == 480)
  }

  @Test func readsTheColorProfile() throws {
    let profile = ImageFileBuilder.profile("Display P3")
    let file = ImageFileBuilder.bmp(header: 124, profile: profile)
    let found = try PhotoReader().metadata(in: file).traces
    #expect(found.colorProfile == ColorProfile(offset: 138, name: "Display P3"))
    let cut = try PhotoReader().metadata(in: Array(file.prefix(138)))
    #expect(cut.problems == [.fileTruncated])
  }

  @Test func refusesImpossibleSizes() {
    for (width, height) in [(0, 480), (640, 0), (-1, 480)] {
      #expect(throws: PhotoReadError.damaged) {
        try PhotoReader().metadata(
          in: ImageFileBuilder.bmp(header: 40, width: width, height: height))
      }
    }
    #expect(throws: PhotoReadError.damaged) {
      try PhotoReader().metadata(in: Array(ImageFileBuilder.bmp(header: 40).prefix(20)))
    }
  }
}
