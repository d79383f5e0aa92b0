import PhotoMetadata
import Pictures

/// A picture of a TIFF file: what TIFF 6.0 calls its fields, and where its strips or tiles lie.
struct TIFFPicture {
  let width: Int
  let height: Int
  /// The channels of a pixel as stored; 1 for numbers of a palette.
  private(set) var channels: Int
  /// Whether channels have 16 bits instead of 8.
  let isDeep: Bool
  let compression: Int
  /// Whether 0 is white.
  let isWhiteZero: Bool
  /// Whether colors are multiplied by alpha.
  let isPremultiplied: Bool
  /// Whether values are stored as differences from those on their left.
  let hasPredictor: Bool
  /// Whether each channel has strips or tiles of its own.
  let isPlanar: Bool
  /// The colors of a palette, three bytes each; empty if there is none.
  private(set) var palette: [UInt8]
  let order: ByteOrder

  /// The size of a strip or a tile; the last strip may be lower.
  let segmentWidth: Int
  let segmentHeight: Int
  let isTiled: Bool
  /// The places of the strips or tiles.
  let segments: [Range<Int>]

  /// The maximum number of pixels of a tile.
  private static let maximumTile = 1 << 24

  /// Reads the fields of a directory.
  init(
    _ directory: ExifBlock.Directory, of block: ExifBlock, in bytes: [UInt8]
  ) throws(CopyError) {
    func numbers(_ tag: Int) -> [Int] { block.numbers(tag, in: directory, of: bytes) }
    func number(_ tag: Int, _ standard: Int) -> Int { numbers(tag).first ?? standard }
    order = block.order
    (width, height) = (number(0x0100, 0), number(0x0101, 0))
    let depths = numbers(0x0102)
    channels = number(0x0115, 1)
    compression = number(0x0103, 1)
    let (photometric, extra) = (number(0x0106, -1), numbers(0x0152))
    isWhiteZero = photometric == 0
    isPremultiplied = extra.first == 1
    hasPredictor = number(0x013D, 1) == 2
    isPlanar = number(0x011C, 1) == 2 && channels > 1
    isTiled = !numbers(0x0142).isEmpty
    let depth = depths.first == 16 && photometric != 3 ? 16 : 8
    isDeep = depth == 16
    if directory.entries.contains(where: { $0.tag == 0xC612 }) { throw .unsupportedPicture("DNG") }
    // TIFF 6.0: whole numbers, and the first bit first.
    let requirements: [(name: String, value: Int, isMet: Bool)] = [
      ("PhotometricInterpretation", photometric, [0, 1, 2, 3].contains(photometric)),
      ("Compression", compression, [1, 5, 8, 32773, 32946].contains(compression)),
      (
        "BitsPerSample", depths.first ?? 1,
        depths.count == channels && depths.allSatisfy { $0 == depth }
      ),
      ("SampleFormat", number(0x0153, 1), number(0x0153, 1) == 1),
      (
        "SamplesPerPixel", channels,
        extra.count <= (photometric == 3 ? 0 : 1)
          && channels == (photometric == 2 ? 3 : 1) + extra.count
      ),
      ("PlanarConfiguration", number(0x011C, 1), [1, 2].contains(number(0x011C, 1))),
      ("Predictor", number(0x013D, 1), [1, 2].contains(number(0x013D, 1))),
      ("FillOrder", number(0x010A, 1), number(0x010A, 1) == 1),
    ]
    if let first = requirements.first(where: { !$0.isMet }) {
      throw .unsupportedPicture("TIFF, \(first.name) \(first.value)")
    }
    guard width > 0, height > 0 else { throw .damagedPicture }
    guard width <= PictureReviser.maximumPixels / height else { throw .tooLarge }
    palette = photometric == 3 ? Self.palette(numbers(0x0140)) : []
    guard photometric != 3 || !palette.isEmpty else { throw .damagedPicture }
    segmentWidth = isTiled ? number(0x0142, 0) : width
    segmentHeight = isTiled ? number(0x0143, 0) : min(number(0x0116, height), height)
    guard segmentWidth > 0, segmentHeight > 0,
      !isTiled || segmentWidth <= Self.maximumTile / segmentHeight
    else { throw .damagedPicture }
    let (starts, sizes) = (numbers(isTiled ? 0x0144 : 0x0111), numbers(isTiled ? 0x0145 : 0x0117))
    let across = (width + segmentWidth - 1) / segmentWidth
    let count = across * ((height + segmentHeight - 1) / segmentHeight)
    guard starts.count == count * (isPlanar ? channels : 1), sizes.count == starts.count else {
      throw .damagedPicture
    }
    segments = zip(starts, sizes).compactMap { start, size in
      start >= 8 && start <= bytes.count && size <= bytes.count - start
        ? start..<start + size : nil
    }
    guard segments.count == starts.count else { throw .damagedPicture }
  }

  /// Returns the colors of a palette of 256, in which red, green and blue stand one after another.
  private static func palette(_ numbers: [Int]) -> [UInt8] {
    guard numbers.count == 768 else { return [] }
    // Some programs write bytes instead of numbers up to 65,535.
    let shift = numbers.allSatisfy { $0 < 256 } ? 0 : 8
    return (0..<256).flatMap { color in
      [0, 256, 512].map { UInt8(truncatingIfNeeded: numbers[color + $0] >> shift) }
    }
  }

  /// The number of pixels.
  var pixels: Int { width * height }

  /// The picture in full colors instead of those of a palette.
  var withoutPalette: TIFFPicture {
    var picture = self
    (picture.channels, picture.palette) = (3, [])
    return picture
  }

