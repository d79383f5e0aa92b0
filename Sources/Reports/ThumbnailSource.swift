public import PhotoMetadata

/// Gives the small picture of the photo at a position of an audit; nil when it has none.
///
/// It is asked when the page that shows the photo is written, so that pictures of many photos are never
/// all in memory.
public typealias ThumbnailSource = (_ position: Int) -> EncodedThumbnail?
