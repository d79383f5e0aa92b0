/// The properties of XMP that are read, and what their namespaces are usually called.
enum XMPNames {
  /// The properties that are read; `*` is every one of a namespace.
  static let read: [XMLName] = [
    .creatorTool, .software, .auxiliaryLens, .exifLensModel, .latitude, .longitude,
    .softwareAgent, .extendedPacket, .derivedFrom, .any(cameraRaw), .any(photoshop),
    .any(resource), XMLName(namespace: event, local: "action"),
    XMLName(namespace: event, local: "when"), XMLName(namespace: basic, local: "CreateDate"),
    XMLName(namespace: basic, local: "ModifyDate"), XMLName(namespace: tiff, local: "Make"),
    XMLName(namespace: tiff, local: "Model"),
    XMLName(namespace: dublinCore, local: "description"),
    XMLName(namespace: extensionSchema, local: "DigitalSourceType"),
    XMLName(namespace: extensionSchema, local: "AISystemUsed"),
    XMLName(namespace: camera, local: "MotionPhoto"),
    XMLName(namespace: camera, local: "MicroVideo"),
    XMLName(namespace: item, local: "Semantic"), XMLName(namespace: gainMap, local: "Version"),
  ]

  /// Returns a name with the prefix that is usual for its namespace.
  static func usualName(of name: XMLName) -> String? {
    prefixes[name.namespace].map { "\($0):\(name.local)" }
  }

  private static let basic = "http://ns.adobe.com/xap/1.0/"
  private static let tiff = "http://ns.adobe.com/tiff/1.0/"
  private static let dublinCore = "http://purl.org/dc/elements/1.1/"
  private static let event = "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  private static let resource = "http://ns.adobe.com/xap/1.0/sType/ResourceRef#"
  private static let cameraRaw = "http://ns.adobe.com/camera-raw-settings/1.0/"
  private static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  private static let extensionSchema = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  private static let camera = "http://ns.google.com/photos/1.0/camera/"
  private static let item = "http://ns.google.com/photos/1.0/container/item/"
  private static let gainMap = "http://ns.adobe.com/hdr-gain-map/1.0/"

  private static let prefixes = [
    basic: "xmp", tiff: "tiff", dublinCore: "dc", event: "stEvt", resource: "stRef",
    cameraRaw: "crs", photoshop: "photoshop", extensionSchema: "Iptc4xmpExt",
    camera: "GCamera", item: "Item", gainMap: "hdrgm", "http://ns.adobe.com/exif/1.0/aux/": "aux",
    "http://cipa.jp/exif/1.0/": "exifEX", "http://ns.adobe.com/xap/1.0/mm/": "xmpMM",
  ]
}
