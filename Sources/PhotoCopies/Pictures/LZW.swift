/// The compression of TIFF 6.0, section 13: codes of 9 to 12 bits, the first bit first.
enum LZW {
  private static let clear = 256
  private static let end = 257
  private static let firstFree = 258
  private static let maximumWidth = 12

  /// Returns decompressed bytes, `count` of them; nil if the data is damaged or ends early.
  static func decode(_ data: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(count)
    // The place in the output and the length of the string of each code.
    var starts = [Int](repeating: 0, count: 1 << maximumWidth)
    var lengths = [Int](repeating: 0, count: 1 << maximumWidth)
    var (width, next) = (9, firstFree)
    var previous: (start: Int, length: Int)?
    var (bits, bitCount) = (0, 0)
    for byte in data {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = bits >> bitCount & (1 << width - 1)
      if code == end { break }
      if code == clear {
        (width, next, previous) = (9, firstFree, nil)
        continue
      }
      let start = output.count
      if code < 256 {
        output.append(UInt8(code))
      } else if code < next, code >= firstFree {
        for offset in 0..<lengths[code] { output.append(output[starts[code] + offset]) }
      } else if code == next, let previous {
        for offset in 0..<previous.length { output.append(output[previous.start + offset]) }
        output.append(output[previous.start])
      } else {
        return nil
      }
      if let previous, next < 1 << maximumWidth {
        (starts[next], lengths[next]) = (previous.start, previous.length + 1)
        next += 1
        if next == 1 << width - 1, width < maximumWidth { width += 1 }
      }
      previous = (start, output.count - start)
      if output.count >= count { break }
    }
    guard output.count >= count else { return nil }
    output.removeLast(output.count - count)
    return output
  }

  /// Returns compressed bytes.
  static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var writer = Writer()
    // The code of each string that is one byte longer than another.
    var codes = [UInt16](repeating: 0, count: 1 << (maximumWidth + 8))
    var next = firstFree
    writer.put(clear)
    var prefix: Int?
    for byte in bytes {
      guard let code = prefix else {
        prefix = Int(byte)
        continue
      }
      let place = code << 8 | Int(byte)
      if codes[place] != 0 {
        prefix = Int(codes[place])
        continue
      }
      writer.put(code)
      codes[place] = UInt16(next)
      next += 1
      if next == 1 << maximumWidth - 2 {
        writer.put(clear)
        writer.width = 9
        next = firstFree
        for index in codes.indices { codes[index] = 0 }
      } else if next > 1 << writer.width - 1 {
        writer.width += 1
      }
      prefix = Int(byte)
    }
    if let prefix {
      writer.put(prefix)
      if next + 1 > 1 << writer.width - 1, writer.width < maximumWidth { writer.width += 1 }
    }
    writer.put(end)
    return writer.finish()
  }

  /// Writes codes.
  private struct Writer {
    /// The number of bits of a code.
    var width = 9
    private var output: [UInt8] = []
    private var bits = 0
    private var count = 0

    mutating func put(_ code: Int) {
      bits = (bits << width | code) & 0xFF_FFFF
      count += width
      while count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }

    mutating func finish() -> [UInt8] {
      if count > 0 { output.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
      return output
    }
  }
}
