import ASCII

/// A place that a text names in a form that programs write and read: coordinates, a link to a map,
/// a tag such as `geo:city=Paris`, or a code for a place.
///
/// Names alone are no such form. Numbers that could be anything else are none either: a pair of
/// decimals counts with at least four places, or with a word that says what it is.
package struct PlaceText: Hashable, Sendable {
  /// The position; nil if the text doesn’t say it in numbers, or says only a part of it.
  package var coordinates: GeoCoordinates?

  /// The names that the form itself says are names of places.
  package var names: [String] = []

  /// Bytes of a text that are looked at.
  private static let maximumText = 1 << 20

  /// Finds the first place in a text; nil if there is none.
  package init?(in text: String) {
    guard Self.mayNamePlace(text) else { return nil }
    let symbols = PlaceSymbols(text, limit: Self.maximumText)
    if let coordinates = CoordinatesSearch(symbols.all).first {
      self.init(coordinates: coordinates.place)
    } else if let path = KeywordPath.all(in: text).first(where: { $0.root == .places }) {
      self.init(names: path.names)
    } else if let names = PlaceTag.names(in: text) {
      self.init(names: names)
    } else if PlaceLink.isAny(in: symbols.all) || PlaceCode.isAny(in: symbols.all) {
      self.init()
    } else {
      return nil
    }
  }

  private init(coordinates: GeoCoordinates? = nil, names: [String] = []) {
    (self.coordinates, self.names) = (coordinates, names)
  }

  /// Whether a text has what each form has: most texts of photos have nothing of it.
  private static func mayNamePlace(_ text: String) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      if byte.isASCIIDigit { digits += 1 }
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "+"):
        return true
      // Digits of full width begin with this byte.
      case 0xEF: return true
      default: if digits >= 4 { return true }
      }
    }
    return false
  }
}
