import ASCII

/// Tags for machines, such as `geo:lat=48.8583` and `place:city=Paris`.
enum PlaceTag {
  /// Returns the names in the tags of a text; nil if it has no tag about a place.
  static func names(in text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: "=")), text.utf8.contains(UInt8(ascii: ":")) else {
      return nil
    }
    var names: [String]?
    for item in text.split(whereSeparator: { ",;\n\r\t".contains($0) }) {
      guard let (isPlace, name) = tag(item), isPlace else { continue }
      names = (names ?? []) + (name.map { [$0] } ?? [])
    }
    return names
  }

  /// Returns whether the last word before `=` and what follows are a tag about a place, and the
  /// name in it.
  private static func tag(_ item: Substring) -> (isPlace: Bool, name: String?)? {
    let parts = item.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let word = parts[0].split(separator: " ").last else { return nil }
    let names = word.split(separator: ":", omittingEmptySubsequences: false)
    let value = parts[1].drop { $0 == " " || $0 == "\"" }
    guard names.count == 2, !value.isEmpty else { return nil }
    let (space, key) = (names[0].lowercased(), names[1].lowercased())
    guard !key.isEmpty, key.utf8.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "_") }) else {
      return nil
    }
    let isPlace = spaces.contains(space) || places.contains(space) && keys.contains(key)
    let isName = nameKeys.contains(key)
    return (isPlace, isName ? value.trimmed : nil)
  }

  /// Namespaces of which every tag is about a place, and those of which some are.
  private static let spaces: Set<String> = [
    "geo", "geonames", "osm", "foursquare", "woe", "geoplanet", "dopplr", "geotag",
  ]
  private static let places: Set<String> = ["place", "places", "location", "gps"]
  private static let nameKeys: Set<String> = [
    "city", "country", "state", "province", "town", "village", "region", "county", "name",
    "street", "address", "sublocation", "neighbourhood", "neighborhood", "locality", "poi",
  ]
  private static let keys = nameKeys.union([
    "lat", "latitude", "lon", "lng", "long", "longitude", "alt", "altitude",
  ])
}

extension Substring {
  /// The text without spaces and quotation marks around it.
  fileprivate var trimmed: String {
    let end = lastIndex { $0 != " " && $0 != "\"" }
    return end.map { String(self[...$0]) } ?? ""
  }
}
