/// Traces in a file of how it was made, besides the fields that describe the photo.
///
/// Only segment headers and small values are read for it, never the picture.
public struct FileTraces: Hashable, Sendable {
  /// The entries of EXIF.
  public var exif: [FileTrace] = []

  /// The properties of XMP, in the order of the packet.
  public var xmp: [FileTrace] = []

  /// The position in XMP, which is part of no trace.
  public var xmpLocation: GeoCoordinates?

  /// The facts of the maker note.
  public var makerNote: [PhotoFact] = []

  /// Everything else with a text: comments, resources, credentials, trailing data.
  public var others: [FileTrace] = []

  /// The parts of the file, in order, without those of the picture.
  public var parts: [FilePart] = []

  /// How a HEIF file is arranged; empty for other kinds.
  public var boxes = HEIFBoxes()

  /// The quantization tables of a JPEG picture.
  public var quantization: QuantizationTables?

  /// The frame header of a JPEG picture.
  public var frame: JPEGFrame?

  /// The EXIF thumbnail.
  public var thumbnail: Thumbnail?

  /// The EXIF entries about the thumbnail only.
  public var thumbnailExif: [FileTrace] = []

  /// The color profile; nil if there is none.
  public var colorProfile: ColorProfile?

  /// The number of EXIF blocks in the file.
  public var exifBlockCount = 0

  /// The offset of the second EXIF block.
  public var secondExifBlock: Int?

  /// The range of the EXIF thumbnail.
  var thumbnailRange: Range<Int>?

  /// Creates empty traces.
  public init() {}

  /// Returns the EXIF entry with a tag.
  public func exif(_ tag: ExifTag) -> FileTrace? { exif.first(from: .exif(tag)) }

  /// Returns the first XMP property with a name.
  public func xmp(_ name: String) -> FileTrace? { xmp.first(from: .xmp(name)) }

  /// Returns the first part with a name.
  public func part(_ name: String) -> FilePart? {
    parts.first { $0.name == name }
  }
}

extension [FileTrace] {
  /// Returns the first trace from a source.
  ///
  /// Iterating by index avoids copying traces.
  public func first(from source: TraceSource) -> FileTrace? {
    indices.first { self[$0].source == source }.map { self[$0] }
  }

  /// Returns the traces from a source.
  public func all(from source: TraceSource) -> [FileTrace] {
    indices.filter { self[$0].source == source }.map { self[$0] }
  }
}
