import ASCII

/// The structure of a file that a trace was read from.
public enum TraceSource: Hashable, Sendable {
  /// An entry of EXIF.
  case exif(ExifTag)

  /// An entry of EXIF about its small picture.
  case thumbnailExif(ExifTag)

  /// An entry of EXIF whose value would lie outside the block, by its number.
  case strayExif(tag: Int)

  /// A property of XMP by its usual name, such as `xmp:CreatorTool`.
  case xmp(String)

  /// A property of an event in the editing history of XMP.
  case xmpHistory(String)

  /// A property of the file that this one was derived from.
  case xmpDerivedFrom(String)

  /// A comment of JPEG, GIF's heritage: free text.
  case comment

  /// A resource of Photoshop, by its number.
  case imageResource(Int)

  /// A data set of IPTC, by record and number.
  case iptc(record: Int, dataSet: Int)

  /// Adobe's own segment of JPEG.
  case adobeSegment

  /// A text of PNG, by its keyword.
  case pngText(String)

  /// What Content Credentials claim, by the member's name.
  case credentials(String)

  /// The data behind the end of the picture.
  case rest

  /// The name of the structure as its format has it, the same in all languages.
  ///
  /// Names that anyone can invent are part of it, so it is text from outside.
  public var name: String {
    switch self {
    case .exif(let tag): "\(tag.directory.name) \(number) \(tag.name)"
    case .thumbnailExif(let tag): "IFD1 \(number) \(tag.name)"
    case .strayExif: "EXIF \(number)"
    case .xmp(let property): "XMP \(property)"
    case .xmpHistory(let property): "XMP xmpMM:History \(property)"
    case .xmpDerivedFrom(let property): "XMP xmpMM:DerivedFrom \(property)"
    case .comment: "JPEG COM"
    case .imageResource: "Photoshop 8BIM \(number)"
    case .iptc(let record, let dataSet): "IPTC \(record):\(dataSet)"
    case .adobeSegment: "JPEG APP14"
    case .pngText(let keyword): "PNG \(keyword)"
    case .credentials(let member): "C2PA \(member)"
    case .rest: "EOF"
    }
  }

  /// The number of the structure as its format writes it, `0x03ED`; empty when it has none.
  public var number: String {
    switch self {
    case .exif(let tag), .thumbnailExif(let tag): Self.text(of: tag.rawValue)
    case .strayExif(let number), .imageResource(let number): Self.text(of: number)
    default: ""
    }
  }

  private static func text(of number: Int) -> String {
    "0x" + number.hexadecimal(digits: 4, uppercase: true)
  }
}
