/// The first picture of a GIF file, and how it is coded.
package struct GIFFrame {
  /// The size of the screen; that of the picture if the file gives none.
  package private(set) var screen = PixelDimensions(width: 0, height: 0)

  /// The size of the picture, and its position on the screen.
  package private(set) var size = PixelDimensions(width: 0, height: 0)
  package private(set) var left = 0
  package private(set) var top = 0

  /// The number of bits of the first codes, less one.
  package private(set) var codeSize = 0

  /// Where the file has the colors, three bytes each.
  package private(set) var palette = 0..<0

  /// The number of the transparent color; nil if there is none.
  package private(set) var transparent: UInt8?

  /// The rows in the order in which they are coded.
  package private(set) var rows: [Int] = []

  private var subBlocks = 0..<0

  /// Finds the picture; nil if there is none.
  package init?(_ file: [UInt8]) {
    var source = ByteSource(file, limit: .max)
    var parts = GIFParts()
    while let part = try? parts.next(in: &source) {
      let bytes = file[part.range]
      switch part.kind {
      case .header: readScreen(bytes)
      case .extension(let label) where label == GIFPart.control: readControl(file[part.content])
      case .image:
        guard readPicture(bytes, content: part.content, of: file) else { return nil }
        return
      default: break
      }
    }
    return nil
  }

  /// GIF89a Specification, 18: the size of the screen, and flags.
  private mutating func readScreen(_ bytes: ArraySlice<UInt8>) {
    guard let width = ByteOrder.little.uint16(bytes, at: 6),
      let height = ByteOrder.little.uint16(bytes, at: 8)
    else { return }
    screen = PixelDimensions(width: width, height: height)
    palette = bytes.indices.dropFirst(Self.headerSize)
  }

  /// GIF89a Specification, 23: a sub-block of flags, a delay, and the transparent color.
  private mutating func readControl(_ content: ArraySlice<UInt8>) {
    let block = content.dropFirst().prefix(4)
    guard content.first == 4, block.count == 4, let flags = block.first else { return }
    transparent = flags & 1 == 1 ? block.last : nil
  }

  /// GIF89a Specification, 20 to 22: position, size and flags, a color table, the size of codes,
  /// data.
  private mutating func readPicture(
    _ bytes: ArraySlice<UInt8>, content: Range<Int>, of file: [UInt8]
  ) -> Bool {
    let order = ByteOrder.little
    guard let left = order.uint16(bytes, at: 1), let top = order.uint16(bytes, at: 3),
      let width = order.uint16(bytes, at: 5), let height = order.uint16(bytes, at: 7),
      let flags = bytes.dropFirst(9).first, width > 0, height > 0, !content.isEmpty,
      content.lowerBound > bytes.startIndex + 10
    else { return false }
    (self.left, self.top, size) = (left, top, PixelDimensions(width: width, height: height))
    if screen.width == 0 || screen.height == 0 {
      screen = PixelDimensions(width: left + width, height: top + height)
    }
    codeSize = Int(file[content.lowerBound - 1])
    subBlocks = content
    let table = bytes.startIndex + 10..<content.lowerBound - 1
    if flags & 0x80 != 0 { palette = table }
    rows = Array(0..<height)
    // GIF89a Specification, appendix E: every eighth row first.
    if flags & 0x40 != 0 {
      rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
        Array(stride(from: start, to: height, by: step))
      }
    }
    return true
  }

  /// Returns the codes of the picture without the lengths of their sub-blocks.
  package func codes(in file: [UInt8]) -> [UInt8] {
    var source = ByteSource(file, limit: .max)
    var blocks = GIFSubBlocks(subBlocks)
    var codes: [UInt8] = []
    codes.reserveCapacity(subBlocks.count)
    while let block = try? blocks.next(in: &source) { codes += file[block] }
    return codes
  }

  private static let headerSize = 13
}
