/// The header of a TIFF file, with which an EXIF block also begins.
package struct TIFFHeader {
  /// The byte order of every number in the block.
  package let order: ByteOrder

  /// The number that distinguishes TIFF from related formats.
  package let magic: Int

  /// The offset of the first directory from the header.
  package let firstDirectory: Int

  /// How the file stores numbers.
  package var layout: TIFFLayout { TIFFLayout(order, isBig: magic == Self.bigTIFF) }

  /// The number of TIFF 6.0.
  package static let tiff = 42
  /// The number of BigTIFF, whose offsets take 8 bytes.
  package static let bigTIFF = 43
  /// The number of Panasonic's raw files.
  package static let panasonic = 0x55
  /// The numbers of Olympus's raw files, `OR` and `SR`.
  package static let olympus = [0x4F52, 0x5352]

  /// Reads a header of 8 bytes, 16 in BigTIFF; nil if it is invalid.
  package init?(_ bytes: ArraySlice<UInt8>) {
    switch bytes.prefix(2) {
    case [0x49, 0x49]: order = .little
    case [0x4D, 0x4D]: order = .big
    default: return nil
    }
    guard let magic = order.uint16(bytes, at: 2), let offset = order.uint32(bytes, at: 4),
      [Self.tiff, Self.bigTIFF, Self.panasonic].contains(magic) || Self.olympus.contains(magic)
    else { return nil }
    self.magic = magic
    guard magic == Self.bigTIFF else {
      firstDirectory = offset
      return
    }
    // BigTIFF Design: the size of an offset, two zeros, and the offset of the first directory.
    guard order.uint16(bytes, at: 4) == 8, order.uint16(bytes, at: 6) == 0,
      let first = TIFFLayout(order, isBig: true).offset(bytes, at: 8)
    else { return nil }
    firstDirectory = first
  }

  /// Returns the name of the format of a file that is like TIFF, and can't be changed like it; nil
  /// for TIFF itself.
  package static func relatedFormat(of bytes: [UInt8]) -> String? {
    switch TIFFHeader(bytes.prefix(16))?.magic {
    case tiff: nil
    case bigTIFF: "BigTIFF"
    case panasonic: "RW2"
    default: "ORF"
    }
  }

  /// Whether bytes begin like an EXIF block.
  package static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
  }
}
