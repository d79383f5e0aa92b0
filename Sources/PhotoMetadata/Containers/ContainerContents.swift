/// What a container says of its picture, and where in the file its metadata lies.
///
/// Each kind of container has one file that walks it and ends in this; what is in the metadata is
/// read afterwards in one way for all.
struct ContainerContents {
  /// The kind of file.
  private(set) var container: PhotoContainer

  /// The size of the picture, as its coding says.
  var dimensions: PixelDimensions?

  /// The EXIF blocks, each from the first byte of its TIFF header, the one that counts first.
  var exifBlocks: [MetadataBlock] = []

  /// The blocks of directories that EXIF usually keeps in one block with IFD0; empty where it does.
  var exifDirectories: [ExifDirectory: Range<Int>] = [:]

  /// The small picture that the container has besides the one in EXIF.
  var thumbnail: Range<Int>?

  /// The XMP packets, the one that counts first.
  var xmpPackets: [MetadataBlock] = []

  /// The pieces of XMP packets that are too long for one segment of JPEG.
  var extendedXMP: [ExtendedXMPPiece] = []

  /// Where the colour profile of a JPEG file begins; nil when there is none.
  var colorProfile: Int?

  /// What the file is made of, in the order of the walk.
  private(set) var parts: [FilePart] = []

  /// What is wrong with the container, or was not read.
  var problems: [MetadataProblem] = []

  /// Creates what nothing is known of but the kind of file.
  init(_ container: PhotoContainer) {
    self.container = container
    parts.reserveCapacity(Self.typicalPartCount)
  }

  /// The parts that few photos have more of.
  private static let typicalPartCount = 16

  /// Returns the same contents as those of a file of another kind, which holds this one.
  func within(_ container: PhotoContainer) -> ContainerContents {
    var copy = self
    copy.container = container
    return copy
  }

  /// Adds a part, as long as there are not too many.
  mutating func add(_ part: FilePart) {
    guard parts.count < Limits.parts else {
      problems.note(.structureDamaged)
      return
    }
    parts.append(part)
  }

  /// Adds what follows the end of the container, if anything does.
  mutating func addRemainder(_ range: Range<Int>) {
    if !range.isEmpty { add(FilePart(name: FilePart.rest, range: range, content: range)) }
  }
}
