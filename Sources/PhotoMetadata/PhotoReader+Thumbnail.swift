public import PhotoFormats

extension PhotoReader {
  /// Returns the thumbnail of a file, decoded and re-encoded.
  ///
  /// It is the EXIF thumbnail or, without one, the smallest preview that the file lists after the
  /// picture (CIPA DC-007). Any error gives nil, as reports can omit thumbnails.
  public func thumbnail(ofFileAt path: PhotoPath) -> EncodedThumbnail? {
    guard var file = try? PhotoFile(at: path) else { return nil }
    let thumbnail = try? thumbnail(from: &file.source)
    return file.isUnchanged ? thumbnail : nil
  }

  /// Returns the thumbnail of a file whose metadata has already been read.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file has changed since then.
  public func thumbnail(
    ofFileAt path: PhotoPath, in state: FileState
  ) throws(PhotoReadError) -> EncodedThumbnail? {
    guard var file = try? PhotoFile(at: path), file.state == state else { throw .changed }
    let thumbnail = try? thumbnail(from: &file.source)
    guard file.isUnchanged else { throw .changed }
    return thumbnail
  }

  /// Returns the thumbnail of a photo in memory.
  public func thumbnail(in bytes: [UInt8]) -> EncodedThumbnail? {
    var source = ByteSource(bytes)
    return try? thumbnail(from: &source)
  }

  /// Compares the thumbnail at a place of a JPEG file with its picture; nil if one of them is
  /// damaged, too large or too uniform to compare.
  func comparison(
    ofThumbnailAt place: Range<Int>?, in source: inout ByteSource
  ) throws(PhotoReadError) -> PictureComparison? {
    try grayPictures(ofThumbnailAt: place, in: &source).flatMap { PictureComparison($0, $1) }
  }

  /// Returns the bytes of a file whose metadata has already been read; nil if it has more than
  /// `limit` bytes.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file has changed since then.
  package func bytes(
    ofFileAt path: PhotoPath, in state: FileState, upTo limit: Int
  ) throws(PhotoReadError) -> [UInt8]? {
    guard var file = try? PhotoFile(at: path), file.state == state else { throw .changed }
    let bytes = try? file.source.everything(upTo: limit)
    guard file.isUnchanged else { throw .changed }
    return bytes.map { Array($0) }
  }

  /// Returns where the picture of a JPEG file differs most from its EXIF thumbnail; nil if they
  /// can't be compared.
  public func thumbnailDifference(in bytes: [UInt8]) -> ThumbnailDifference? {
    var source = ByteSource(bytes)
    guard let contents = try? contents(of: &source), contents.container == .jpeg else {
      return nil
    }
    var problems: [MetadataProblem] = []
    var traces = FileTraces()
    _ = try? ExifFields.read(contents, in: &source, problems: &problems, traces: &traces)
    guard let place = traces.thumbnailRange,
      let (small, whole) = try? grayPictures(ofThumbnailAt: place, in: &source),
      let change = PictureComparison.change(small, whole)
    else { return nil }
    let orientation = traces.exif(.orientation)?.numbers.first.flatMap(Int.init(exactly:)) ?? 1
    guard
      let thumbnail = EncodedThumbnail(
        bytes[place], turnedBy: [change.orientation, orientation])
    else { return nil }
    return ThumbnailDifference(
      thumbnail: thumbnail, pictureFrame: change.whole.oriented(by: orientation),
      thumbnailFrame: change.small.oriented(by: orientation))
  }

  /// Decodes the thumbnail at a place of a JPEG file and its picture in gray; nil if one of them is
  /// damaged or too large.
  private func grayPictures(
    ofThumbnailAt place: Range<Int>?, in source: inout ByteSource
  ) throws(PhotoReadError) -> (small: Pixels, whole: Pixels)? {
    guard let place, place.count <= Limits.thumbnailBytes,
      let file = try source.everything(upTo: Limits.pictureBytes),
      place.upperBound <= file.count, let header = JPEGHeader(file),
      header.pixelCount <= (header.isInOneScan ? Limits.picturePixels : Limits.keptPixels),
      let smallHeader = JPEGHeader(file[place]),
      smallHeader.pixelCount <= Limits.thumbnailPixels,
      let small = TurboJPEG.pixels(of: file[place], isGray: true, notBelow: 64),
      let whole = BlockMeans.pixels(of: file, notBelow: 64)
        ?? TurboJPEG.pixels(of: file, isGray: true, notBelow: 64)
    else { return nil }
    return (small, whole)
  }

  private func thumbnail(
    from source: inout ByteSource
  ) throws(PhotoReadError) -> EncodedThumbnail? {
    let contents = try contents(of: &source)
    var problems: [MetadataProblem] = []
    var traces = FileTraces()
    _ = try ExifFields.read(
      contents, in: &source, problems: &problems, traces: &traces)
    let orientation = traces.exif(.orientation)?.numbers.first.flatMap(Int.init(exactly:)) ?? 1
    var places = [traces.thumbnailRange, contents.thumbnail].compactMap { $0 }
    for part in contents.parts where part.name == "APP2" && contents.container == .jpeg {
      let content = try source.bytes(
        at: part.content.lowerBound, count: min(part.content.count, Limits.traceText))
      guard content.starts(with: JPEGSegment.multiPictureName) else { continue }
      let start = JPEGSegment.multiPictureName.count
      let previews = MultiPictureList(content.dropFirst(start))?.places(
        header: part.content.lowerBound + start, in: 0..<source.size
      ).filter(\.picture.isPreview).map(\.range)
      if let place = previews?.min(by: { $0.count < $1.count }) { places.append(place) }
    }
    for place in places where place.count <= Limits.thumbnailBytes {
      let jpeg = try source.bytes(at: place.lowerBound, count: place.count)
      if let thumbnail = EncodedThumbnail(
        jpeg, orientation: orientation, whole: contents.dimensions)
      {
        return thumbnail
      }
    }
    return nil
  }
}
