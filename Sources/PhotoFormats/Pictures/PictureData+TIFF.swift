extension PictureData {
  /// Reads the directories of pictures at full size, with their strips and tiles.
  mutating func readTIFF(_ bytes: [UInt8]) {
    guard let block = TIFFBlock(bytes) else {
      isSound = false
      return
    }
    isSound = TIFFBlock(bytes, reading: .strict)?.problems.isEmpty == true
    for (index, directory) in block.directories.enumerated() where directory.kind.hasPicture {
      let type = block.numbers(Self.subfileType, in: directory, of: bytes).first
      guard type.map({ $0 & 1 == 0 }) ?? (index == 0) else { continue }
      for tag in Self.fields {
        guard let value = directory.entry(tag)?.value else { continue }
        append(TIFFEntry.name(ofTag: tag), bytes[value])
      }
      let ranges = block.pictures(of: directory, in: bytes).filter { !$0.isEmpty }
      for range in ranges {
        hasPicture = true
        append("TIFF picture", bytes[range])
      }
      guard let last = ranges.last,
        ranges.reduce(0, { $0 + $1.count }) < Self.plainSize(block, directory, bytes)
      else { continue }
      // Some decoders go on behind the data that is too short.
      isSound = false
      append("TIFF rest", bytes[last.upperBound...])
    }
  }

  /// Returns the number of bytes of a picture that isn’t compressed; 0 for others.
  ///
  /// TIFF 6.0, section 8: compression, width, height, bits, colors, and channels.
  private static func plainSize(
    _ block: TIFFBlock, _ directory: TIFFBlock.Directory, _ bytes: [UInt8]
  ) -> Int {
    func numbers(_ tag: Int) -> [Int] { block.numbers(tag, in: directory, of: bytes) }
    guard numbers(0x0103).first ?? 1 == 1, let width = numbers(0x0100).first,
      let height = numbers(0x0101).first, width < 1 << 20, height < 1 << 20
    else { return 0 }
    let bits = numbers(0x0102).first ?? 1
    // Of other depths and of colors that are coded more sparsely, sizes are not that simple.
    guard bits == 8, [0, 1, 2].contains(numbers(0x0106).first) else { return 0 }
    return width * height * (numbers(0x0115).first ?? 1)
  }

  /// TIFF 6.0, section 8: the first bit says that another picture is larger.
  private static let subfileType = 0x00FE

  /// Sizes, depth, compression, colors, channels and their order, TIFF 6.0, section 8, and the
  /// sizes of tiles.
  private static let fields = [
    0x0100, 0x0101, 0x0102, 0x0103, 0x0106, 0x0115, 0x0116, 0x011C, 0x013D, 0x0142, 0x0143, 0x0153,
  ]
}
