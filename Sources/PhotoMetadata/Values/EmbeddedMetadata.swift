public import PhotoFormats

/// All metadata read from a photo's file, as plain values.
///
/// ```swift
/// let keywords = metadata.facts.filter { $0.kind == .keyword }.map(\.value)
/// let isComplete = metadata.problems.isEmpty
/// ```
public struct EmbeddedMetadata: Hashable, Sendable {
  /// The kind of file.
  public var container: PhotoContainer

  /// The size of the file in bytes.
  public var fileSize: Int

  /// The size of the picture; nil if the file ends before it.
  public var dimensions: PixelDimensions?

  /// The fields of the EXIF block; nil if no block is readable.
  public var exif: ExifFields?

  /// The fields of the XMP packet; nil if no packet is readable.
  public var xmp: XMPFields?

  /// The parts that were not read, or only partially; each once, in the order of the file.
  public var problems: [MetadataProblem]

  /// The traces of how the file was made, each with its position.
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
