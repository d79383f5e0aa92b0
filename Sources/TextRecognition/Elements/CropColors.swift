import Pictures
import ScreenTexts

/// The colors of a part of a picture: background, ink, and how far each pixel is from the
/// background.
struct CropColors {
  /// The most frequent color.
  let background: PixelColor

  /// The mean of the colors that differ most from it.
  let ink: PixelColor

  /// How much the ink differs, 0 to 255.
  let contrast: Int

  /// The difference of each pixel from the background, row by row.
  let distances: [UInt8]

  /// Looks at a part of a picture that lies inside it.
  init(_ picture: Picture, _ crop: PixelFrame) {
    let bytes = picture.bytes.span
    let background = Self.background(bytes, picture.width, crop)
    var distances = [UInt8](repeating: 0, count: crop.area)
    var histogram = [Int](repeating: 0, count: 256)
    var index = 0
    for y in crop.y..<crop.maxY {
      for x in crop.x..<crop.maxX {
        let distance = background.distance(to: Self.color(bytes, y * picture.width + x))
        distances[index] = UInt8(truncatingIfNeeded: distance)
        histogram[distance] += 1
        index += 1
      }
    }
    contrast = Self.contrast(histogram)
    var (sums, count) = ((0, 0, 0), 0)
    index = 0
    for y in crop.y..<crop.maxY {
      for x in crop.x..<crop.maxX {
        if Int(distances[index]) * 10 >= contrast * 9 {
          let color = Self.color(bytes, y * picture.width + x)
          sums.0 += Int(color.red)
          sums.1 += Int(color.green)
          sums.2 += Int(color.blue)
          count += 1
        }
        index += 1
      }
    }
    count = max(1, count)
    ink = PixelColor(
      red: UInt8(sums.0 / count), green: UInt8(sums.1 / count), blue: UInt8(sums.2 / count))
    (self.background, self.distances) = (background, distances)
  }

  @inline(__always)
  private static func color(_ bytes: borrowing Span<UInt8>, _ pixel: Int) -> PixelColor {
    PixelColor(red: bytes[pixel * 3], green: bytes[pixel * 3 + 1], blue: bytes[pixel * 3 + 2])
  }

  /// Returns the mean of the most frequent colors that share the first four bits of each channel.
  private static func background(
    _ bytes: borrowing Span<UInt8>, _ width: Int, _ crop: PixelFrame
  ) -> PixelColor {
    var counts = [Int](repeating: 0, count: 4096)
    for y in crop.y..<crop.maxY {
      for x in crop.x..<crop.maxX { counts[key(color(bytes, y * width + x))] += 1 }
    }
    let best = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    var (sums, count) = ((0, 0, 0), 0)
    for y in crop.y..<crop.maxY {
      for x in crop.x..<crop.maxX {
        let color = color(bytes, y * width + x)
        guard key(color) == best else { continue }
        sums.0 += Int(color.red)
        sums.1 += Int(color.green)
        sums.2 += Int(color.blue)
        count += 1
      }
    }
    count = max(1, count)
    return PixelColor(
      red: UInt8(sums.0 / count), green: UInt8(sums.1 / count), blue: UInt8(sums.2 / count))
  }

  @inline(__always)
  private static func key(_ color: PixelColor) -> Int {
    Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4)
  }

  /// Returns the difference that the darkest hundredth of the pixels reaches.
  private static func contrast(_ histogram: [Int]) -> Int {
    let total = histogram.reduce(0, +)
    var rest = max(1, total / 100)
    for distance in histogram.indices.reversed() {
      rest -= histogram[distance]
      if rest <= 0 { return distance }
    }
    return 0
  }
}
