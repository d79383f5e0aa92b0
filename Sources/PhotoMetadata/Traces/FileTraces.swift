/// What a file shows of how it was made, besides the fields that describe the photo.
///
/// Only segment headers and small values are read for it, never the picture.
public struct FileTraces: Hashable, Sendable {
  /// The entries of EXIF.
  public var exif: [FileTrace] = []

  /// The properties of XMP, in the order of the packet.
  public var xmp: [FileTrace] = []

  /// Everything else that has a text: comments, resources, credentials, what follows the picture.
  public var others: [FileTrace] = []

  /// The parts of the file, in its order, without those of the picture.
  public var parts: [FilePart] = []

  /// The tables that the coefficients of a JPEG picture were divided by.
  public var quantization: QuantizationTables?

  /// How a JPEG picture is coded.
  public var frame: JPEGFrame?

  /// The small picture in EXIF.
  public var thumbnail: Thumbnail?

  /// What EXIF says of the small picture alone.
  public var thumbnailExif: [FileTrace] = []

  /// Where the colour profile of a JPEG file begins; nil when there is none.
  public var colorProfile: Int?

  /// How many EXIF blocks the file has.
  public var exifBlockCount = 0

  /// Where the second EXIF block begins.
  public var secondExifBlock: Int?

  /// Where the small picture in EXIF lies.
  var thumbnailRange: Range<Int>?

  /// Creates what nothing is known of.
  public init() {}

  /// Returns the entry of EXIF with a tag.
  public func exif(_ tag: ExifTag) -> FileTrace? { exif.first(from: .exif(tag)) }

  /// Returns the first property of XMP with a name.
  public func xmp(_ name: String) -> FileTrace? { xmp.first(from: .xmp(name)) }

  /// Returns the first part with a name.
  public func part(_ name: String) -> FilePart? {
    parts.first { $0.name == name }
  }
}

extension [FileTrace] {
  /// Returns the first trace from a source.
  ///
  /// Going by index spares a copy of each trace that is passed over.
  public func first(from source: TraceSource) -> FileTrace? {
    indices.first { self[$0].source == source }.map { self[$0] }
  }

  /// Returns the traces from a source.
  public func all(from source: TraceSource) -> [FileTrace] {
    indices.filter { self[$0].source == source }.map { self[$0] }
  }
}
