import PhotoFormats
import TestSupport
import Testing

/// What of the codes of a GIF picture is needed, against an encoder that uses all of them.
struct GIFCodesTests {
  /// Codes of growing width, as GIF89a, appendix F, describes them.
  private static func encoded(_ pixels: [UInt8], minimumSize: Int, ends: Bool = true) -> [UInt8] {
    let (clear, end) = (1 << minimumSize, 1 << minimumSize + 1)
    var (bits, count, data) = (0, 0, [UInt8]())
    var width = minimumSize + 1
    func add(_ code: Int) {
      bits |= code << count
      count += width
      while count >= 8 {
        data.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    var table: [[UInt8]: Int] = [:]
    var next = 0
    func reset() {
      table = Dictionary(uniqueKeysWithValues: (0..<clear).map { ([UInt8($0)], $0) })
      next = end + 1
      width = minimumSize + 1
    }
    reset()
    add(clear)
    var string: [UInt8] = []
    for pixel in pixels {
      if table[string + [pixel]] != nil {
        string.append(pixel)
        continue
      }
      add(table[string] ?? 0)
      if next == 4096 {
        add(clear)
        reset()
      } else {
        table[string + [pixel]] = next
        if next == 1 << width { width += 1 }
        next += 1
      }
      string = [pixel]
    }
    if !string.isEmpty { add(table[string] ?? 0) }
    if ends { add(end) }
    if count > 0 { data.append(UInt8(truncatingIfNeeded: bits)) }
    return data
  }

  @Test(arguments: 2...8) func findsTheEndAndTheColors(minimumSize: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(minimumSize))
    for size in [1, 2, 7, 100, 3_000, 40_000] {
      let colors = 1 << minimumSize - 1
      let pixels = (0..<size).map { _ in
        UInt8.random(in: 0..<UInt8(max(1, colors)), using: &numbers)
      }
      let data = Self.encoded(pixels, minimumSize: minimumSize)
      for more in [[], [0], [1, 2, 3] as [UInt8]] {
        let codes = try #require(GIFCodes(data + more, minimumSize: minimumSize, pixels: size))
        #expect(codes.size == data.count && codes.colors == Set(pixels), "\(size)")
        #expect((1...8).contains(codes.lastBits))
      }
      // Without the code that ends it, a picture ends with its last pixel.
      let open = Self.encoded(pixels, minimumSize: minimumSize, ends: false)
      let codes = try #require(GIFCodes(open + [9, 9], minimumSize: minimumSize, pixels: size))
      #expect(codes.size <= open.count + 1 && codes.colors == Set(pixels))
    }
  }

  @Test func refusesDamagedCodes() {
    #expect(GIFCodes([0xFF, 0xFF], minimumSize: 2, pixels: 12) == nil)
    #expect(GIFCodes([0], minimumSize: 0, pixels: 1) == nil)
    #expect(GIFCodes([0], minimumSize: 9, pixels: 1) == nil)
    #expect(GIFCodes([], minimumSize: 2, pixels: 1)?.size == 0)
  }
}
