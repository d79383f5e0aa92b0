import StringCatalogs
import StringPreviews

/// A picture of a string, for the page.
struct PictureAnswer: Encodable {
  /// The position of the string, in the unit of the picture.
  struct Place: Encodable {
    var x, y, width, height: Double
    var isCertain: Bool

    /// The text as it was read; nil if it was not read.
    var text: String?
  }

  /// The number by which the page asks for the picture.
  let number: Int

  let name: String

  /// The language of the screen; nil if nothing says it.
  let htmlTag: String?

  /// The size in pixels; nil if it is known only from the picture.
  var width, height: Int?

  /// The ends of all frames, from which the unit can be told.
  var right, bottom: Double?

  /// Where the string is.
  let places: [Place]

  init(_ found: PictureIndex.Found) {
    number = found.number
    name = found.picture.name
    htmlTag = found.picture.language?.canonical.rawValue
    switch found.picture.scale {
    case .pixels(let width, let height): (self.width, self.height) = (width, height)
    case .unknown(let right, let bottom): (self.right, self.bottom) = (right, bottom)
    }
    places = found.places.map { place in
      Place(
        x: place.x, y: place.y, width: place.width, height: place.height,
        isCertain: place.isCertain, text: place.text.isEmpty ? nil : place.text)
    }
  }
}
