/// The name of an XMP property: a namespace, and a local name.
///
/// The prefix in a packet has no meaning.
struct XMLName: Hashable {
  var namespace: XMPNamespace
  var local: String

  /// The name with the conventional prefix; nil if the property is not shown.
  var prefixedName: String? { namespace.prefix.map { $0 + local } }

  /// Whether it is part of a position, which must not be shown.
  var isPosition: Bool { Self.positions.contains(self) }

  /// Whether it is a list of texts, each of which counts.
  var isList: Bool { Self.lists.contains(self) }

  private static let positions: Set<XMLName> = [
    .latitude, .longitude, .targetLatitude, .targetLongitude, .droneLatitude, .droneLongitude,
    .misspelledLongitude,
  ]

  private static let lists: Set<XMLName> = [
    .subject, .creator, XMLName(namespace: .lightroom, local: "hierarchicalSubject"),
    XMLName(namespace: .extensionSchema, local: "PersonInImage"),
    XMLName(namespace: .rights, local: "Owner"),
  ]
}

extension XMLName {
  static let creatorTool = XMLName(namespace: .basic, local: "CreatorTool")
  static let software = XMLName(namespace: .tiff, local: "Software")
  static let latitude = XMLName(namespace: .exif, local: "GPSLatitude")
  static let longitude = XMLName(namespace: .exif, local: "GPSLongitude")
  static let targetLatitude = XMLName(namespace: .exif, local: "GPSDestLatitude")
  static let targetLongitude = XMLName(namespace: .exif, local: "GPSDestLongitude")
  static let droneLatitude = XMLName(namespace: .drone, local: "GpsLatitude")
  static let droneLongitude = XMLName(namespace: .drone, local: "GpsLongitude")
  static let misspelledLongitude = XMLName(namespace: .drone, local: "GpsLongtitude")
  static let auxiliaryLens = XMLName(namespace: .exifAuxiliary, local: "Lens")
  static let exifLensModel = XMLName(namespace: .exifExtension, local: "LensModel")
  static let softwareAgent = XMLName(namespace: .event, local: "softwareAgent")
  static let subject = XMLName(namespace: .dublinCore, local: "subject")
  static let creator = XMLName(namespace: .dublinCore, local: "creator")
  static let extendedPacket = XMLName(namespace: .note, local: "HasExtendedXMP")
}
