/// The compression of TIFF 6.0, section 13: codes of 9 to 12 bits, the first bit first.
package enum LZW {
  private static let clear = 256
  private static let end = 257
  private static let firstFree = 258
  private static let maximumWidth = 12

  /// Returns decompressed bytes, `count` of them; nil if the data is damaged or ends early.
  package static func decode(_ data: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    measured(data, count: count)?.bytes
  }

  /// Returns decompressed bytes, and the number of compressed bytes up to the code that ends them.
  package static func measured(
    _ data: ArraySlice<UInt8>, count: Int
  ) -> (bytes: [UInt8], used: Int)? {
    var bytes = [UInt8](repeating: 0, count: count)
    var output = bytes.mutableSpan
    // The position in the output and the length of the string of each code.
    var strings = [(start: Int, length: Int)](repeating: (0, 0), count: 1 << maximumWidth)
    var (width, next) = (9, firstFree)
    var previous: (start: Int, length: Int)?
    var filled = 0
    var (bits, bitCount) = (0, 0)
    var used = data.startIndex
    for index in data.indices {
      bits = (bits << 8 | Int(data[index])) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = bits >> bitCount & (1 << width - 1)
      if code == end || code == clear || filled < count { used = index + 1 }
      if code == end { break }
      if code == clear {
        (width, next, previous) = (9, firstFree, nil)
        continue
      }
      guard filled < count else { break }
      let start = filled
      if code < 256 {
        output[filled] = UInt8(truncatingIfNeeded: code)
        filled += 1
      } else {
        // A code that is just becoming known is the string before and its first byte.
        guard code >= firstFree, let string = code < next ? strings[code] : previous,
          code <= next
        else { return nil }
        let length = min(code < next ? string.length : string.length + 1, count - filled)
        for offset in 0..<length { output[filled + offset] = output[string.start + offset] }
        filled += length
      }
      if let previous, next < 1 << maximumWidth {
        strings[next] = (previous.start, previous.length + 1)
        next += 1
        if next == 1 << width - 1, width < maximumWidth { width += 1 }
      }
      previous = (start, filled - start)
    }
    return filled == count ? (bytes, used - data.startIndex) : nil
  }

  /// Compresses bytes that arrive in pieces.
  package struct Encoder {
    private var output: [UInt8] = []

    /// The strings that are one byte longer than another: 12 bits for that one’s code, 8 for the
    /// byte, and 12 for the string’s own code; 0 where there is none.
    private var strings = [UInt32](repeating: 0, count: 1 << positionWidth)
    private var next = firstFree
    private var prefix: Int?
    /// The number of bits of a code.
    private var width = 9
    private var bits = 0
    private var bitCount = 0

    /// The number of bits of a position in the table, of which a quarter can be in use.
    private static let positionWidth = 14

    package init() {
      put(clear)
    }

    /// Compresses further bytes.
    package mutating func append(_ bytes: Span<UInt8>) {
      guard !bytes.isEmpty else { return }
      var code = prefix ?? Int(bytes[0])
      for index in (prefix == nil ? 1 : 0)..<bytes.count {
        let byte = bytes[index]
        let string = UInt32(truncatingIfNeeded: code << 8) | UInt32(byte)
        var position = Int((string &* 0x9E37_79B1) >> (32 - UInt32(Self.positionWidth)))
        while strings[position] != 0, strings[position] >> 12 != string {
          position = (position + 1) % strings.count
        }
        if strings[position] != 0 {
          code = Int(strings[position] & 0xFFF)
          continue
        }
        put(code)
        strings[position] = string << 12 | UInt32(truncatingIfNeeded: next)
        next += 1
        if next == 1 << maximumWidth - 2 {
          put(clear)
          (width, next) = (9, firstFree)
          for position in strings.indices { strings[position] = 0 }
        } else if next > 1 << width - 1 {
          width += 1
        }
        code = Int(byte)
      }
      prefix = code
    }

    /// Returns all compressed bytes.
    package consuming func finished() -> [UInt8] {
      if let prefix {
        put(prefix)
        if next + 1 > 1 << width - 1, width < maximumWidth { width += 1 }
      }
      put(end)
      if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
      return output
    }

    @inline(__always)
    private mutating func put(_ code: Int) {
      bits = (bits << width | code) & 0xFF_FFFF
      bitCount += width
      while bitCount >= 8 {
        bitCount -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
  }
}
