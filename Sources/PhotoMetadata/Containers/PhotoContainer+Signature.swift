extension PhotoContainer {
  /// The number of bytes that ``init(signature:)`` needs.
  static let signatureSize = 16 + 4 * Limits.brands

  /// Creates the kind of file with this signature; nil if it is not a photo.
  init?(signature bytes: ArraySlice<UInt8>) {
    let known = Self.signatures.first { entry in
      entry.signatures.contains { bytes.starts(with: $0) }
    }
    if let known {
      self = known.container
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: JPEG2000Walker.signature) {
      // Motion JPEG 2000 (ISO/IEC 15444-3) begins alike.
      let brands = FileTypeBrands(bytes.dropFirst(JPEG2000Walker.signature.count)).all
      guard brands.first != "mjp2" else { return nil }
      self = .jpeg2000
    } else if CRWWalker.begins(bytes) {
      self = .crw
    } else if BMPWalker.begins(bytes) {
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

  /// The kinds that their first bytes alone tell.
  private static let signatures: [(container: PhotoContainer, signatures: [[UInt8]])] = [
    (.jpeg, [[0xFF, 0xD8]]),
    (.png, [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]]),
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
    (.raf, [RAFWalker.signature]),
    (.gif, [Array("GIF87a".utf8), Array("GIF89a".utf8)]),
    (.photoshop, [Array("8BPS\0\u{1}".utf8), Array("8BPS\0\u{2}".utf8)]),
    (.jpeg2000, [JPEG2000Walker.codestream]),
    (.mrw, [Array("\0MRM".utf8), Array("\0MRI".utf8)]),
    (.x3f, [Array("FOVb".utf8)]),
  ]

  /// Brands of still images in ISO base media files; videos use the same box with others.
  private static let imageBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "mif3", "msf1",
    "avif", "avis",
  ]
}
