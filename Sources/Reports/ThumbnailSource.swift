public import PhotoMetadata

/// Returns the small picture of the photo at a position of an audit; nil when it has none.
///
/// It is asked when the page that shows the photo is written, so that pictures of many photos are
/// never all in memory. It throws ``PhotoReadError/changed`` when the file is not the one that was
/// audited.
public typealias ThumbnailSource =
  (_ position: Int) throws(PhotoReadError) -> EncodedThumbnail?
