/// What the properties of XMP are about.
///
/// Properties of unknown namespaces are judged by the words of their names; without any, they may
/// be about anything.
package enum XMPKinds {
  /// The namespace of RDF.
  package static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  /// The namespace of the history and of references between files.
  package static let mediaManagement = "http://ns.adobe.com/xap/1.0/mm/"
  /// The namespace of an event in the history.
  package static let event = "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"

  /// Returns what a property is about.
  package static func kind(of local: String, in namespace: String) -> MetadataKind {
    rule(for: namespace).kind(of: local)
  }

  /// What decides what the properties of a namespace are about.
  struct Rule: Sendable {
    /// The usual prefix; nil if the namespace is unknown.
    let prefix: String?
    /// Whether the namespace belongs to the form of XMP, and has no properties.
    let isForm: Bool
    /// What is known of single properties.
    fileprivate let names: [String: MetadataKind]
    /// What all others are about; nil if their names say it.
    fileprivate let others: MetadataKind?

    /// Returns what a property is about.
    func kind(of local: String) -> MetadataKind {
      if let kind = names[local] ?? others { return kind }
      return XMPKinds.kind(ofWords: XMPKinds.words(in: local))
        ?? prefix.map { XMPKinds.fallbacks[$0] ?? .other } ?? .unread
    }

    /// What all properties are about, if none is private or a date; nil if one can be.
    let irrelevant: MetadataKind?

    fileprivate init(
      prefix: String?, isForm: Bool = false, names: [String: MetadataKind] = [:],
      others: MetadataKind? = nil
    ) {
      (self.prefix, self.isForm, self.names, self.others) = (prefix, isForm, names, others)
      let recorded = RecordedStructures.kinds
      let isIrrelevant =
        others.map { !recorded.contains($0) } == true
        && names.values.allSatisfy { !recorded.contains($0) }
      irrelevant = isIrrelevant ? others : nil
    }
  }

  /// Returns the rule of a namespace.
  static func rule(for namespace: String) -> Rule {
    rules[namespace] ?? Rule(prefix: nil)
  }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (namespace, prefix) in prefixes {
      var names: [String: MetadataKind] = [:]
      // Settings are looked up so often that the words of their names are read once.
      for local in settings[prefix] ?? [] where namespaceKinds[prefix] == nil {
        names[local] = kind(ofWords: words(in: local)) ?? fallbacks[prefix] ?? .other
      }
      for (name, kind) in kinds where name.hasPrefix(prefix + ":") {
        names[String(name.dropFirst(prefix.utf8.count + 1))] = kind
      }
      rules[namespace] = Rule(prefix: prefix, names: names, others: namespaceKinds[prefix])
    }
    for namespace in [rdf, "http://www.w3.org/XML/1998/namespace", "adobe:ns:meta/"] {
      rules[namespace] = Rule(prefix: nil, isForm: true, others: .technical)
    }
    return rules
  }()

  /// Whether a property is one that its namespace has, where properties with other names would be
  /// taken for settings of the camera.
  package static func isKnown(_ local: String, in namespace: String) -> Bool {
    guard let prefix = prefixes[namespace], let names = settings[prefix] else { return true }
    return kinds["\(prefix):\(local)"] != nil || names.contains(local)
  }

  /// Returns the name of a property with its usual prefix.
  package static func name(of local: String, in namespace: String, prefix: String) -> String {
    "XMP \(prefixes[namespace] ?? prefix):\(local)"
  }

  /// Returns the namespace of a usual prefix; nil if it is unknown.
  package static func namespace(ofPrefix prefix: String) -> String? { namespaces[prefix] }

  private static let namespaces = Dictionary(
    prefixes.map { ($1, $0) } + [("rdf", rdf), ("x", "adobe:ns:meta/")]
      + XMPNamespace.allCases.compactMap { namespace in
        namespace.prefix.map { (String($0.dropLast()), namespace.address) }
      },
    uniquingKeysWith: { first, _ in first })

  /// Returns the usual prefix of a namespace; nil if it is unknown.
  package static func prefix(of namespace: String) -> String? { prefixes[namespace] }

  /// Returns what a property whose value can't be read may hold; nil if that is not known.
  package static func hidden(in name: String) -> Set<MetadataKind>? { hidden[name] }

  /// What Google’s cameras note about exposures and the device, encrypted, as ExifTool lists it.
  private static let hidden: [String: Set<MetadataKind>] = [
    "XMP GCamera:HdrPlusMakernote": [.serialNumbers, .identifiers],
    "XMP GCamera:hdrp_makernote": [.serialNumbers, .identifiers],
    "XMP GCamera:shot_log_data": [.serialNumbers, .identifiers],
  ]

  /// Returns what the words of a name say.
  package static func kind(ofWords words: [String]) -> MetadataKind? {
    let all = Set(words)
    return wordKinds.first { !$0.1.isDisjoint(with: all) }?.0
  }

  /// Returns the words of a name such as `GPSLatitudeRef` or `gps_latitude`, in lowercase.
  package static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        character.isUppercase
        && (word.last?.isUppercase != true || next?.isLowercase == true)
      if !character.isLetter || begins, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    return words + (word.isEmpty ? [] : [word.lowercased()])
  }

  private static let wordKinds: [(MetadataKind, Set<String>)] = [
    (
      .location,
      [
        "gps", "latitude", "longitude", "longtitude", "location", "geo", "geotag", "altitude",
        "city", "country", "sublocation", "province", "locality", "place", "position", "heading",
        "address", "coordinates", "lat", "lon", "lng", "venue", "region", "state", "yaw",
      ]
    ),
    (.serialNumbers, ["serial"]),
    (.faces, ["face", "faces", "person", "persons", "people", "participants"]),
    (.thumbnail, ["thumbnail", "thumbnails", "preview"]),
    (
      .comments,
      [
        "caption", "comment", "comments", "keyword", "keywords", "description", "title", "headline",
        "notes", "tags", "subject", "label", "category", "categories",
      ]
    ),
    (
      .owner,
      [
        "owner", "author", "authors", "creator", "artist", "photographer", "email", "phone",
        "contact", "credit", "byline", "writer", "user", "username", "attribution",
      ]
    ),
    (.copyright, ["copyright", "rights", "license", "licensor", "usage"]),
    (.history, ["history", "ingredients", "ancestors", "derived"]),
    (.identifiers, ["id", "uuid", "guid", "identifier", "filename", "path"]),
  ]

  private static let prefixes: [String: String] = [
    "http://ns.adobe.com/exif/1.0/": "exif", "http://ns.adobe.com/exif/1.0/aux/": "aux",
    "http://cipa.jp/exif/1.0/": "exifEX", "http://ns.adobe.com/tiff/1.0/": "tiff",
    "http://ns.adobe.com/photoshop/1.0/": "photoshop", "http://ns.adobe.com/xap/1.0/": "xmp",
    "http://ns.adobe.com/xap/1.0/rights/": "xmpRights", mediaManagement: "xmpMM",
    event: "stEvt", "http://ns.adobe.com/xap/1.0/sType/ResourceRef#": "stRef",
    "http://ns.adobe.com/xap/1.0/bj/": "xmpBJ", "http://ns.adobe.com/xmp/note/": "xmpNote",
    "http://purl.org/dc/elements/1.1/": "dc", "http://purl.org/dc/terms/": "dcterms",
    "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/": "Iptc4xmpCore",
    "http://iptc.org/std/Iptc4xmpExt/2008-02-29/": "Iptc4xmpExt",
    "http://ns.useplus.org/ldf/xmp/1.0/": "plus",
    "http://ns.adobe.com/camera-raw-settings/1.0/": "crs",
    "http://ns.adobe.com/lightroom/1.0/": "lr",
    "http://www.metadataworkinggroup.com/schemas/regions/": "mwg-rs",
    "http://ns.microsoft.com/photo/1.2/": "MP",
    "http://ns.microsoft.com/photo/1.2/t/RegionInfo#": "MPRI",
    "http://ns.microsoft.com/photo/1.2/t/Region#": "MPReg",
    "http://ns.apple.com/faceinfo/1.0/": "apple-fi", "http://ns.acdsee.com/regions/": "acdsee-rs",
    "http://ns.google.com/photos/1.0/panorama/": "GPano",
    "http://ns.google.com/photos/1.0/camera/": "GCamera",
    "http://ns.google.com/photos/1.0/container/": "Container",
    "http://ns.google.com/photos/1.0/container/item/": "Item",
    "http://ns.adobe.com/hdr-gain-map/1.0/": "hdrgm",
    "http://ns.apple.com/HDRGainMap/1.0/": "HDRGainMap",
    "http://ns.apple.com/pixeldatainfo/1.0/": "apdi",
    "http://www.tc260.org.cn/ns/AIGC/1.0/": "TC260",
    "http://www.digikam.org/ns/1.0/": "digiKam", "http://ns.acdsee.com/iptc/1.0/": "acdsee",
    "http://ns.adobe.com/pdf/1.3/": "pdf", "http://ns.adobe.com/xmp/1.0/DynamicMedia/": "xmpDM",
    "http://ns.camerabits.com/photomechanic/1.0/": "photomech",
    "http://ns.iview-multimedia.com/mediapro/1.0/": "mediapro",
    "http://ns.microsoft.com/expressionmedia/1.0/": "expressionmedia",
    "http://www.metadataworkinggroup.com/schemas/keywords/": "mwg-kw",
    "http://www.w3.org/2003/01/geo/wgs84_pos#": "geo", "http://xmlns.com/foaf/0.1/": "foaf",
    "http://ns.google.com/photos/1.0/audio/": "GAudio",
    "http://ns.google.com/photos/1.0/image/": "GImage",
    "http://ns.google.com/photos/1.0/depthmap/": "GDepth",
    "http://www.dji.com/drone-dji/1.0/": "drone-dji", "http://pix4d.com/camera/1.0/": "Camera",
    "http://www.parrot.com/drone-parrot/1.0/": "drone-parrot",
    "http://www.gimp.org/xmp/": "GIMP", "http://ns.adobe.com/xap/1.0/t/pg/": "xmpTPg",
    "http://ns.adobe.com/xap/1.0/g/": "xmpG", "http://ns.adobe.com/xap/1.0/g/img/": "xmpGImg",
    "http://ns.adobe.com/xap/1.0/sType/Dimensions#": "stDim",
    "http://ns.adobe.com/xap/1.0/sType/Font#": "stFnt",
    "http://ns.adobe.com/xmp/sType/Area#": "stArea",
    "http://ns.adobe.com/illustrator/1.0/": "illustrator",
  ]

  /// Namespaces of which every property is about the same.
  private static let namespaceKinds: [String: MetadataKind] = [
    "mwg-rs": .faces, "MP": .faces, "MPRI": .faces, "MPReg": .faces, "apple-fi": .faces,
    "acdsee-rs": .faces, "xmpBJ": .history, "hdrgm": .technical, "HDRGainMap": .technical,
    "apdi": .technical, "Container": .technical,
    "Item": .technical, "TC260": .technical, "digiKam": .comments, "lr": .comments,
    "mwg-kw": .comments, "geo": .location,
    "xmpRights": .copyright, "crs": .other, "stEvt": .history, "stRef": .history,
  ]

  /// Namespaces whose properties are about the same, unless their names say more.
  fileprivate static let fallbacks: [String: MetadataKind] = [
    "exif": .camera, "aux": .camera, "exifEX": .camera, "tiff": .technical, "GPano": .technical,
    "GCamera": .technical, "plus": .copyright, "acdsee": .comments, "photomech": .comments,
    "mediapro": .comments, "expressionmedia": .comments,
    "xmpMM": .history,
  ]

  /// The properties of namespaces for settings: XMP Specification Part 2, CIPA DC-010, and Google's
  /// descriptions of Photo Sphere, Camera and Container.
  private static let settings: [String: Set<String>] = [
    "tiff": """
    ImageWidth ImageLength BitsPerSample Compression PhotometricInterpretation Orientation \
    SamplesPerPixel PlanarConfiguration YCbCrSubSampling YCbCrPositioning XResolution YResolution \
    ResolutionUnit TransferFunction WhitePoint PrimaryChromaticities YCbCrCoefficients \
    ReferenceBlackWhite
    """,
    "exif": """
    CompressedBitsPerPixel ExposureTime FNumber ExposureProgram SpectralSensitivity \
    ISOSpeedRatings OECF ShutterSpeedValue ApertureValue BrightnessValue ExposureBiasValue \
    MaxApertureValue MeteringMode LightSource Flash FocalLength FlashEnergy \
    SpatialFrequencyResponse FocalPlaneXResolution FocalPlaneYResolution \
    FocalPlaneResolutionUnit ExposureIndex SensingMethod CFAPattern ExposureMode WhiteBalance \
    DigitalZoomRatio FocalLengthIn35mmFilm SceneCaptureType GainControl Contrast Saturation \
    Sharpness Fired Return Mode Function RedEyeMode Columns Rows Names Values Settings Gamma
    """,
    "exifEX": """
    PhotographicSensitivity SensitivityType StandardOutputSensitivity RecommendedExposureIndex \
    ISOSpeed ISOSpeedLatitudeyyy ISOSpeedLatitudezzz InteroperabilityIndex Gamma CompositeImage \
    Temperature Humidity Pressure WaterDepth Acceleration CameraElevationAngle
    """,
    "aux": """
    ApproximateFocusDistance DistortionCorrectionAlreadyApplied EnhanceDenoiseAlreadyApplied \
    EnhanceDetailsAlreadyApplied EnhanceSuperResolutionAlreadyApplied FlashCompensation \
    IsMergedHDR IsMergedPanorama LateralChromaticAberrationCorrectionAlreadyApplied \
    LensDistortInfo VignetteCorrectionAlreadyApplied
    """,
    "GPano": """
    UsePanoramaViewer ProjectionType FullPanoWidthPixels FullPanoHeightPixels \
    CroppedAreaImageWidthPixels CroppedAreaImageHeightPixels CroppedAreaLeftPixels \
    CroppedAreaTopPixels PosePitchDegrees PoseRollDegrees InitialViewPitchDegrees \
    InitialViewRollDegrees InitialHorizontalFOVDegrees InitialVerticalFOVDegrees \
    InitialCameraDolly ExposureLockUsed SourcePhotosCount LargestValidInteriorRectLeft \
    LargestValidInteriorRectTop LargestValidInteriorRectWidth LargestValidInteriorRectHeight
    """,
    "GCamera": """
    MicroVideo MicroVideoVersion MicroVideoOffset MicroVideoPresentationTimestampUs MotionPhoto \
    MotionPhotoVersion MotionPhotoPresentationTimestampUs SpecialTypeID BurstPrimary \
    DisableAutoCreation DisableSuggestedAction
    """,
    "hdrgm": """
    Version BaseRenditionIsHDR GainMapMin GainMapMax Gamma OffsetSDR OffsetHDR HDRCapacityMin \
    HDRCapacityMax
    """,
    "HDRGainMap": "HDRGainMapVersion HDRGainMapHeadroom",
    "apdi": "NativeFormat AuxiliaryImageType AuxiliaryImageSubType StoredFormat",
    "Container": "Directory Item Version", "Item": "Mime Semantic Length Padding Label URI",
  ].mapValues { Set($0.split { $0 == " " || $0 == "\n" }.map(String.init)) }

  private static let kinds: [String: MetadataKind] = {
    var kinds: [String: MetadataKind] = [:]
    for (kind, names) in table {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  private static let table: [(MetadataKind, String)] = [
    (
      .technical,
      """
      xmpNote:HasExtendedXMP exif:ColorSpace exif:PixelXDimension exif:PixelYDimension \
      exif:ExifVersion exif:FlashpixVersion exif:ComponentsConfiguration exif:NativeDigest \
      tiff:NativeDigest tiff:Orientation photoshop:ColorMode photoshop:ICCProfile dc:format \
      Iptc4xmpExt:DigitalSourceType Iptc4xmpExt:AISystemUsed Iptc4xmpExt:AISystemVersionUsed \
      Iptc4xmpExt:AIPromptInformation Iptc4xmpExt:DigitalSourcefileType \
      GPano:CroppedAreaImageWidthPixels
      """
    ),
    (
      .camera,
      """
      exif:SubjectLocation exif:SubjectArea exif:SubjectDistance exif:SubjectDistanceRange \
      exifEX:LensMake exifEX:LensModel aux:Lens aux:LensID aux:LensInfo aux:Firmware tiff:Make \
      tiff:Model tiff:Software xmp:CreatorTool exif:SceneType exif:FileSource \
      exif:CustomRendered exif:DeviceSettingDescription exifEX:LensSpecification
      """
    ),
    (
      .date,
      """
      exif:DateTimeOriginal exif:DateTimeDigitized photoshop:DateCreated xmp:CreateDate \
      xmp:ModifyDate xmp:MetadataDate tiff:DateTime exif:SubSecTime exif:SubSecTimeOriginal \
      exif:SubSecTimeDigitized exif:OffsetTime exif:OffsetTimeOriginal exif:OffsetTimeDigitized \
      dc:date
      """
    ),
    (
      .location,
      """
      photoshop:City photoshop:State photoshop:Country Iptc4xmpCore:Location \
      Iptc4xmpCore:CountryCode Iptc4xmpExt:LocationCreated Iptc4xmpExt:LocationShown \
      GPano:PoseHeadingDegrees GPano:InitialViewHeadingDegrees xmpDM:shotLocation
      """
    ),
    (
      .owner,
      """
      dc:creator dc:contributor dc:publisher photoshop:AuthorsPosition photoshop:CaptionWriter \
      photoshop:Credit photoshop:Source Iptc4xmpCore:CreatorContactInfo Iptc4xmpCore:CiAdrExtadr \
      Iptc4xmpCore:CiAdrCity Iptc4xmpCore:CiAdrRegion Iptc4xmpCore:CiAdrPcode \
      Iptc4xmpCore:CiAdrCtry xmpRights:Owner \
      aux:OwnerName exifEX:CameraOwnerName tiff:Artist xmp:Author plus:ImageCreator \
      plus:CopyrightOwner plus:Licensor plus:ImageSupplier exifEX:ImageEditor \
      digiKam:CaptionsAuthorNames xmpDM:director xmpDM:directorPhotography xmpDM:engineer
      """
    ),
    (.copyright, "dc:rights tiff:Copyright photoshop:URL photoshop:CopyrightFlag"),
    (.thumbnail, "xmp:Thumbnails photoshop:thumbnail"),
    (
      .comments,
      """
      dc:title dc:description dc:subject dc:relation dc:source dc:coverage photoshop:Headline \
      photoshop:Instructions photoshop:Category photoshop:SupplementalCategories photoshop:Urgency \
      tiff:ImageDescription exif:UserComment xmp:Label xmp:Rating xmp:Nickname xmp:BaseURL \
      Iptc4xmpCore:Scene Iptc4xmpCore:SubjectCode Iptc4xmpCore:IntellectualGenre \
      Iptc4xmpCore:AltTextAccessibility Iptc4xmpCore:ExtDescrAccessibility Iptc4xmpExt:Event \
      pdf:Keywords Iptc4xmpExt:ArtworkOrObject
      """
    ),
    (
      .history,
      """
      xmpMM:History xmpMM:DerivedFrom xmpMM:Ingredients xmpMM:Pantry xmpMM:Versions \
      xmpMM:ManagedFrom xmpMM:RenditionOf xmpMM:RenditionClass photoshop:DocumentAncestors \
      photoshop:History photoshop:TextLayers photoshop:LayerName digiKam:ImageHistory \
      crs:RawFileName
      """
    ),
    (
      .faces,
      """
      Iptc4xmpExt:PersonInImage Iptc4xmpExt:PersonInImageWDetails Iptc4xmpExt:ImageRegion \
      plus:ModelReleaseID plus:ModelAge Iptc4xmpExt:ModelAge Iptc4xmpExt:AddlModelInfo \
      foaf:depicts
      """
    ),
    (
      .identifiers,
      """
      xmpMM:DocumentID xmpMM:InstanceID xmpMM:OriginalDocumentID xmpMM:PreservedFileName \
      exif:ImageUniqueID aux:ImageNumber exifEX:ImageUniqueID dc:identifier xmp:Identifier \
      photoshop:TransmissionReference Iptc4xmpExt:DigImageGUID \
      Iptc4xmpExt:RegistryId exif:RelatedSoundFile
      """
    ),
    (.credentials, "dcterms:provenance"),
    // Maker notes of unknown layout, some of them encrypted; and sound and pictures in Base64.
    (
      .unread,
      """
      exif:MakerNote GCamera:HdrPlusMakernote GCamera:hdrp_makernote GCamera:shot_log_data \
      GAudio:Data GImage:Data
      """
    ),
  ]
}
