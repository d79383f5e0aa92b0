/// The header of a TIFF file, with which an EXIF block also begins.
struct TIFFHeader {
  /// The byte order of every number in the block.
  let order: ByteOrder

  /// The number that distinguishes TIFF from related formats.
  let magic: Int

  /// The offset of the first directory from the header.
  let firstDirectory: Int

  /// The number of TIFF 6.0.
  static let tiff = 42
  /// The number of BigTIFF, whose offsets take 8 bytes.
  static let bigTIFF = 43
  /// The number of Panasonic's raw files.
  static let panasonic = 0x55
  /// The numbers of Olympus's raw files, `OR` and `SR`.
  static let olympus = [0x4F52, 0x5352]

  /// Reads a header of 8 bytes; nil if it is invalid.
  init?(_ bytes: ArraySlice<UInt8>) {
    switch bytes.prefix(2) {
    case [0x49, 0x49]: order = .little
    case [0x4D, 0x4D]: order = .big
    default: return nil
    }
    guard let magic = order.uint16(bytes, at: 2), let offset = order.uint32(bytes, at: 4),
      [Self.tiff, Self.bigTIFF, Self.panasonic].contains(magic) || Self.olympus.contains(magic)
    else { return nil }
    self.magic = magic
    firstDirectory = offset
  }

  /// Whether bytes begin like an EXIF block.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
  }
}
