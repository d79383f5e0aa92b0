import Pictures
import TestSupport
import Testing

struct DateStampTests {
  private static func gray(_ width: Int, _ height: Int) throws -> Raster<UInt8> {
    try #require(
      Raster(
        width: width, height: height, layout: .rgb,
        values: Array(repeating: 128, count: width * height * 3)))
  }

  private static func stamped(
    _ text: String, _ width: Int, _ height: Int, corner: DateStamp.Corner = .bottomRight,
    orientation: Int = 1
  ) throws -> Raster<UInt8> {
    var raster = try gray(width, height)
    try #require(
      DateStamp(text, corner: corner)?.draw(on: &raster, orientation: orientation) == true)
    return raster
  }

  /// Returns the columns and the rows of pixels that are lit, not only shaded.
  private static func ink(
    _ raster: Raster<UInt8>
  ) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    var (xs, ys): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<raster.height {
      for x in 0..<raster.width where raster.values[(y * raster.width + x) * 3] > 200 {
        xs.insert(x)
        ys.insert(y)
      }
    }
    let (left, right) = (try #require(xs.min()), try #require(xs.max()))
    let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
    return (left...right, top...bottom)
  }

  @Test(arguments: ["'25 9 4", "9 4 '25", "4 9 '25", "1 1 '11", "2025. 9. 4.", "2025-10-31", "7"])
  func endsAtTheMarginWhateverItsWidth(text: String) throws {
    let ink = try Self.ink(Self.stamped(text, 1000, 800))
    // Five hundredths of the short edge, and the gaps and points at the ends of segments.
    #expect(abs(1000 - 40 - 1 - ink.x.upperBound) <= 2)
    #expect(abs(800 - 40 - 1 - ink.y.upperBound) <= 4)
    #expect(ink.y.count <= 800 * 44 / 1000 + 1)
  }

  @Test func isAsWideAsItsCharacters() throws {
    let one = try Self.ink(Self.stamped("8", 1000, 1000)).x.count
    let two = try Self.ink(Self.stamped("88", 1000, 1000)).x.count
    let three = try Self.ink(Self.stamped("888", 1000, 1000)).x.count
    #expect(abs((two - one) - (three - two)) <= 1)
    #expect(two > one * 2)
  }

  @Test(arguments: DateStamp.Corner.allCases)
  func standsInItsCorner(corner: DateStamp.Corner) throws {
    let ink = try Self.ink(Self.stamped("'25 12 24", 600, 400, corner: corner))
    let isRight = [.bottomRight, .topRight].contains(corner)
    let isBottom = [.bottomRight, .bottomLeft].contains(corner)
    #expect(isRight ? abs(579 - ink.x.upperBound) <= 2 : abs(20 - ink.x.lowerBound) <= 2)
    #expect(isBottom ? abs(379 - ink.y.upperBound) <= 2 : abs(20 - ink.y.lowerBound) <= 2)
  }

  @Test(arguments: 1...8)
  func isUprightInEachOrientation(orientation: UInt8) throws {
    let (width, height) = (330, 270)
    let seen = try Self.stamped("9 4 '25", width, height)
    let isTurned = orientation >= 5
    let stored = try Self.stamped(
      "9 4 '25", isTurned ? height : width, isTurned ? width : height,
      orientation: Int(orientation))
    let picture = try #require(
      Picture(width: stored.width, height: stored.height, layout: .rgb, bytes: stored.values))
    var png = try #require(picture.png())
    let exif: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
    // After the signature and the header.
    png.insert(contentsOf: PNGBuilder.chunk("eXIf", exif), at: 33)
    #expect(try DecodedPicture(png).picture.bytes == seen.values)
  }

  @Test(arguments: [
    ("black", [0, 0, 0]), ("white", [255, 255, 255]), ("orange", [255, 150, 50]),
    ("gray", [128, 128, 128]),
  ])
  func differsFromItsSurroundings(name: String, color: [UInt8]) throws {
    let (width, height) = (400, 300)
    var raster = try #require(
      Raster<UInt8>(
        width: width, height: height, layout: .rgb,
        values: Array(repeatElement(color, count: width * height).joined())))
    try #require(DateStamp("8")?.draw(on: &raster) == true)
    let pixels = stride(from: 0, to: raster.values.count, by: 3).map {
      Array(raster.values[$0..<$0 + 3])
    }
    let light = pixels.map(light)
    // The light of the digits is next to the dark around them, whatever the background.
    let lit = pixels.indices.filter { index in
      let pixel = pixels[index]
      return pixel != color && pixel[0] > 240 && (120...215).contains(pixel[1]) && pixel[2] < 120
    }
    #expect(lit.count > 20)
    let steps = lit.map { position -> Double in
      let around = (-6...6).map { light[position + $0 * width] }
      return light[position] - (around.min() ?? 0)
    }.sorted()
    #expect(steps[steps.count / 2] > 60)
  }

  /// Returns how light a pixel is, by ITU-R BT.709.
  private func light(_ pixel: [UInt8]) -> Double {
    let weighted: [Double] = zip([0.2126, 0.7152, 0.0722], pixel).map { $0 * Double($1) }
    return weighted.reduce(0, +)
  }

  @Test(arguments: Raster<UInt16>.Layout.allCases)
  func drawsTheSameWithEightAndSixteenBits(layout: Raster<UInt16>.Layout) throws {
    let (width, height) = (200, 160)
    let pixel: [UInt8] = Array([90, 140, 200, 255].suffix(layout.channels))
    let values = Array(repeatElement(pixel, count: width * height).joined())
    let shallow = try #require(Raster<UInt8>.Layout(rawValue: layout.rawValue))
    var small = try #require(
      Raster<UInt8>(width: width, height: height, layout: shallow, values: values))
    var deep = try #require(
      Raster<UInt16>(
        width: width, height: height, layout: layout, values: values.map { UInt16($0) * 257 }))
    let stamp = try #require(DateStamp("'25 9 4"))
    try #require(stamp.draw(on: &small) && stamp.draw(on: &deep))
    #expect(small.values != values)
    for (eight, sixteen) in zip(small.values, deep.values) {
      #expect(abs(Int(eight) * 257 - Int(sixteen)) <= 129)
    }
  }

  @Test func becomesOpaqueWhereThePictureIsClear() throws {
    var raster = try #require(
      Raster<UInt8>(
        width: 200, height: 160, layout: .rgba, values: Array(repeating: 0, count: 128_000)))
    try #require(DateStamp("8")?.draw(on: &raster) == true)
    let alpha = stride(from: 3, to: raster.values.count, by: 4).map { raster.values[$0] }
    #expect(alpha.max() == 255 && alpha.min() == 0)
    let brightest = stride(from: 0, to: raster.values.count, by: 4).filter {
      raster.values[$0 + 3] == 255
    }.map { raster.values[$0] }.max()
    #expect(brightest == 255)
  }

  @Test func isTheSameOnEachRun() throws {
    #expect(try Self.stamped("'25 9 4", 640, 480) == Self.stamped("'25 9 4", 640, 480))
  }

  @Test(arguments: [(20, 400), (400, 12), (40, 40), (1, 1)])
  func leavesPicturesAloneThatAreTooSmall(width: Int, height: Int) throws {
    var raster = try Self.gray(width, height)
    #expect(DateStamp("12 24 '25")?.draw(on: &raster) == false)
    #expect(try raster == Self.gray(width, height))
  }

  @Test(arguments: [(160, 120), (120, 160), (90, 4000), (4000, 60)])
  func fitsIntoSmallPictures(width: Int, height: Int) throws {
    let ink = try Self.ink(Self.stamped("12 24 '25", width, height))
    #expect(ink.x.lowerBound > 0 && ink.x.upperBound < width - 1)
    #expect(ink.y.lowerBound > 0 && ink.y.upperBound < height - 1)
  }

  @Test(arguments: ["", " ", "'", "年", "2025年", "١٢", "12:30", "1\u{301}", "9\n4", "½"])
  func refusesWhatItCannotDraw(text: String) {
    #expect(DateStamp(text) == nil)
  }

  @Test func refusesLongTexts() {
    #expect(DateStamp(String(repeating: "8", count: 32)) != nil)
    #expect(DateStamp(String(repeating: "8", count: 33)) == nil)
  }
}
