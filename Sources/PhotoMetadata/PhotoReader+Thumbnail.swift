package import PhotoFormats

extension PhotoReader {
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

  /// Returns the bytes of a file whose thumbnail is to be decoded with its picture; nil if there
  /// are too many.
  func file(
    withThumbnailAt position: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8>? {
    guard position.count <= Limits.thumbnailBytes,
      let file = try source.everything(upTo: Limits.pictureBytes), position.upperBound <= file.count
    else { return nil }
    return file
  }

  /// Returns what `decode` makes of the thumbnail of an open file.
  ///
  /// It is the EXIF thumbnail or, without one, the smallest preview that the file lists after the
  /// picture (CIPA DC-007): the first of these that can be decoded. `decode` gets a JPEG file, the
  /// orientation of EXIF, and the size of the photo.
  package func thumbnail<Thumbnail>(
    of file: inout PhotoFile,
    decode: (_ jpeg: ArraySlice<UInt8>, _ orientation: Int, _ whole: PixelDimensions?) -> Thumbnail?
  ) throws(PhotoReadError) -> Thumbnail? {
    try thumbnail(from: &file.source, decode)
  }

  /// Returns what `decode` makes of the thumbnail of a photo in memory.
  package func thumbnail<Thumbnail>(
    in bytes: [UInt8],
    decode: (_ jpeg: ArraySlice<UInt8>, _ orientation: Int, _ whole: PixelDimensions?) -> Thumbnail?
  ) throws(PhotoReadError) -> Thumbnail? {
    var source = ByteSource(bytes)
    return try thumbnail(from: &source, decode)
  }

  /// Returns a JPEG file in memory whose EXIF has a thumbnail, with the position of that and the
  /// orientation of EXIF; nil for any other.
  package func exifThumbnail(
    in bytes: [UInt8]
  ) -> (file: ArraySlice<UInt8>, position: Range<Int>, orientation: Int)? {
    var source = ByteSource(bytes)
    guard let contents = try? contents(of: &source), contents.container == .jpeg else {
      return nil
    }
    var problems: [MetadataProblem] = []
    var traces = FileTraces()
    _ = try? ExifFields.read(contents, in: &source, problems: &problems, traces: &traces)
    guard let position = traces.thumbnailRange,
      let file = try? file(withThumbnailAt: position, in: &source)
    else { return nil }
    return (file, position, traces.orientation)
  }

  private func thumbnail<Thumbnail>(
    from source: inout ByteSource,
    _ decode: (ArraySlice<UInt8>, Int, PixelDimensions?) -> Thumbnail?
  ) throws(PhotoReadError) -> Thumbnail? {
    let contents = try contents(of: &source)
    var problems: [MetadataProblem] = []
    var traces = FileTraces()
    _ = try ExifFields.read(
      contents, in: &source, problems: &problems, traces: &traces)
    var positions = [traces.thumbnailRange, contents.thumbnail].compactMap { $0 }
    for part in contents.parts where part.name == "APP2" && contents.container == .jpeg {
      let content = try source.bytes(
        at: part.content.lowerBound, count: min(part.content.count, Limits.traceText))
      guard content.starts(with: JPEGSegment.multiPictureName) else { continue }
      let start = JPEGSegment.multiPictureName.count
      let previews = MultiPictureList(content.dropFirst(start))?.positions(
        header: part.content.lowerBound + start, in: 0..<source.size
      ).filter(\.picture.isPreview).map(\.range)
      if let position = previews?.min(by: { $0.count < $1.count }) { positions.append(position) }
    }
    for position in positions where position.count <= Limits.thumbnailBytes {
      let jpeg = try source.bytes(at: position.lowerBound, count: position.count)
      if let thumbnail = decode(jpeg, traces.orientation, contents.dimensions) {
        return thumbnail
      }
    }
    return nil
  }
}
