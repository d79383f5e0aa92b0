import Pictures
import Testing

struct PictureLimitsTests {
  private let free = PictureLimits.freePixels
  private let perByte = PictureLimits.usualPixelsPerByte

  @Test func allowsMorePixelsInLargerFiles() {
    let limits = PictureLimits(pixels: 1 << 27)
    #expect(limits.pixels(inFileOf: 0) == free)
    #expect(limits.pixels(inFileOf: free / perByte) == free)
    #expect(limits.pixels(inFileOf: free / perByte + 1) == free + perByte)
    #expect(limits.pixels(inFileOf: (1 << 27) / perByte - 1) == (1 << 27) - perByte)
    #expect(limits.pixels(inFileOf: (1 << 27) / perByte) == 1 << 27)
    #expect(limits.pixels(inFileOf: .max) == 1 << 27)
  }

  @Test func allowsAsManyAsAskedForInAnyFile() {
    let limits = PictureLimits(pixels: 1 << 30, pixelsPerByte: nil)
    #expect(limits.pixels(inFileOf: 0) == 1 << 30)
    #expect(PictureLimits(pixels: 10).pixels(inFileOf: 0) == 10)
  }
}
