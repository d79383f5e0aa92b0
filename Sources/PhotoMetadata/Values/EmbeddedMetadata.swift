/// Everything that was read out of a photo's file, as plain values.
public struct EmbeddedMetadata: Hashable, Sendable {
  /// The kind of file.
  public var container: PhotoContainer

  /// The size of the file in bytes.
  public var fileSize: Int

  /// The size of the picture; nil when the file ends before it says so.
  public var dimensions: PixelDimensions?

  /// The fields of the EXIF block; nil when there is none that can be read.
  public var exif: ExifFields?

  /// The fields of the XMP packet; nil when there is none that can be read.
  public var xmp: XMPFields?

  /// What is present but was not read, or only in part; each once, in the order it was met.
  public var problems: [MetadataProblem]

  /// What the file shows of how it was made, each thing with its place.
  public var traces: FileTraces

  /// Creates metadata from its parts.
  public init(
    container: PhotoContainer, fileSize: Int, dimensions: PixelDimensions? = nil,
    exif: ExifFields? = nil, xmp: XMPFields? = nil, problems: [MetadataProblem] = [],
    traces: FileTraces = FileTraces()
  ) {
    self.container = container
    self.fileSize = fileSize
    self.dimensions = dimensions
    self.exif = exif
    self.xmp = xmp
    self.problems = problems
    self.traces = traces
  }
}
