extension PictureData {
  /// Reads the directories of pictures that are no smaller versions of others, with their strips
  /// and tiles.
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
      for range in block.pictures(of: directory, in: bytes) where !range.isEmpty {
        hasPicture = true
        append("TIFF picture", bytes[range])
      }
    }
  }

  /// TIFF 6.0, section 8: the first bit says that another picture is larger.
  private static let subfileType = 0x00FE

  /// Sizes, depth, compression, colors, channels and their order, TIFF 6.0, section 8, and the
  /// sizes of tiles.
  private static let fields = [
    0x0100, 0x0101, 0x0102, 0x0103, 0x0106, 0x0115, 0x0116, 0x011C, 0x013D, 0x0142, 0x0143, 0x0153,
  ]
}
