import PhotoFormats
import PhotoMetadata
import Pictures

/// How the stored rows of a PNG picture become pixels.
struct PNGSamples {
  /// The channels of the pixels.
  let layout: Raster<UInt8>.Layout

  private let width: Int
  private let depth: Int
  /// The channels as stored.
  private let channels: Int
  /// The pixels of a palette, in the channels of the layout; empty if there is none.
  private let palette: [UInt8]
  /// The color that is transparent; empty if there is none.
  private let key: [Int]

  /// Nil if the palette or the transparent color doesn’t fit.
  init?(
    _ header: PNGHeader, palette: ArraySlice<UInt8>, transparency: ArraySlice<UInt8>
  ) {
    (width, depth, channels) = (header.width, header.depth, header.channels)
    guard header.colors != 3 else {
      layout = transparency.isEmpty ? .rgb : .rgba
      let alpha = Array(transparency)
      var colors: [UInt8] = []
      for (index, start) in stride(from: palette.startIndex, to: palette.endIndex - 2, by: 3)
        .enumerated()
      {
        colors += palette[start..<start + 3]
        if layout.hasAlpha { colors.append(index < alpha.count ? alpha[index] : 255) }
      }
      (self.palette, key) = (colors, [])
      return
    }
    self.palette = []
    guard !transparency.isEmpty, [0, 2].contains(header.colors) else {
      layout = Raster.Layout(rawValue: channels) ?? .rgb
      key = []
      return
    }
    let mask = 1 << depth - 1
    // The transparent number is that before it was scaled.
    let scale = depth < 8 ? 255 / mask : 1
    key = (0..<transparency.count / 2).map {
      ((ByteOrder.big.uint16(transparency, at: 2 * $0) ?? 0) & mask) * scale
    }
    guard key.count == channels else { return nil }
    layout = channels == 1 ? .grayAlpha : .rgba
  }

  /// Adds the pixels of a row with up to 8 bits per channel; false if one is not in the palette.
  func append(_ row: Span<UInt8>, to values: inout [UInt8]) -> Bool {
    guard depth < 8 || !palette.isEmpty || layout.channels != channels else {
      unsafe row.withUnsafeBufferPointer { unsafe values.append(contentsOf: $0) }
      return true
    }
    guard depth < 8 || !key.isEmpty else { return appendColors(row, to: &values) }
    var numbers = [UInt8](repeating: 0, count: width * channels)
    let mask = UInt8(truncatingIfNeeded: 1 << depth - 1)
    for x in numbers.indices {
      numbers[x] = row[x * depth / 8] >> (8 - depth - x * depth % 8) & mask
    }
    if !palette.isEmpty || layout == .rgb && channels == 1 {
      return appendColors(numbers.span, to: &values)
    }
    if depth < 8 { for x in numbers.indices { numbers[x] *= 255 / mask } }
    appendKeyed(numbers, to: &values)
    return true
  }

  /// Adds the pixels of a row with 16 bits per channel.
  func append(_ row: Span<UInt8>, to values: inout [UInt16]) -> Bool {
    var numbers = [UInt16](repeating: 0, count: width * channels)
    var target = numbers.mutableSpan
    for x in 0..<target.count { target[x] = UInt16(row[2 * x]) << 8 | UInt16(row[2 * x + 1]) }
    appendKeyed(numbers, to: &values)
    return true
  }

  private func appendColors(_ numbers: Span<UInt8>, to values: inout [UInt8]) -> Bool {
    let count = layout.channels
    for x in 0..<width {
      let position = Int(numbers[x]) * count
      guard position + count <= palette.count else { return false }
      values += palette[position..<position + count]
    }
    return true
  }

  /// Adds numbers, with alpha if a color is transparent.
  private func appendKeyed<Channel: PixelChannel>(
    _ numbers: [Channel], to values: inout [Channel]
  ) {
    guard !key.isEmpty else {
      values += numbers
      return
    }
    for start in stride(from: 0, to: numbers.count, by: channels) {
      let pixel = numbers[start..<start + channels]
      values += pixel
      values.append(pixel.elementsEqual(key, by: { Int($0) == $1 }) ? 0 : Channel.max)
    }
  }
}
