/// The name of an element or attribute: a namespace, and a name in it.
///
/// Which prefix a packet gives to a namespace means nothing.
struct XMLName: Hashable {
  var namespace: String
  var local: String

  /// The name that stands for all names of a namespace.
  static func any(_ namespace: String) -> XMLName { XMLName(namespace: namespace, local: "*") }

  /// Whether it is part of a position, which must not be repeated where it can be seen.
  var isPosition: Bool { self == .latitude || self == .longitude }
}

extension XMLName {
  static let creatorTool = XMLName(
    namespace: "http://ns.adobe.com/xap/1.0/", local: "CreatorTool")
  static let software = XMLName(namespace: "http://ns.adobe.com/tiff/1.0/", local: "Software")
  static let latitude = XMLName(namespace: "http://ns.adobe.com/exif/1.0/", local: "GPSLatitude")
  static let longitude = XMLName(namespace: "http://ns.adobe.com/exif/1.0/", local: "GPSLongitude")
  static let auxiliaryLens = XMLName(
    namespace: "http://ns.adobe.com/exif/1.0/aux/", local: "Lens")
  static let exifLensModel = XMLName(namespace: "http://cipa.jp/exif/1.0/", local: "LensModel")
  static let history = XMLName(namespace: "http://ns.adobe.com/xap/1.0/mm/", local: "History")
  static let softwareAgent = XMLName(
    namespace: "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#", local: "softwareAgent")
  static let extendedPacket = XMLName(
    namespace: "http://ns.adobe.com/xmp/note/", local: "HasExtendedXMP")
  static let derivedFrom = XMLName(
    namespace: "http://ns.adobe.com/xap/1.0/mm/", local: "DerivedFrom")
}
