import PhotoFormats

/// The structure of a file that a trace was read from.
public enum TraceSource: Hashable, Sendable {
  /// An entry of EXIF.
  case exif(ExifTag)

  /// An EXIF entry about the thumbnail.
  case thumbnailExif(ExifTag)

  /// An EXIF entry whose value would lie outside the block, by its number.
  case strayExif(tag: Int)

  /// An XMP property by its prefixed name, such as `xmp:CreatorTool`.
  case xmp(String)

  /// A property of an event in the XMP editing history.
  case xmpHistory(String)

  /// A property of the file that this one was derived from.
  case xmpDerivedFrom(String)

  /// A JPEG comment: free text.
  case comment

  /// A GIF comment: free text.
  case gifComment

  /// A resource of Photoshop, by its number.
  case imageResource(Int)

  /// A data set of IPTC, by record and number.
  case iptc(record: Int, dataSet: Int)

  /// Adobe's own segment of JPEG.
  case adobeSegment

  /// The JFIF segment of JPEG, which cameras that follow DCF do not write.
  case jfifSegment

  /// A text of PNG, by its keyword.
  case pngText(String)

  /// The time of the last change in a PNG file.
  case pngTime

  /// A claim of Content Credentials, by the member's name and what its manifest describes.
  ///
  /// A source type has the role ``ManifestRole/other`` if the manifest of the picture, or one
  /// between the two, declares its own.
  case credentials(String, of: ManifestRole = .active)

  /// The data after the end of the picture.
  case rest

  /// A block of Samsung's trailer, by its name.
  case samsungTrailer(String)

  /// The name of the structure in its format, the same in all languages.
  ///
  /// It includes custom names, so it is untrusted text.
  public var name: String {
    switch self {
    case .exif(let tag): "\(tag.directory.name) \(number) \(tag.name)"
    case .thumbnailExif(let tag): "IFD1 \(number) \(tag.name)"
    case .strayExif: "EXIF \(number)"
    case .xmp(let property): "XMP \(property)"
    case .xmpHistory(let property): "XMP xmpMM:History \(property)"
    case .xmpDerivedFrom(let property): "XMP xmpMM:DerivedFrom \(property)"
    case .comment: "JPEG COM"
    case .gifComment: "GIF Comment"
    case .imageResource: "Photoshop 8BIM \(number)"
    case .iptc(let record, let dataSet): "IPTC \(record):\(dataSet)"
    case .adobeSegment: "JPEG APP14"
    case .jfifSegment: "JPEG APP0"
    case .pngText(let keyword): "PNG \(keyword)"
    case .pngTime: "PNG tIME"
    case .credentials(let member, of: .active): "\(Self.credentialsPrefix)\(member)"
    case .credentials(let member, of: .parent): "\(Self.credentialsPrefix)parentOf \(member)"
    case .credentials(let member, of: .component): "\(Self.credentialsPrefix)componentOf \(member)"
    case .credentials(let member, of: .other): "\(Self.credentialsPrefix)ingredient \(member)"
    case .rest: "EOF"
    case .samsungTrailer(let name): "Samsung \(name)"
    }
  }

  /// Whether it is in Content Credentials.
  public var isCredentials: Bool {
    if case .credentials = self { true } else { false }
  }

  /// The beginning of the names of all claims of Content Credentials.
  public static let credentialsPrefix = "C2PA "

  /// The number of the structure in its format's notation, `0x03ED`; empty if it has none.
  public var number: String {
    switch self {
    case .exif(let tag), .thumbnailExif(let tag): TIFFEntry.name(ofTag: tag.rawValue)
    case .strayExif(let number), .imageResource(let number): TIFFEntry.name(ofTag: number)
    default: ""
    }
  }
}
