/// The XMP properties that this library reads, trimmed; an empty one is nil.
public struct XMPFields: Hashable, Sendable {
  /// The program that created the file, `xmp:CreatorTool`.
  public var creatorTool: String?

  /// The program or firmware that wrote the file last, `tiff:Software`.
  public var software: String?

  /// The lens, `aux:Lens` or else `exifEX:LensModel`.
  public var lens: String?

  /// Whether there is a position, `exif:GPSLatitude` and `exif:GPSLongitude`.
  ///
  /// The position itself is not kept.
  public var hasLocation: Bool

  /// The programs named in the editing history, `stEvt:softwareAgent`, each once, oldest first.
  public var softwareAgents: [String]

  /// Creates fields from their values.
  public init(
    creatorTool: String? = nil, software: String? = nil, lens: String? = nil,
    hasLocation: Bool = false, softwareAgents: [String] = []
  ) {
    self.creatorTool = creatorTool
    self.software = software
    self.lens = lens
    self.hasLocation = hasLocation
    self.softwareAgents = softwareAgents
  }
}
