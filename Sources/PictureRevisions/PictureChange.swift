import PhotoMetadata
public import Pictures

/// A change of the picture of a photo.
///
/// A plan applies its changes in their order. Each case has a type that draws in place on a
/// raster in the file’s orientation, with 8 and with 16 bits, and says what it did in one line for
/// the history of the copy.
public enum PictureChange: Hashable, Sendable {
  /// A look, with or without grain.
  case look(Look)

  /// The capture date, drawn on the picture.
  case dateStamp(DateDrawing)

  /// Applies the change to a picture with 8 bits per channel.
  func apply(to raster: inout Raster<UInt8>, _ photo: PictureFacts) throws(RevisionError) {
    switch self {
    case .look(let look): look.apply(to: &raster, tones: photo.tones)
    case .dateStamp(let drawing):
      guard try drawing.stamp(for: photo.metadata).draw(on: &raster, orientation: photo.orientation)
      else { throw .noRoomForDate }
    }
  }

  /// Applies the change to a picture with 16 bits per channel.
  func apply(to raster: inout Raster<UInt16>, _ photo: PictureFacts) throws(RevisionError) {
    switch self {
    case .look(let look): look.apply(to: &raster, tones: photo.tones)
    case .dateStamp(let drawing):
      guard try drawing.stamp(for: photo.metadata).draw(on: &raster, orientation: photo.orientation)
      else { throw .noRoomForDate }
    }
  }

  /// Whether the change enhances the picture by an algorithm.
  var isLook: Bool {
    switch self {
    case .look: true
    case .dateStamp: false
    }
  }

  /// What is said of the change in the history, such as `look minimal-life exposure=0.03 …`: a
  /// word for the kind of change, then its numbers, without a semicolon.
  func summary(for photo: PictureFacts) throws(RevisionError) -> String {
    switch self {
    case .look(let look): look.summary
    case .dateStamp(let drawing): try drawing.summary(for: photo.metadata)
    }
  }
}
