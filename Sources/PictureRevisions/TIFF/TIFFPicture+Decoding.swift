import PhotoFormats
import PhotoMetadata
import Pictures

extension TIFFPicture {
  /// Returns the pixels.
  func decoded(_ bytes: [UInt8]) throws(RevisionError) -> AnyRaster {
    isDeep ? .sixteen(try raster(bytes)) : .eight(try raster(bytes))
  }

  private func raster<Channel: PixelChannel>(
    _ bytes: [UInt8]
  ) throws(RevisionError) -> Raster<Channel> {
    var values = [Channel](repeating: 0, count: pixels * channels)
    for (segment, range) in segments.enumerated() {
      let area = area(of: segment)
      let count = rowSize * area.storedRows
      if compression == 1 {
        guard range.count >= count else { throw .damagedPicture }
        put(bytes.span.extracting(range), area, into: &values)
      } else {
        guard let unpacked = unpacked(bytes[range], count: count) else { throw .damagedPicture }
        put(unpacked.span, area, into: &values)
      }
    }
    if isWhiteZero { invert(&values) }
    if isPremultiplied { divideByAlpha(&values) }
    var layout = Raster<Channel>.Layout(rawValue: channels)
    if !palette.isEmpty {
      values = colors(values)
      layout = .rgb
    }
    guard let layout,
      let raster = Raster(width: width, height: height, layout: layout, values: values)
    else { throw .damagedPicture }
    return raster
  }

  private func unpacked(_ segment: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    switch compression {
    case 5: return LZW.decode(segment, count: count)
    case 32773: return PackBits.decode(segment, count: count)
    default:
      guard case .bytes(let inflated) = Inflation.inflate(segment, limit: count),
        inflated.count == count
      else { return nil }
      return inflated
    }
  }

  /// Puts the bytes of a segment in their places as values.
  private func put<Channel: PixelChannel>(
    _ stored: Span<UInt8>, _ area: Area, into values: inout [Channel]
  ) {
    let (step, count) = (isPlanar ? channels : 1, area.columns.count * storedChannels)
    // TIFF 6.0, section 14: each value is stored as the difference from that on its left.
    let first = hasPredictor ? storedChannels : count
    let (channels, isBig) = (channels, order == .big)
    var target = values.mutableSpan
    for (line, row) in area.rows.enumerated() {
      let source = stored.extracting(line * rowSize..<(line + 1) * rowSize)
      var position = (row * width + area.columns.lowerBound) * channels + area.plane
      for x in 0..<min(first, count) {
        target[position] = Self.value(source, x, isBig: isBig)
        position += step
      }
      for x in min(first, count)..<count {
        target[position] = target[position - channels] &+ Self.value(source, x, isBig: isBig)
        position += step
      }
    }
  }

  @inline(__always)
  private static func value<Channel: PixelChannel>(
    _ bytes: Span<UInt8>, _ index: Int, isBig: Bool
  ) -> Channel {
    guard Channel.bitWidth == 16 else { return Channel(truncatingIfNeeded: bytes[index]) }
    let (first, second) = (UInt16(bytes[2 * index]), UInt16(bytes[2 * index + 1]))
    return Channel(truncatingIfNeeded: isBig ? first << 8 | second : second << 8 | first)
  }

  /// Returns the colors of numbers in a palette.
  private func colors<Channel: PixelChannel>(_ numbers: [Channel]) -> [Channel] {
    var colors = [Channel](repeating: 0, count: 3 * numbers.count)
    let (source, palette) = (numbers.span, palette.span)
    var target = colors.mutableSpan
    for pixel in 0..<source.count {
      let color = 3 * Int(truncatingIfNeeded: source[pixel])
      for channel in 0..<3 {
        target[3 * pixel + channel] = Channel(truncatingIfNeeded: palette[color + channel])
      }
    }
    return colors
  }

  private func invert<Channel: PixelChannel>(_ values: inout [Channel]) {
    for color in stride(from: 0, to: values.count, by: channels) {
      values[color] = Channel.max - values[color]
    }
  }

  private func divideByAlpha<Channel: PixelChannel>(_ values: inout [Channel]) {
    let full = Int(Channel.max)
    for pixel in stride(from: 0, to: values.count, by: channels) {
      let alpha = max(Int(values[pixel + channels - 1]), 1)
      for color in pixel..<pixel + channels - 1 {
        values[color] = Channel(
          clamping: min(full, (Int(values[color]) * full + alpha / 2) / alpha))
      }
    }
  }
}
