extension PhotoContainer {
  /// The number of bytes that ``init(signature:)`` needs.
  static let signatureSize = 16 + 4 * Limits.brands

  /// Creates the kind of file with this signature; nil if it is not a photo.
  init?(signature bytes: ArraySlice<UInt8>) {
    func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: expected)
    }
    if has([0xFF, 0xD8]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if has([0, 0, 0, 0x0C] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A])
      || has([0xFF, 0x0A])
    {
      self = .jpegXL
    } else if Self.tiffSignatures.contains(where: { has($0) }) {
      self = .tiff
    } else if has(RAFWalker.signature) {
      self = .raf
    } else if has(Array("ftypcrx ".utf8), at: 4) {
      self = .cr3
    } else if has(Array("ftyp".utf8), at: 4), Self.hasImageBrand(bytes) {
      self = .heif
    } else {
      return nil
    }
  }

  /// TIFF 6.0, BigTIFF, and the raw formats of Panasonic and Olympus with another number than 42.
  private static let tiffSignatures: [[UInt8]] = [
    [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B],
    [0x49, 0x49, 0x55, 0], [0x49, 0x49, 0x52, 0x4F], [0x49, 0x49, 0x52, 0x53],
    [0x4D, 0x4D, 0x4F, 0x52],
  ]

  /// Brands of still images in ISO base media files; videos use the same box with others.
  private static let imageBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "mif3", "msf1",
    "avif", "avis",
  ]

  // ISO/IEC 14496-12, 4.3: size, "ftyp", major brand, version, then brands to the end of the box.
  private static func hasImageBrand(_ bytes: ArraySlice<UInt8>) -> Bool {
    let boxSize = ByteOrder.big.uint32(bytes, at: 0) ?? 0
    let brandOffsets = [8] + stride(from: 16, to: min(boxSize, bytes.count), by: 4)
    return brandOffsets.contains { offset in
      imageBrands.contains(String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self))
    }
  }
}
