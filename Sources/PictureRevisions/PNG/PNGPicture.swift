import PhotoFormats
import PhotoMetadata
import Pictures

/// The picture of a PNG file, decoded and encoded without any conversion of its values.
///
/// ISO/IEC 15948: bits that are fewer than 8 become 8, palettes become colors, and transparent
/// colors become alpha. No more than two rows are in memory beside the picture. The simplified
/// interface of libpng would convert 16 bits to light.
package enum PNGPicture {
  /// Decodes the picture of a file with these contents of chunks.
  package static func decode(
    header: ArraySlice<UInt8>, palette: ArraySlice<UInt8>, transparency: ArraySlice<UInt8>,
    limit: Int = PictureReviser.maximumPixels, data: [ArraySlice<UInt8>]
  ) throws(RevisionError) -> AnyRaster {
    guard let header = PNGHeader(header) else { throw .unsupported("PNG") }
    guard header.width <= limit / header.height else { throw .tooManyPixels(limit: limit) }
    guard let samples = PNGSamples(header, palette: palette, transparency: transparency) else {
      throw .damagedPicture
    }
    if header.depth == 16 {
      return .sixteen(
        try raster(header, samples.layout, data) { samples.append($0, to: &$1) })
    }
    return .eight(
      try raster(header, samples.layout, data) { samples.append($0, to: &$1) })
  }

  /// Decodes a picture whose rows `append` adds to the values; it returns false for damaged ones.
  private static func raster<Channel: PixelChannel>(
    _ header: PNGHeader, _ layout: Raster<UInt8>.Layout, _ data: [ArraySlice<UInt8>],
    _ append: (_ row: Span<UInt8>, _ values: inout [Channel]) -> Bool
  ) throws(RevisionError) -> Raster<Channel> {
    var values: [Channel] = []
    values.reserveCapacity(header.width * header.height * layout.channels)
    var isComplete = true
    if header.isInterlaced {
      let rowSize = header.rowSize(header.width)
      let rows = try interlaced(header, data)
      for row in 0..<header.height where isComplete {
        isComplete = append(rows.span.extracting(row * rowSize..<(row + 1) * rowSize), &values)
      }
    } else {
      let size = 1 + header.rowSize(header.width)
      let pixel = max(1, header.bitsPerPixel / 8)
      var above = [UInt8](repeating: 0, count: size)
      isComplete = Inflation.inflate(data, parts: header.height, of: size) { _, line in
        guard PNGFilter.undo(&line, above, pixel: pixel) else { return false }
        guard append(line.span.extracting(droppingFirst: 1), &values) else { return false }
        swap(&line, &above)
        return true
      }
    }
    guard isComplete,
      let raster = Raster<Channel>(
        width: header.width, height: header.height,
        layout: Raster<Channel>.Layout(rawValue: layout.rawValue) ?? .rgb, values: values)
    else { throw .damagedPicture }
    return raster
  }

  // MARK: Interlaced pictures

  /// Returns the rows of an interlaced picture as those of others are stored.
  private static func interlaced(
    _ header: PNGHeader, _ data: [ArraySlice<UInt8>]
  ) throws(RevisionError) -> [UInt8] {
    let sizes = PNGHeader.passSizes(width: header.width, height: header.height)
    guard let total = header.dataSize(width: header.width, height: header.height) else {
      throw .damagedPicture
    }
    guard case .bytes(let rows) = Inflation.inflate(Array(data.joined())[...], limit: total),
      rows.count == total
    else { throw .damagedPicture }
    var samples = [UInt8](repeating: 0, count: header.height * header.rowSize(header.width))
    let pixel = max(1, header.bitsPerPixel / 8)
    var start = 0
    for (pass, size) in zip(PNGHeader.passes, sizes) where size.width > 0 && size.height > 0 {
      let rowSize = 1 + header.rowSize(size.width)
      var above = [UInt8](repeating: 0, count: rowSize)
      for y in 0..<size.height {
        var line = Array(rows[start..<start + rowSize])
        guard PNGFilter.undo(&line, above, pixel: pixel) else { throw .damagedPicture }
        spread(line, row: pass.1 + y * pass.3, from: pass.0, step: pass.2, header, into: &samples)
        above = line
        start += rowSize
      }
    }
    return samples
  }

  /// Puts the pixels of a row in their places, which are `step` columns apart.
  private static func spread(
    _ line: [UInt8], row: Int, from first: Int, step: Int, _ header: PNGHeader,
    into samples: inout [UInt8]
  ) {
    let bits = header.bitsPerPixel
    let target = row * header.rowSize(header.width)
    for (x, column) in stride(from: first, to: header.width, by: step).enumerated() {
      if bits >= 8 {
        for byte in 0..<bits / 8 {
          samples[target + column * bits / 8 + byte] = line[1 + x * bits / 8 + byte]
        }
      } else {
        let value = line[1 + x * bits / 8] >> (8 - bits - x * bits % 8) & (1 << bits - 1)
        samples[target + column * bits / 8] |= value << (8 - bits - column * bits % 8)
      }
    }
  }
}
