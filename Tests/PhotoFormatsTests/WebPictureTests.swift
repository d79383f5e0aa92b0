import TestSupport
import Testing

@testable import PhotoFormats

struct WebPictureTests {
  private static let formats: [(PhotoContainer, @Sendable (Int, Int) -> [UInt8])] = [
    (.png, { SamplePictures.png(width: $0, height: $1) }),
    (.jpeg, { SamplePictures.jpeg(width: $0, height: $1) }),
    (.gif, { SamplePictures.gif(width: $0, height: $1) }),
    (.webp, { SamplePictures.webp(width: $0, height: $1) }),
  ]

  @Test func readsTheSizeOfEachKind() {
    for (container, file) in Self.formats {
      let picture = WebPicture(file(300, 200))
      #expect(picture?.container == container)
      #expect(picture?.size == PixelDimensions(width: 300, height: 200))
      let widest = WebPicture(file(65_535, 1))
      #expect(widest?.size == PixelDimensions(width: 65_535, height: 1))
    }
  }

  /// Without the last byte of what has the size, and of all that stands before it.
  @Test func readsNoPartOfAHeader() {
    for (container, file) in Self.formats {
      let whole = file(300, 200)
      for count in 0..<(container == .jpeg ? 12 : 24) {
        #expect(WebPicture(Array(whole.prefix(count))) == nil, "\(container) \(count)")
      }
    }
  }

  @Test(arguments: 0...9)
  func turnsWhatIsStoredOnItsSide(orientation: Int) {
    let file = SamplePictures.jpeg(width: 300, height: 200, orientation: orientation)
    let isTurned = (5...8).contains(orientation)
    #expect(
      WebPicture(file)?.size
        == PixelDimensions(width: isTurned ? 200 : 300, height: isTurned ? 300 : 200))
  }

  @Test(arguments: [
    Array("%PDF-1.7".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
    Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40] + [UInt8](repeating: 0, count: 60),
    SamplePictures.png(width: 0, height: 1), SamplePictures.jpeg(width: 1, height: 0),
    [0, 0, 0, 24] + Array("ftypheic\0\0\0\0heicmif1".utf8), [],
  ])
  func knowsNothingElse(file: [UInt8]) { #expect(WebPicture(file) == nil) }
}
