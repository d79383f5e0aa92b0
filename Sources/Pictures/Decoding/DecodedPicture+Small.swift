internal import JPEGCodec
internal import PhotoFormats

extension DecodedPicture {
  /// Decodes a file for a small picture whose longest side has `side` pixels at most.
  ///
  /// No more of a JPEG file is decoded than that needs: an eighth of its sides, if that is enough
  /// or nearly so.
  /// Otherwise ``init(_:limits:)`` decodes it. The result has no alpha; transparent pixels are on
  /// white.
  package static func small(
    _ file: ArraySlice<UInt8>, longestSide side: Int, limits: PictureLimits
  ) throws(PictureError) -> Picture {
    guard file.count <= limits.bytes else { throw .tooLarge }
    let picture =
      PictureFormat(file) == .jpeg
      ? try jpeg(file, notBelow: side, limits) : try DecodedPicture(file, limits: limits).picture
    return picture.fitting(side)
  }

  private static func jpeg(
    _ file: ArraySlice<UInt8>, notBelow side: Int, _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    guard let scans = JPEGHeader(file), let header = JPEGPicture.header(of: file) else {
      throw .damaged
    }
    // A picture in several scans is kept as a whole until the last one.
    guard scans.isInOneScan || scans.pixelCount <= limits.keptPixels else {
      throw .tooManyPixels(limit: limits.keptPixels)
    }
    guard scans.pixelCount <= limits.readPixels else {
      throw .tooManyPixels(limit: limits.readPixels)
    }
    let divisor = [8, 4, 2].first { max(header.width, header.height) / $0 >= side } ?? 1
    let orientation = ExifOrientation.value(in: file, .jpeg)
    if let picture = eighth(file, notBelow: side) { return picture.oriented(by: orientation) }
    return try jpeg(file, header, divisor: divisor).oriented(by: orientation)
  }

  /// Returns a large picture at an eighth of its size, for which most of its data is skipped; nil
  /// for any other.
  ///
  /// It may be a tenth smaller than asked for, since decoding it takes three times as long
  /// otherwise.
  private static func eighth(_ file: ArraySlice<UInt8>, notBelow side: Int) -> Picture? {
    BlockColors.picture(of: file, notBelow: side * 9 / 10).flatMap {
      Picture(width: $0.width, height: $0.height, layout: .rgb, bytes: $0.bytes)
    }
  }
}

extension Picture {
  /// Returns the picture without alpha, on white, with no side longer than `side`.
  package func fitting(_ side: Int) -> Picture {
    Raster(
      width: width, height: height, layout: layout == .rgb ? .rgb : .rgba, values: bytes
    )?.thumbnail(longestSide: side) ?? self
  }

  /// Returns the picture as a JPEG file without metadata; nil if it has alpha, or the encoder has
  /// no memory.
  package func jpeg(quality: Int) -> [UInt8]? {
    guard layout == .rgb else { return nil }
    return JPEGPicture(width: width, height: height, layout: .rgb, bytes: bytes)
      .encoded(quality: quality)
  }
}

extension PictureLimits {
  /// The maximum number of pixels of a JPEG picture that is kept while it is decoded: one in
  /// several scans takes 6 bytes for each.
  fileprivate var keptPixels: Int { 12 << 20 }

  /// The maximum number of pixels of a JPEG picture that is read in order to be made small.
  fileprivate var readPixels: Int { 256 << 20 }
}
