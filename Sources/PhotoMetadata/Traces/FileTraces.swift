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

  /// The positions in EXIF besides that of the photo, and what people wrote about further pictures,
  /// which are part of no trace.
  public var exifPlaces: [PhotoFact] = []

  /// The places and people in Content Credentials.
  public var credentialFacts: [PhotoFact] = []

  /// The videos and sounds in the file, what they say, and texts that stand beside pictures.
  public var embeddedMedia: [PhotoFact] = []

  /// The other positions in XMP, which are part of no trace either.
  public var xmpPlaces: [PhotoFact] = []

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

  /// The structures with places, dates, people and serial numbers.
  public var recorded = RecordedStructures()

  /// The number of captions in hexadecimal that were read.
  var captionProfileCount = 0

  /// The range of the EXIF thumbnail.
  var thumbnailRange: Range<Int>?

  /// Creates empty traces.
  public init() {}

  /// Returns the EXIF entry with a tag.
  public func exif(_ tag: ExifTag) -> FileTrace? { exif.first(from: .exif(tag)) }

  /// The orientation of EXIF, 1 for none; other numbers than 1 to 8 are up to who uses it.
  package var orientation: Int {
    exif(.orientation)?.numbers.first.flatMap(Int.init(exactly:)) ?? 1
  }

  /// Returns the first XMP property with a name.
  public func xmp(_ name: String) -> FileTrace? { xmp.first(from: .xmp(name)) }

  /// The first store of Content Credentials; nil if there is none.
  public var credentials: FileTrace? { others.first(from: .credentials("manifest store")) }

  /// Whether what Content Credentials claim is about this file, as far as they can be trusted.
  ///
  /// It is not if they belong to other content, or if that was not checked.
  public var hasBoundClaims: Bool { credentials.map { $0.binding == .bound } ?? true }

  /// Notes what the verification of Content Credentials found out about whose they are.
  package mutating func note(_ binding: CredentialsBinding) {
    let store = others.firstIndex { $0.source == .credentials("manifest store") }
    if let store { others[store].binding = binding }
  }

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
