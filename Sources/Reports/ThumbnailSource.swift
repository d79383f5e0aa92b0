public import PhotoFormats
public import PhotoMetadata

/// Returns the thumbnail of the photo at a position of an audit; nil if it has none.
///
/// It is called when the page with the photo is rendered, so that thumbnails of many photos are
/// never all in memory. It throws ``PhotoReadError/changed`` if the file is not the one that was
/// audited.
public typealias ThumbnailSource =
  (_ position: Int) throws(PhotoReadError) -> EncodedThumbnail?
