import PhotoFormats

extension Raster<UInt8> {
  /// Decodes the first picture of a GIF file on its screen, with at most `limit` pixels.
  ///
  /// What the picture leaves out is transparent. Of a file that ends early, the rest is too.
  package init(gif file: [UInt8], limit: Int) throws(PictureError) {
    guard let frame = GIFFrame(file) else { throw .damaged }
    let (width, height) = (frame.screen.width, frame.screen.height)
    guard width <= limit / height, frame.size.width <= limit / frame.size.height else {
      throw .tooManyPixels(limit: limit)
    }
    let indices = GIFColors.decode(
      frame.codes(in: file), minimumSize: frame.codeSize,
      count: frame.size.width * frame.size.height)
    var values = [UInt8](repeating: 0, count: width * height * 4)
    var target = values.mutableSpan
    for (line, row) in frame.rows.enumerated() {
      let y = frame.top + row
      guard y < height else { continue }
      for column in 0..<frame.size.width {
        let position = line * frame.size.width + column
        let x = frame.left + column
        guard x < width, position < indices.count else { break }
        let index = indices[position]
        let color = frame.palette.lowerBound + 3 * Int(index)
        guard index != frame.transparent, color + 2 < frame.palette.upperBound else { continue }
        for channel in 0..<3 { target[4 * (y * width + x) + channel] = file[color + channel] }
        target[4 * (y * width + x) + 3] = 255
      }
    }
    guard let raster = Raster(width: width, height: height, layout: .rgba, values: values) else {
      throw .damaged
    }
    self = raster
  }
}

/// The compression of GIF: codes of up to 12 bits, the last bit of a byte first.
private enum GIFColors {
  private static let maximumWidth = 12

  /// Returns the numbers of colors, up to `count` of them; fewer if the codes are damaged.
  ///
  /// GIF89a Specification, appendix F.
  static func decode(_ data: [UInt8], minimumSize: Int, count: Int) -> [UInt8] {
    guard (1...8).contains(minimumSize) else { return [] }
    let (clear, end) = (1 << minimumSize, 1 << minimumSize + 1)
    var output: [UInt8] = []
    output.reserveCapacity(min(count, data.count * 16))
    // The position in the output and the length of the string of each code.
    var strings = [(start: Int, length: Int)](repeating: (0, 0), count: 1 << maximumWidth)
    var (width, next) = (minimumSize + 1, end + 1)
    var previous: (start: Int, length: Int)?
    var (bits, bitCount) = (0, 0)
    for byte in data {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        bitCount -= width
        if code == end { return output }
        if code == clear {
          (width, next, previous) = (minimumSize + 1, end + 1, nil)
          continue
        }
        let start = output.count
        if code < clear {
          output.append(UInt8(truncatingIfNeeded: code))
        } else {
          // A code that is just becoming known is the string before and its first byte.
          guard code <= next, let string = code < next ? strings[code] : previous else {
            return output
          }
          let length = min(code < next ? string.length : string.length + 1, count - start)
          for offset in 0..<length { output.append(output[string.start + offset]) }
        }
        if let previous, next < 1 << maximumWidth {
          strings[next] = (previous.start, previous.length + 1)
          next += 1
          if next == 1 << width, width < maximumWidth { width += 1 }
        }
        previous = (start, output.count - start)
        if output.count >= count { return output }
      }
    }
    return output
  }
}
