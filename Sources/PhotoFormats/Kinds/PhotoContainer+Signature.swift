extension PhotoContainer {
  /// The number of bytes that ``init(signature:)`` needs.
  package static let signatureSize = 16 + 4 * FormatLimits.brands

  /// Creates the kind of file with this signature; nil if it is not a photo.
  package init?(signature bytes: ArraySlice<UInt8>) {
    let known = Self.signatures.first { entry in
      entry.signatures.contains { bytes.starts(with: $0) }
    }
    if let known {
      self = known.container
    } else if RIFFParts.beginsWebP(bytes) {
      self = .webp
    } else if bytes.starts(with: Self.jpeg2000Signature) {
      // Motion JPEG 2000 (ISO/IEC 15444-3) begins alike.
      let brands = FileTypeBrands(bytes.dropFirst(Self.jpeg2000Signature.count)).all
      guard brands.first != "mjp2" else { return nil }
      self = .jpeg2000
    } else if Self.beginsCRW(bytes) {
      self = .crw
    } else if Self.beginsBMP(bytes) {
      self = .bmp
    } else {
      let brands = FileTypeBrands(bytes).all
      if brands.first == "crx " {
        self = .cr3
      } else if brands.contains(where: Self.imageBrands.contains) {
        self = .heif
      } else {
        return nil
      }
    }
  }

  // CIFF Specification 1.0: byte order, length of the header, type and subtype.
  private static func beginsCRW(_ bytes: ArraySlice<UInt8>) -> Bool {
    (bytes.starts(with: "II".utf8) || bytes.starts(with: "MM".utf8))
      && bytes.dropFirst(6).starts(with: "HEAPCCDR".utf8)
  }

  /// Whether bytes begin like a BMP file: `BM` and a header of a known length, because text may
  /// begin with these letters as well.
  private static func beginsBMP(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "BM".utf8)
      && ByteOrder.little.uint32(bytes, at: 14).map(bitmapHeaders.contains) == true
  }

  /// The lengths of the headers of OS/2 and of all versions of Windows.
  private static let bitmapHeaders: Set<Int> = [12, 16, 40, 52, 56, 64, 108, 124]

  /// The first box of every file of JPEG 2000, ISO/IEC 15444-1, I.5.1.
  package static let jpeg2000Signature: [UInt8] = [
    0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A,
  ]

  private static let rafSignature = Array("FUJIFILMCCD-RAW ".utf8)

  /// The kinds that their first bytes alone tell.
  private static let signatures: [(container: PhotoContainer, signatures: [[UInt8]])] = [
    (.jpeg, [JPEGMarker.start]),
    (.png, [PNGParts.signature]),
    (
      .jpegXL,
      [
        [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], JPEGXLPicture.signature,
      ]
    ),
    // TIFF 6.0, BigTIFF, and the raw formats of Panasonic and Olympus with another number than 42.
    (
      .tiff,
      [
        [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B],
        [0x49, 0x49, 0x55, 0], [0x49, 0x49, 0x52, 0x4F], [0x49, 0x49, 0x52, 0x53],
        [0x4D, 0x4D, 0x4F, 0x52],
      ]
    ),
    (.raf, [rafSignature]),
    (.gif, [Array("GIF87a".utf8), Array("GIF89a".utf8)]),
    (.photoshop, [Array("8BPS\0\u{1}".utf8), Array("8BPS\0\u{2}".utf8)]),
    (.jpeg2000, [JPEG2000Codestream.signature]),
    (.mrw, [Array("\0MRM".utf8), Array("\0MRI".utf8)]),
    (.x3f, [Array("FOVb".utf8)]),
  ]

  /// Brands of still images in ISO base media files; videos use the same box with others.
  private static let imageBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "mif3", "msf1",
    "avif", "avis",
  ]
}
