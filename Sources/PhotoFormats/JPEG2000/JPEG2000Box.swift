/// The metadata in a `uuid` box of a JPEG 2000 file, by the identifier with which it begins.
package enum JPEG2000Box {
  /// An EXIF block, as ExifTool and Exiv2 write it, and as Photoshop 7 did.
  case exif

  /// An XMP packet, XMP Specification Part 3, 1.1.4.
  case xmp

  /// IPTC data sets.
  case iptc

  /// Image resources of Photoshop.
  case imageResources

  /// Creates the kind of metadata with an identifier of 16 bytes; nil if it is another.
  package init?(identifier: ArraySlice<UInt8>) {
    let known = Self.identifiers.first { identifier.elementsEqual($0.identifier) }
    guard let known else { return nil }
    self = known.kind
  }

  /// The number of bytes before the metadata.
  package static let identifierSize = 16

  private static let identifiers: [(identifier: [UInt8], kind: JPEG2000Box)] = [
    (Array("JpgTiffExif->JP2".utf8), .exif),
    (
      [
        0x05, 0x37, 0xCD, 0xAB, 0x9D, 0x0C, 0x44, 0x31, 0xA7, 0x2A, 0xFA, 0x56, 0x1F, 0x2A, 0x11,
        0x3E,
      ], .exif
    ),
    (Box.xmpIdentifier, .xmp),
    (
      [
        0x33, 0xC7, 0xA4, 0xD2, 0xB8, 0x1D, 0x47, 0x23, 0xA0, 0xBA, 0xF1, 0xA3, 0xE0, 0x97, 0xAD,
        0x38,
      ], .iptc
    ),
    (
      [
        0x09, 0xA1, 0x4E, 0x97, 0xC0, 0xB4, 0x42, 0xE0, 0xBE, 0xBF, 0x36, 0xDF, 0x6F, 0x0C, 0xE3,
        0x6F,
      ], .iptc
    ),
    (
      [
        0x2C, 0x4C, 0x01, 0x00, 0x85, 0x04, 0x40, 0xB9, 0xA0, 0x3E, 0x56, 0x21, 0x48, 0xD6, 0xDF,
        0xEB,
      ], .imageResources
    ),
  ]
}
