import JPEGCodec
import PhotoFormats

/// Compares the picture of a copy with that of its original.
enum PictureCheck {
  /// Returns whether a copy shows the same picture as its original, whatever decoder is used.
  ///
  /// The coded data of the original must all be there. A copy that is `isExact` may lack what no
  /// decoder reads, unless the original is damaged: decoders guess in such a file, and each
  /// guesses otherwise.
  static func isSame(
    _ original: [UInt8], _ copy: [UInt8], _ container: PhotoContainer, isExact: Bool
  ) -> Bool {
    guard let before = PictureData(original, container), let after = PictureData(copy, container)
    else { return true }
    guard before.hasPicture, after.hasPicture else { return false }
    let hasAll = before.pieces == after.pieces
    guard container != .jpeg else {
      if hasAll, before.isSound || !JPEGPicture.isDecoded(original[...]) { return true }
      return !before.hasSeveralFrames && JPEGPicture.areSame(original[...], copy[...])
    }
    return hasAll
      || isExact && PictureData(original, container, readsCodes: true)?.isSound == true
  }
}
