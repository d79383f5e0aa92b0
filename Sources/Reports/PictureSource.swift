/// Returns the pictures of the photo at a position of an audit; nil if there are none.
///
/// It is called when the page with the photo is rendered, so that pictures of many photos are
/// never all in memory. It throws if the file is not the one that was audited.
public typealias PictureSource = (_ position: Int) throws -> PhotoPictures?
