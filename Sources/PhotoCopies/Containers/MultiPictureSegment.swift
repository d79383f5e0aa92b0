import PhotoFormats

/// The segment with the list of further pictures.
struct MultiPictureSegment {
  /// The segment in the original.
  let part: JPEGPart

  /// The list of the original, and that of the copy before its positions are written.
  let list: MultiPictureList
  let newList: MultiPictureList

  /// The offset of the list's TIFF header in the original.
  var header: Int { part.content.lowerBound + JPEGSegment.multiPictureName.count }
}

/// A picture behind the first one, and its new position from the end of that.
struct MovedPicture {
  var origin: Range<Int>
  var position: Int
  /// The number of bytes; 0 if it is gone.
  var count: Int
}