  /// What a strip or a tile has of the picture.
  private struct Area {
    /// The channel of a segment that has only one.
    var plane: Int
    /// The pixels of the picture.
    var columns: Range<Int>
    var rows: Range<Int>
    /// The rows that are stored, with those beyond the picture.
    var storedRows: Int
  }

  private func area(of segment: Int) -> Area {
    let across = (width + segmentWidth - 1) / segmentWidth
    let count = across * ((height + segmentHeight - 1) / segmentHeight)
    let (x, y) = (segment % count % across * segmentWidth, segment % count / across * segmentHeight)
    let rows = y..<min(y + segmentHeight, height)
    return Area(
      plane: segment / count, columns: x..<min(x + segmentWidth, width), rows: rows,
      storedRows: isTiled ? segmentHeight : rows.count)
  }

  /// The channels of a pixel that stand side by side in a segment.
  private var storedChannels: Int { isPlanar ? 1 : channels }

  // MARK: Decoding

  /// Returns the pixels.
  func decoded(_ bytes: [UInt8]) throws(CopyError) -> AnyRaster {
    if isDeep {
      return .sixteen(try raster(bytes) { [UInt16]($0, order: order) })
    }
    return .eight(try raster(bytes) { $0 })
  }

  private func raster<Channel: PixelChannel>(
    _ bytes: [UInt8], _ numbers: ([UInt8]) -> [Channel]
  ) throws(CopyError) -> Raster<Channel> {
    var values = [Channel](repeating: 0, count: pixels * channels)
    for (segment, range) in segments.enumerated() {
      let area = area(of: segment)
      let rowSize = segmentWidth * storedChannels
      let count = rowSize * area.storedRows * (isDeep ? 2 : 1)
      guard let unpacked = unpacked(bytes[range], count: count) else { throw .damagedPicture }
      var samples = numbers(unpacked)
      if hasPredictor { undoPredictor(&samples, rowSize) }
      put(samples, area, rowSize, into: &values)
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
    case 1: return segment.count >= count ? Array(segment.prefix(count)) : nil
    case 5: return LZW.decode(segment, count: count)
    case 32773: return PackBits.decode(segment, count: count)
    default:
      guard case .bytes(let inflated) = Inflation.inflate(segment, limit: count),
        inflated.count == count
      else { return nil }
      return inflated
    }
  }

  /// TIFF 6.0, section 14: each value is stored as the difference from that on its left.
  private func undoPredictor<Channel: PixelChannel>(_ values: inout [Channel], _ rowSize: Int) {
    var span = values.mutableSpan
    for row in stride(from: 0, to: span.count, by: rowSize) {
      for x in row + storedChannels..<row + rowSize { span[x] &+= span[x - storedChannels] }
    }
  }

  /// Puts the values of a segment in their places.
  private func put<Channel: PixelChannel>(
    _ samples: [Channel], _ area: Area, _ rowSize: Int, into values: inout [Channel]
  ) {
    let (source, step) = (samples.span, isPlanar ? channels : 1)
    var target = values.mutableSpan
    for (line, row) in area.rows.enumerated() {
      var place = (row * width + area.columns.lowerBound) * channels + area.plane
      for x in 0..<area.columns.count * storedChannels {
        target[place] = source[line * rowSize + x]
        place += step
      }
    }
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

  // MARK: Encoding

  /// Returns the bytes of a strip or a tile of a picture in this form; nil if there is no memory.
  func encoded(_ raster: AnyRaster, segment: Int) -> [UInt8]? {
    let bytes =
      switch raster {
      case .eight(let raster): stored(raster, area(of: segment))
      case .sixteen(let raster): stored(raster, area(of: segment)).bytes(order: order)
      }
    switch compression {
    case 1: return bytes
    case 5: return LZW.encode(bytes[...])
    case 32773:
      // Runs end with the row.
      return PackBits.encode(bytes, rowSize: segmentWidth * storedChannels * (isDeep ? 2 : 1))
    default: return Deflation.deflate(pieces: 1, level: 6) { _, buffer in buffer = bytes }
    }
  }

  /// Returns the values of a segment as the file stores them.
  private func stored<Channel: PixelChannel>(
    _ raster: Raster<Channel>, _ area: Area
  ) -> [Channel] {
    let rowSize = segmentWidth * storedChannels
    var samples = [Channel](repeating: 0, count: rowSize * area.storedRows)
    let (source, step) = (raster.values.span, isPlanar ? channels : 1)
    var target = samples.mutableSpan
    for (line, row) in area.rows.enumerated() {
      let start = (row * width + area.columns.lowerBound) * channels
      var place = start + area.plane
      for x in 0..<area.columns.count * storedChannels {
        var value = source[place]
        if isPremultiplied || isWhiteZero {
          let channel = (place - start) % channels
          if isPremultiplied, channel < channels - 1 {
            let alpha = Int(source[place - channel + channels - 1])
            value = Channel(
              truncatingIfNeeded: (Int(value) * alpha + Int(Channel.max) / 2) / Int(Channel.max))
          }
          if isWhiteZero, channel == 0 { value = Channel.max - value }
        }
        target[line * rowSize + x] = value
        place += step
      }
    }
    if hasPredictor {
      for row in stride(from: 0, to: target.count, by: rowSize) {
        for x in (row + storedChannels..<row + rowSize).reversed() {
          target[x] &-= target[x - storedChannels]
        }
      }
    }
    return samples
  }
}
