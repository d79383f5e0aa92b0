import JPEGCodec
public import PhotoFormats
public import PhotoMetadata

extension PhotoReader {
  /// Creates a reader that compares thumbnails with pictures if that is asked for.
  ///
  /// It decodes the picture of each JPEG file that has a thumbnail, which takes many times as long
  /// as reading the metadata.
  public init(comparingThumbnails: Bool) {
    guard comparingThumbnails else {
      self.init()
      return
    }
    self.init { file, position in
      Self.grayPictures(ofThumbnailAt: position, in: file).flatMap { PictureComparison($0, $1) }
        .map {
          ThumbnailComparison(
            similarity: $0.similarity, largestDifference: $0.largestDifference,
            changedPart: $0.changedPart, shownPart: $0.shownPart)
        }
    }
  }

  /// Returns the thumbnail of a file, decoded and re-encoded.
  ///
  /// It is the EXIF thumbnail or, without one, the smallest preview that the file lists after the
  /// picture (CIPA DC-007). Any error gives nil, as reports can omit thumbnails.
  public func thumbnail(ofFileAt path: PhotoPath) -> EncodedThumbnail? {
    guard var file = try? PhotoFile(at: path) else { return nil }
    let thumbnail = try? thumbnail(of: &file, decode: Self.decoded)
    return file.isUnchanged ? thumbnail : nil
  }

  /// Returns the thumbnail of a file whose metadata has already been read.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file has changed since then.
  public func thumbnail(
    ofFileAt path: PhotoPath, in state: FileState
  ) throws(PhotoReadError) -> EncodedThumbnail? {
    guard var file = try? PhotoFile(at: path), file.state == state else { throw .changed }
    let thumbnail = try? thumbnail(of: &file, decode: Self.decoded)
    guard file.isUnchanged else { throw .changed }
    return thumbnail
  }

  /// Returns the thumbnail of a photo in memory.
  public func thumbnail(in bytes: [UInt8]) -> EncodedThumbnail? {
    try? thumbnail(in: bytes, decode: Self.decoded)
  }

  /// Returns where the picture of a JPEG file differs most from its EXIF thumbnail; nil if they
  /// can't be compared.
  public func thumbnailDifference(in bytes: [UInt8]) -> ThumbnailDifference? {
    guard let (file, position, orientation) = exifThumbnail(in: bytes),
      let (small, whole) = Self.grayPictures(ofThumbnailAt: position, in: file),
      let change = PictureComparison.change(small, whole),
      let thumbnail = EncodedThumbnail(
        bytes[position], turnedBy: [change.orientation, orientation])
    else { return nil }
    return ThumbnailDifference(
      thumbnail: thumbnail, pictureFrame: change.whole.oriented(by: orientation),
      thumbnailFrame: change.small.oriented(by: orientation))
  }

  /// Returns the EXIF thumbnail of a JPEG file that shows more than its picture, with the part that
  /// the picture shows; nil if there is none, or the part can't be told for certain.
  public func thumbnailCrop(in bytes: [UInt8]) -> ThumbnailCrop? {
    guard let (file, position, orientation) = exifThumbnail(in: bytes),
      let (small, whole) = Self.grayPictures(ofThumbnailAt: position, in: file),
      let crop = PictureComparison.crop(small, whole),
      let thumbnail = EncodedThumbnail(bytes[position], turnedBy: [crop.orientation, orientation])
    else { return nil }
    return ThumbnailCrop(thumbnail: thumbnail, frame: crop.part.oriented(by: orientation))
  }

  private static func decoded(
    _ jpeg: ArraySlice<UInt8>, orientation: Int, whole: PixelDimensions?
  ) -> EncodedThumbnail? { EncodedThumbnail(jpeg, orientation: orientation, whole: whole) }

  /// Decodes the thumbnail at a position of a JPEG file and its picture in gray; nil if one of them
  /// is damaged or too large.
  private static func grayPictures(
    ofThumbnailAt position: Range<Int>, in file: ArraySlice<UInt8>
  ) -> (small: JPEGPicture, whole: JPEGPicture)? {
    guard let header = JPEGHeader(file),
      header.pixelCount
        <= (header.isInOneScan ? ThumbnailLimits.picturePixels : ThumbnailLimits.keptPixels),
      let smallHeader = JPEGHeader(file[position]),
      smallHeader.pixelCount <= ThumbnailLimits.thumbnailPixels,
      let small = JPEGPicture(decoding: file[position], as: .gray, notBelow: 64),
      let whole = BlockMeans.picture(of: file, notBelow: 64)
        ?? JPEGPicture(decoding: file, as: .gray, notBelow: 64)
    else { return nil }
    return (small, whole)
  }
}
