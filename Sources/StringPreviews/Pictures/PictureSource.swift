/// Pictures of screens, with the strings on each.
///
/// This library opens no file: the tool reads the pictures, each by its number.
public protocol PictureSource: Sendable {
  /// The pictures, in the order in which a person should see them.
  var pictures: [ScreenPicture] { get }

  /// Returns the bytes of the file of a picture; nil if it can't be read, or is too large.
  func bytes(ofPicture number: Int) -> [UInt8]?
}
