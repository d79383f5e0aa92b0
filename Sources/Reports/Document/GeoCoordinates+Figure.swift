import Documents
import PhotoFormats
import PhotoMetadata
import StringCatalogs

extension GeoCoordinates {
  /// The position in words.
  var localizedMessage: LocalizedMessage {
    LocalizedMessage(
      "report.value.coordinatesFormat",
      .message(
        LocalizedMessage(
          latitude < 0 ? "report.value.southFormat" : "report.value.northFormat",
          .decimal(abs(latitude)))),
      .message(
        LocalizedMessage(
          longitude < 0 ? "report.value.westFormat" : "report.value.eastFormat",
          .decimal(abs(longitude)))))
  }
}

extension Figure {
  /// Returns a map of the world with a position.
  static func world(_ place: GeoCoordinates) -> Figure {
    map(place, frame: nil, caption: .message(LocalizedMessage("report.map.world")))
  }

  /// Returns the eighth of that map, in both directions, around a position.
  static func region(_ place: GeoCoordinates) -> Figure {
    let point = Drawing.Point(place)
    let (width, height) = (Symbol.world.width / magnification, Symbol.world.height / magnification)
    let frame = Drawing.Frame(
      origin: Drawing.Point(
        x: min(max(0, point.x - width / 2), Symbol.world.width - width),
        y: min(max(0, point.y - height / 2), Symbol.world.height - height)),
      width: width, height: height)
    return map(place, frame: frame, caption: .message(place.localizedMessage))
  }

  private static func map(
    _ place: GeoCoordinates, frame: Drawing.Frame?, caption: DocumentValue
  ) -> Figure {
    Figure(
      .drawing(Drawing(.world, frame: frame, points: [Drawing.Point(place)])),
      alternative: .message(place.localizedMessage), caption: caption)
  }

  private static let magnification = 8
}

extension Drawing.Point {
  /// The units of the world map per degree.
  private static let unitsPerDegree = 4.0

  fileprivate init(_ place: GeoCoordinates) {
    self.init(
      x: Int(((place.longitude + 180) * Self.unitsPerDegree).rounded()),
      y: Int(((90 - place.latitude) * Self.unitsPerDegree).rounded()))
  }
}

extension Symbol {
  /// The emblem of the product.
  static let emblem = Symbol(name: "mark", width: 24, height: 24, elements: elements("mark.svg"))

  /// The map of the world, in an equirectangular projection.
  static let world = Symbol(
    name: "world", width: 1_440, height: 720, elements: elements("world.svg"))

  private static func elements(_ name: String) -> String {
    Drawings.files.first { $0.name == name }?.text.description ?? ""
  }
}
