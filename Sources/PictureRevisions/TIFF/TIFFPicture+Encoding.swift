import PhotoFormats
import PhotoMetadata
import Pictures

extension TIFFPicture {
  /// How to compress a picture in this form with zlib.
  func effort(for raster: AnyRaster) -> Deflation.Effort {
    guard [8, 32946].contains(compression), let first = segments.indices.first else { return .runs }
    let rows = area(of: first).storedRows
    return PictureCompression.effort(rows: rows * segments.count) { row, buffer in
      make(row % rows, of: area(of: row / rows), raster, into: &buffer)
    }
  }

  /// Returns the bytes of a strip or a tile of a picture in this form; nil if there is no memory.
  func encoded(_ raster: AnyRaster, segment: Int, _ effort: Deflation.Effort) -> [UInt8]? {
    let area = area(of: segment)
    switch compression {
    case 5:
      var encoder = LZW.Encoder()
      forEachRow(of: area, raster) { encoder.append($1) }
      return encoder.finished()
    case 8, 32946:
      return Deflation.deflate(pieces: area.storedRows, effort) { line, buffer in
        make(line, of: area, raster, into: &buffer)
      }
    default:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(rowSize * area.storedRows)
      forEachRow(of: area, raster) { _, row in
        // Runs end with the row.
        if compression == 1 {
          unsafe row.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
        } else {
          PackBits.encode(row, into: &bytes)
        }
      }
      return bytes
    }
  }

  /// Writes a strip or a tile that is not compressed over the old one in a file, and returns its
  /// position.
  func overwrite(_ raster: AnyRaster, segment: Int, in file: inout [UInt8]) -> Range<Int> {
    let area = area(of: segment)
    let (start, size) = (segments[segment].lowerBound, rowSize)
    forEachRow(of: area, raster) { line, row in
      var target = file.mutableSpan
      for x in 0..<row.count { target[start + line * size + x] = row[x] }
    }
    return start..<start + area.storedRows * size
  }

  private func forEachRow(
    of area: Area, _ raster: AnyRaster, _ body: (_ line: Int, _ row: Span<UInt8>) -> Void
  ) {
    var buffer: [UInt8] = []
    for line in 0..<area.storedRows {
      make(line, of: area, raster, into: &buffer)
      body(line, buffer.span)
    }
  }

  /// Makes the bytes of a row of a segment as the file stores them.
  private func make(_ line: Int, of area: Area, _ raster: AnyRaster, into buffer: inout [UInt8]) {
    if buffer.count != rowSize { buffer = Array(repeating: 0, count: rowSize) }
    switch raster {
    case .eight(let raster):
      let values = values(line, of: area, raster).span
      var target = buffer.mutableSpan
      for x in 0..<values.count { target[x] = values[x] }
    case .sixteen(let raster):
      let values = values(line, of: area, raster).span
      var target = buffer.mutableSpan
      let isBig = order == .big
      for x in 0..<values.count {
        let value = isBig ? values[x].byteSwapped : values[x]
        target[2 * x] = UInt8(truncatingIfNeeded: value)
        target[2 * x + 1] = UInt8(truncatingIfNeeded: value >> 8)
      }
    }
  }

  /// Returns the values of a row of a segment; zeros beyond the picture.
  private func values<Channel: PixelChannel>(
    _ line: Int, of area: Area, _ raster: Raster<Channel>
  ) -> [Channel] {
    var values = [Channel](repeating: 0, count: segmentWidth * storedChannels)
    var target = values.mutableSpan
    if line < area.rows.count {
      let (source, step) = (raster.values.span, isPlanar ? channels : 1)
      let start = ((area.rows.lowerBound + line) * width + area.columns.lowerBound) * channels
      var position = start + area.plane
      for x in 0..<area.columns.count * storedChannels {
        target[x] =
          isPremultiplied || isWhiteZero
          ? stored(source, position, channel: (position - start) % channels) : source[position]
        position += step
      }
    }
    if hasPredictor {
      for x in (storedChannels..<target.count).reversed() {
        target[x] &-= target[x - storedChannels]
      }
    }
    return values
  }

  /// Returns a value multiplied by alpha or inverted, as the file stores it.
  private func stored<Channel: PixelChannel>(
    _ source: Span<Channel>, _ position: Int, channel: Int
  ) -> Channel {
    var value = source[position]
    if isPremultiplied, channel < channels - 1 {
      let alpha = Int(source[position - channel + channels - 1])
      value = Channel(
        truncatingIfNeeded: (Int(value) * alpha + Int(Channel.max) / 2) / Int(Channel.max))
    }
    return isWhiteZero && channel == 0 ? Channel.max - value : value
  }
}
