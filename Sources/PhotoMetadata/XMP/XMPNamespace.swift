/// An XMP namespace whose properties are read.
enum XMPNamespace: Int, CaseIterable {
  case basic, tiff, exif, exifAuxiliary, exifExtension, dublinCore, note
  case mediaManagement, event, resource, cameraRaw, photoshop
  case extensionSchema, coreSchema, camera, item, gainMap, terms, label
  case drone, rights, lightroom, regions, microsoftRegion

  /// Its URI.
  var address: String { Self.addresses[rawValue] }

  /// The names of the properties to read; nil for all.
  var names: [String]? { Self.names[rawValue] }

  /// The conventional prefix, with its colon; nil if its properties are not shown.
  var prefix: String? {
    switch self {
    case .basic: "xmp:"
    case .tiff: "tiff:"
    case .exifAuxiliary: "aux:"
    case .exifExtension: "exifEX:"
    case .dublinCore: "dc:"
    case .mediaManagement: "xmpMM:"
    case .event: "stEvt:"
    case .resource: "stRef:"
    case .cameraRaw: "crs:"
    case .photoshop: "photoshop:"
    case .extensionSchema: "Iptc4xmpExt:"
    case .coreSchema: "Iptc4xmpCore:"
    case .camera: "GCamera:"
    case .item: "Item:"
    case .gainMap: "hdrgm:"
    case .terms: "dcterms:"
    case .label: "TC260:"
    case .drone: "drone-dji:"
    case .rights: "xmpRights:"
    case .lightroom: "lr:"
    case .regions: "mwg-rs:"
    case .microsoftRegion: "MPReg:"
    case .exif: "exif:"
    case .note: nil
    }
  }

  private static let addresses = allCases.map { namespace in
    switch namespace {
    case .basic: "http://ns.adobe.com/xap/1.0/"
    case .tiff: "http://ns.adobe.com/tiff/1.0/"
    case .exif: "http://ns.adobe.com/exif/1.0/"
    case .exifAuxiliary: "http://ns.adobe.com/exif/1.0/aux/"
    case .exifExtension: "http://cipa.jp/exif/1.0/"
    case .dublinCore: "http://purl.org/dc/elements/1.1/"
    case .note: "http://ns.adobe.com/xmp/note/"
    case .mediaManagement: "http://ns.adobe.com/xap/1.0/mm/"
    case .event: "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
    case .resource: "http://ns.adobe.com/xap/1.0/sType/ResourceRef#"
    case .cameraRaw: "http://ns.adobe.com/camera-raw-settings/1.0/"
    case .photoshop: "http://ns.adobe.com/photoshop/1.0/"
    case .extensionSchema: "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    case .coreSchema: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    case .camera: "http://ns.google.com/photos/1.0/camera/"
    case .item: "http://ns.google.com/photos/1.0/container/item/"
    case .gainMap: "http://ns.adobe.com/hdr-gain-map/1.0/"
    case .terms: "http://purl.org/dc/terms/"
    case .label: "http://www.tc260.org.cn/ns/AIGC/1.0/"
    case .drone: "http://www.dji.com/drone-dji/1.0/"
    case .rights: "http://ns.adobe.com/xap/1.0/rights/"
    case .lightroom: "http://ns.adobe.com/lightroom/1.0/"
    case .regions: "http://www.metadataworkinggroup.com/schemas/regions/"
    case .microsoftRegion: "http://ns.microsoft.com/photo/1.2/t/Region#"
    }
  }

  private static let names: [[String]?] = allCases.map { namespace in
    switch namespace {
    case .basic: ["CreatorTool", "CreateDate", "ModifyDate", "MetadataDate"]
    case .tiff: ["Software", "Make", "Model"]
    case .exif:
      [
        "GPSLatitude", "GPSLongitude", "GPSDestLatitude", "GPSDestLongitude", "GPSAltitude",
        "GPSAltitudeRef", "GPSImgDirection", "GPSAreaInformation",
        "DateTimeOriginal", "DateTimeDigitized", "ExposureTime", "FNumber", "ISOSpeedRatings",
        "FocalLength", "FocalLengthIn35mmFilm", "UserComment",
      ]
    case .exifAuxiliary: ["Lens", "SerialNumber", "LensSerialNumber", "OwnerName"]
    case .exifExtension:
      [
        "LensModel", "PhotographicSensitivity", "BodySerialNumber", "LensSerialNumber",
        "CameraOwnerName", "ImageEditor", "CameraFirmware", "RAWDevelopingSoftware",
        "ImageEditingSoftware", "MetadataEditingSoftware",
      ]
    case .dublinCore: ["title", "description", "subject", "creator", "rights", "date"]
    case .note: ["HasExtendedXMP"]
    case .mediaManagement: ["DerivedFrom"]
    case .event: ["softwareAgent", "action", "when", "parameters", "changed"]
    case .extensionSchema:
      [
        "DigitalSourceType", "DigitalSourceFileType", "AISystemUsed", "AIPromptInformation",
        "DigImageGUID", "PersonInImage", "City", "CountryName", "ProvinceState", "Sublocation",
        "LocationName",
      ]
    case .coreSchema: ["Location", "CountryCode"]
    case .camera: ["MotionPhoto", "MicroVideo", "MicroVideoOffset"]
    case .item: ["Semantic", "Length", "Padding"]
    case .gainMap: ["Version"]
    case .terms: ["provenance"]
    case .label: ["AIGC", "Label"]
    // DJI misspelled the second name in its first models.
    case .drone: ["GpsLatitude", "GpsLongitude", "GpsLongtitude"]
    case .rights: ["Owner"]
    case .lightroom: ["hierarchicalSubject"]
    case .regions: ["Name"]
    case .microsoftRegion: ["PersonDisplayName"]
    case .resource, .cameraRaw, .photoshop: nil
    }
  }
}
