import PhotoFormats
package import Pictures

/// A small picture of a TIFF file.
package enum TIFFPreview {
  /// Returns the first picture, upright, with no side longer than `side`.
  ///
  /// Raw files built like TIFF are refused, and so are smaller versions of a picture that comes
  /// later, which cameras put first.
  package static func picture(
    of bytes: [UInt8], longestSide side: Int, limit: Int
  ) throws(RevisionError) -> Picture {
    guard let block = TIFFBlock(bytes), let directory = block.directories.first else {
      throw .damagedPicture
    }
    // TIFF 6.0, NewSubfileType: bit 0 for smaller versions.
    if let type = block.numbers(0x00FE, in: directory, of: bytes).first, type & 1 == 1 {
      throw .unsupported("TIFF, NewSubfileType \(type)")
    }
    let picture = try TIFFPicture(directory, of: block, in: bytes, limit: limit)
    let small =
      switch try picture.decoded(bytes) {
      case .eight(let raster): raster.thumbnail(longestSide: side)
      case .sixteen(let raster): raster.thumbnail(longestSide: side)
      }
    return small.oriented(by: ExifOrientation.value(in: bytes) ?? 1)
  }
}
