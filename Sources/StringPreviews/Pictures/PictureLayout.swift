package import PhotoFormats

/// Where the places of a string are on a picture, and what surrounds the first one, in the unit of
/// the frames.
///
/// `pictures.js` does the same on the page that edits.
package struct PictureLayout: Sendable {
  /// A part of a picture.
  package struct Area: Hashable, Sendable {
    /// The distances from the left and the top edge.
    package var x, y: Double

    /// The size.
    package var width, height: Double
  }

  /// The whole picture.
  package let whole: Area

  /// What is on the picture of each frame.
  package let frames: [Area]

  /// How many units a pixel has, across and down.
  let pixel: (across: Double, down: Double)

  /// What is on the picture of each frame, in pixels of the upright picture.
  package var framesInPixels: [Area] {
    frames.map { frame in
      Area(
        x: frame.x / pixel.across, y: frame.y / pixel.down, width: frame.width / pixel.across,
        height: frame.height / pixel.down)
    }
  }

  /// The width of a small view divided by its height.
  package static let ratio = 1.6

  /// Places frames on the picture in a file.
  package init(_ found: PictureIndex.Found, of file: PictureFile) {
    self.init(found, pixels: file.picture.size)
  }

  /// Places frames on a picture with so many pixels.
  package init(_ found: PictureIndex.Found, pixels: PixelDimensions) {
    let (width, height) = found.picture.scale.size(of: pixels)
    pixel = (width / Double(pixels.width), height / Double(pixels.height))
    whole = Area(x: 0, y: 0, width: width, height: height)
    frames = found.places.map { place in
      let (left, top) = (min(max(place.x, 0), width), min(max(place.y, 0), height))
      return Area(
        x: left, y: top, width: max(0, min(place.x + place.width, width) - left),
        height: max(0, min(place.y + place.height, height) - top))
    }
  }

  /// What a small view shows: most of the width of a phone, and less of that of a Mac, around the
  /// first frame.
  package var surroundings: Area {
    let frame = frames.first ?? whole
    let usual = whole.width < whole.height ? 0.8 * whole.width : 0.45 * whole.width
    let width = min(whole.width, max(usual, frame.width * 1.15, frame.height * 1.15 * Self.ratio))
    let height = width / Self.ratio
    return Area(
      x: Self.start(frame.x + frame.width / 2, width, of: whole.width),
      y: Self.start(frame.y + frame.height / 2, height, of: whole.height), width: width,
      height: height)
  }

  /// Returns where a part that has a point in its middle begins, if it does not end outside.
  private static func start(_ center: Double, _ length: Double, of all: Double) -> Double {
    if all <= length { return (all - length) / 2 }
    return min(max(center - length / 2, 0), all - length)
  }
}

extension ScreenPicture.Scale {
  /// Returns the size of a picture in the unit of its frames.
  ///
  /// Frames of a localization catalog are in pixels or in points; if all of them are in the upper
  /// left half or third of a picture, it has two or three pixels for each point.
  func size(of pixels: PixelDimensions) -> (width: Double, height: Double) {
    switch self {
    case .pixels(let width, let height): return (Double(width), Double(height))
    case .unknown(let right, let bottom):
      let (width, height) = (Double(pixels.width), Double(pixels.height))
      guard let right, let bottom, right > 0 else { return (width, height) }
      let scale = [3, 2].first { right * $0 <= width && bottom * $0 <= height } ?? 1
      return (width / scale, height / scale)
    }
  }
}
