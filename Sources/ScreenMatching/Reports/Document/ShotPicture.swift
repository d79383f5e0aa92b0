public import Documents

/// Returns the picture of a shot for a web page; nil if it can’t be shown.
///
/// It has the width and the height of the shot, however small its file is.
public typealias ShotPicture = (CheckedShot) -> DocumentPicture?
