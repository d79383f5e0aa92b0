import PhotoFormats
import PhotoMetadata
import Pictures

extension PNGPicture {
  /// Returns the content of the header of a picture.
  static func header(of raster: AnyRaster) -> [UInt8] {
    let (width, height, depth, layout) =
      switch raster {
      case .eight(let raster): (raster.width, raster.height, 8, raster.layout.rawValue)
      case .sixteen(let raster): (raster.width, raster.height, 16, raster.layout.rawValue)
      }
    var header: [UInt8] = []
    ByteOrder.big.append(UInt32(truncatingIfNeeded: width), to: &header)
    ByteOrder.big.append(UInt32(truncatingIfNeeded: height), to: &header)
    // Gray, gray with alpha, colors, colors with alpha.
    let colors: [UInt8] = [0, 4, 2, 6]
    return header + [UInt8(truncatingIfNeeded: depth), colors[layout - 1], 0, 0, 0]
  }

  /// Appends the chunks with the picture to a file.
  static func appendData(_ raster: AnyRaster, to file: inout [UInt8]) throws(RevisionError) {
    switch raster {
    case .eight(let raster):
      try appendData(raster, to: &file) { row, line in
        let source = raster.values.span.extracting(row)
        var target = line.mutableSpan
        for x in 0..<source.count { target[x] = source[x] }
      }
    case .sixteen(let raster):
      try appendData(raster, to: &file) { row, line in
        let source = raster.values.span.extracting(row)
        var target = line.mutableSpan
        for x in 0..<source.count {
          target[2 * x] = UInt8(truncatingIfNeeded: source[x] >> 8)
          target[2 * x + 1] = UInt8(truncatingIfNeeded: source[x])
        }
      }
    }
  }

  private static func appendData<Channel: PixelChannel>(
    _ raster: Raster<Channel>, to file: inout [UInt8],
    _ copy: (_ row: Range<Int>, _ line: inout [UInt8]) -> Void
  ) throws(RevisionError) {
    let count = raster.width * raster.layout.channels
    let pixel = raster.layout.channels * Channel.bitWidth / 8
    let empty = [UInt8](repeating: 0, count: count * Channel.bitWidth / 8)
    var (line, above) = (empty, empty)
    func filter(row: Int, _ buffer: inout [UInt8]) {
      copy(row * count..<(row + 1) * count, &line)
      PNGFilter.apply(line, above, pixel: pixel, into: &buffer)
      swap(&line, &above)
    }
    let effort = PictureCompression.effort(rows: raster.height) { row, buffer in
      if row > 0 { copy((row - 1) * count..<row * count, &above) } else { above = empty }
      filter(row: row, &buffer)
    }
    above = empty
    let isWritten = Deflation.deflate(pieces: raster.height, effort) { row, buffer in
      filter(row: row, &buffer)
    } write: {
      PNGParts.append("IDAT", $0, to: &file)
    }
    guard isWritten else { throw .tooLarge }
  }
}
