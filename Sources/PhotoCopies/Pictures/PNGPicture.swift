import PhotoMetadata
import Pictures

/// The picture of a PNG file, decoded and encoded without any conversion of its values.
///
/// ISO/IEC 15948: bits that are fewer than 8 become 8, palettes become colors, and transparent
/// colors become alpha.
enum PNGPicture {
  /// What the header says.
  private struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let colors: Int
    let isInterlaced: Bool

    /// The channels of a pixel as stored, by the type of colors.
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colors] ?? 0 }
    var bitsPerPixel: Int { channels * depth }

    init?(_ content: ArraySlice<UInt8>) {
      guard content.count == 13, let width = ByteOrder.big.uint32(content, at: 0),
        let height = ByteOrder.big.uint32(content, at: 4), width > 0, height > 0,
        width <= PictureReviser.maximumPixels / height
      else { return nil }
      let rest = Array(content.dropFirst(8))
      (self.width, self.height) = (width, height)
      (depth, colors, isInterlaced) = (Int(rest[0]), Int(rest[1]), rest[4] == 1)
      let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
      guard depths[colors]?.contains(depth) == true, rest[2] == 0, rest[3] == 0, rest[4] <= 1
      else { return nil }
    }

    func rowSize(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
  }

  // MARK: Decoding

  /// Decodes the picture of a file with these contents of chunks.
  static func decode(
    header: ArraySlice<UInt8>, palette: ArraySlice<UInt8>, transparency: ArraySlice<UInt8>,
    data: [UInt8]
  ) throws(CopyError) -> AnyRaster {
    guard let header = Header(header) else { throw .unsupportedPicture("PNG") }
    // ISO/IEC 15948, 8.2: seven smaller pictures of an interlaced one.
    let passes =
      header.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    let sizes = passes.map { x, y, stepX, stepY in
      ((header.width - x + stepX - 1) / stepX, (header.height - y + stepY - 1) / stepY)
    }
    let total = sizes.reduce(0) { sum, size in
      size.0 > 0 && size.1 > 0 ? sum + size.1 * (1 + header.rowSize(size.0)) : sum
    }
    guard case .bytes(var rows) = Inflation.inflate(data[...], limit: total), rows.count == total
    else { throw .damagedPicture }
    var samples = [UInt8](
      repeating: 0,
      count: header.isInterlaced ? header.height * header.rowSize(header.width) : 0)
    var start = 0
    for (pass, size) in zip(passes, sizes) where size.0 > 0 && size.1 > 0 {
      let rowSize = header.rowSize(size.0)
      guard unfilter(&rows, from: start, rows: size.1, rowSize, max(1, header.bitsPerPixel / 8))
      else { throw .damagedPicture }
      if header.isInterlaced {
        spread(rows, from: start, size, pass, header, into: &samples)
        start += size.1 * (rowSize + 1)
      } else {
        compact(&rows, rows: size.1, rowSize)
        samples = rows
        rows = []
      }
    }
    return try raster(samples, header, palette: palette, transparency: transparency)
  }

  /// Undoes the filters of rows in place; false if one is unknown.
  private static func unfilter(
    _ bytes: inout [UInt8], from start: Int, rows: Int, _ rowSize: Int, _ pixel: Int
  ) -> Bool {
    var span = bytes.mutableSpan
    for row in 0..<rows {
      let place = start + row * (rowSize + 1)
      let type = span[place]
      guard type <= 4 else { return false }
      guard type > 0 else { continue }
      let line = place + 1
      let above = line - rowSize - 1
      for x in 0..<rowSize {
        let left = x >= pixel ? Int(span[line + x - pixel]) : 0
        let up = row > 0 ? Int(span[above + x]) : 0
        let predicted: Int
        switch type {
        case 1: predicted = left
        case 2: predicted = up
        case 3: predicted = (left + up) / 2
        default:
          predicted = paeth(left, up, row > 0 && x >= pixel ? Int(span[above + x - pixel]) : 0)
        }
        span[line + x] &+= UInt8(truncatingIfNeeded: predicted)
      }
    }
    return true
  }

  /// ISO/IEC 15948, 9.4.
  @inline(__always)
  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// Removes the bytes of the filters.
  private static func compact(_ bytes: inout [UInt8], rows: Int, _ rowSize: Int) {
    var span = bytes.mutableSpan
    for row in 0..<rows {
      let (from, to) = (row * (rowSize + 1) + 1, row * rowSize)
      for x in 0..<rowSize { span[to + x] = span[from + x] }
    }
    bytes.removeLast(rows)
  }

  /// Puts the pixels of a pass of an interlaced picture in their places.
  private static func spread(
    _ rows: [UInt8], from start: Int, _ size: (Int, Int), _ pass: (Int, Int, Int, Int),
    _ header: Header, into samples: inout [UInt8]
  ) {
    let bits = header.bitsPerPixel
    let (rowSize, fullSize) = (header.rowSize(size.0), header.rowSize(header.width))
    for y in 0..<size.1 {
      let line = start + y * (rowSize + 1) + 1
      let target = (pass.1 + y * pass.3) * fullSize
      for x in 0..<size.0 {
        let column = pass.0 + x * pass.2
        if bits >= 8 {
          for byte in 0..<bits / 8 {
            samples[target + column * bits / 8 + byte] = rows[line + x * bits / 8 + byte]
          }
        } else {
          let value = rows[line + x * bits / 8] >> (8 - bits - x * bits % 8) & (1 << bits - 1)
          samples[target + column * bits / 8] |= value << (8 - bits - column * bits % 8)
        }
      }
    }
  }

  /// Returns stored samples as pixels.
  private static func raster(
    _ samples: [UInt8], _ header: Header, palette: ArraySlice<UInt8>,
    transparency: ArraySlice<UInt8>
  ) throws(CopyError) -> AnyRaster {
    let hasKey = !transparency.isEmpty && [0, 2].contains(header.colors)
    if header.depth == 16 {
      let values = [UInt16](samples, order: .big)
      return .sixteen(try keyed(values, header, hasKey ? transparency : []))
    }
    if header.depth == 8, header.colors != 3 {
      return .eight(try keyed(samples, header, hasKey ? transparency : []))
    }
    var indices: [UInt8] = []
    indices.reserveCapacity(header.width * header.height)
    let rowSize = header.rowSize(header.width)
    let mask = UInt8(truncatingIfNeeded: 1 << header.depth - 1)
    for y in 0..<header.height {
      for x in 0..<header.width {
        let bit = x * header.depth
        indices.append(samples[y * rowSize + bit / 8] >> (8 - header.depth - bit % 8) & mask)
      }
    }
    guard header.colors == 3 else {
      let factor = 255 / mask
      // The transparent number is that before it was scaled.
      let key = hasKey ? [0, (transparency.dropFirst().first ?? 0) & mask &* factor] : []
      return .eight(try keyed(indices.map { $0 * factor }, header, key[...]))
    }
    let (palette, alpha) = (Array(palette), Array(transparency))
    let layout = alpha.isEmpty ? Raster<UInt8>.Layout.rgb : .rgba
    var values: [UInt8] = []
    values.reserveCapacity(indices.count * layout.channels)
    for index in indices.map({ Int($0) }) {
      guard 3 * index + 2 < palette.count else { throw .damagedPicture }
      values += palette[3 * index..<3 * index + 3]
      if !alpha.isEmpty { values.append(index < alpha.count ? alpha[index] : 255) }
    }
    return .eight(try keyed(values, header, [], layout))
  }

  /// Returns values as a raster, in which a transparent color has become alpha.
  private static func keyed<Channel: PixelChannel>(
    _ values: [Channel], _ header: Header, _ key: ArraySlice<UInt8>,
    _ layout: Raster<Channel>.Layout? = nil
  ) throws(CopyError) -> Raster<Channel> {
    var layout = layout ?? Raster<Channel>.Layout(rawValue: header.channels) ?? .rgb
    var values = values
    let color = stride(from: 0, to: key.count - 1, by: 2).map {
      Channel(truncatingIfNeeded: ByteOrder.big.uint16(key, at: $0) ?? 0)
    }
    if !color.isEmpty {
      guard color.count == layout.colors else { throw .damagedPicture }
      values = stride(from: 0, to: values.count, by: color.count).flatMap { place in
        let pixel = values[place..<place + color.count]
        return pixel + [pixel.elementsEqual(color) ? 0 : Channel.max]
      }
      layout = layout == .gray ? .grayAlpha : .rgba
    }
    guard
      let raster = Raster(
        width: header.width, height: header.height, layout: layout, values: values)
    else { throw .damagedPicture }
    return raster
  }

  // MARK: Encoding

  /// The time that compression may take: zlib’s level.
  private static let level = 4

  /// Returns the content of the header, and of the data.
  static func encode(_ raster: AnyRaster) throws(CopyError) -> (header: [UInt8], data: [UInt8]) {
    switch raster {
    case .eight(let raster):
      try encode(raster, depth: 8) { row, buffer in
        buffer = Array(raster.values[row])
      }
    case .sixteen(let raster):
      try encode(raster, depth: 16) { row, buffer in
        buffer = raster.values[row].bytes(order: .big)
      }
    }
  }

  private static func encode<Channel: PixelChannel>(
    _ raster: Raster<Channel>, depth: Int, _ row: (Range<Int>, inout [UInt8]) -> Void
  ) throws(CopyError) -> (header: [UInt8], data: [UInt8]) {
    let count = raster.width * raster.layout.channels
    let pixel = raster.layout.channels * depth / 8
    var line: [UInt8] = []
    var above = [UInt8](repeating: 0, count: count * depth / 8)
    let data = Deflation.deflate(pieces: raster.height, level: level) { number, buffer in
      row(number * count..<(number + 1) * count, &line)
      filter(line, above, pixel, into: &buffer)
      swap(&line, &above)
    }
    guard let data else { throw .tooLarge }
    var header: [UInt8] = []
    ByteOrder.big.append(UInt32(truncatingIfNeeded: raster.width), to: &header)
    ByteOrder.big.append(UInt32(truncatingIfNeeded: raster.height), to: &header)
    let colors: UInt8 =
      switch raster.layout {
      case .gray: 0
      case .grayAlpha: 4
      case .rgb: 2
      case .rgba: 6
      }
    return (header + [UInt8(truncatingIfNeeded: depth), colors, 0, 0, 0], data)
  }

  /// Writes a row as its differences from what ISO/IEC 15948, 9.4, predicts.
  private static func filter(
    _ line: [UInt8], _ above: [UInt8], _ pixel: Int, into buffer: inout [UInt8]
  ) {
    if buffer.count != line.count + 1 { buffer = Array(repeating: 4, count: line.count + 1) }
    let (line, above) = (line.span, above.span)
    var output = buffer.mutableSpan
    for x in 0..<line.count {
      let left = x >= pixel ? Int(line[x - pixel]) : 0
      let corner = x >= pixel ? Int(above[x - pixel]) : 0
      let predicted = paeth(left, Int(above[x]), corner)
      output[x + 1] = line[x] &- UInt8(truncatingIfNeeded: predicted)
    }
  }
}
