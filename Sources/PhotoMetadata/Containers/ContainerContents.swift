import PhotoFormats

/// The picture size of a container, and the locations of its metadata.
///
/// Each kind of container has one walker that returns this; metadata is then read in the same way
/// for all.
struct ContainerContents {
  /// The kind of file.
  private(set) var container: PhotoContainer

  /// The size of the encoded picture.
  var dimensions: PixelDimensions?

  /// The EXIF blocks, each from the first byte of its TIFF header, in order of precedence.
  var exifBlocks: [MetadataBlock] = []

  /// The blocks of directories that EXIF usually keeps in one block with IFD0; empty if it does.
  var exifDirectories: [ExifDirectory: Range<Int>] = [:]

  /// The container's thumbnail, besides the one in EXIF.
  var thumbnail: Range<Int>?

  /// The JPEG pictures in the file that show the photo, besides those in EXIF and TIFF.
  var previews: [Range<Int>] = []

  /// The XMP packets, in order of precedence.
  var xmpPackets: [MetadataBlock] = []

  /// The pieces of XMP packets that are too long for one JPEG segment.
  var extendedXMP: [ExtendedXMPPiece] = []

  /// The part with the color profile of a JPEG or HEIF file, the first of several.
  var colorProfile: FilePart?

  /// How a HEIF file is arranged; empty for other kinds.
  var boxes = HEIFBoxes()

  /// The parts besides comments and captions whose texts people write.
  var texts: [FilePart] = []

  /// The parts of the file, in the order of the walk.
  private(set) var parts: [FilePart] = []

  /// The problems of the container, and what was not read.
  var problems: [MetadataProblem] = []

  /// Creates empty contents for a kind of file.
  init(_ container: PhotoContainer) {
    self.container = container
    parts.reserveCapacity(Self.typicalPartCount)
  }

  /// The number of parts that few photos exceed.
  private static let typicalPartCount = 16

  /// Returns the same contents for a file of another kind, which contains this one.
  func within(_ container: PhotoContainer) -> ContainerContents {
    var copy = self
    copy.container = container
    return copy
  }

  /// Adds a part, unless there are too many.
  mutating func add(_ part: FilePart) {
    guard parts.count < Limits.parts else {
      problems.note(.structureDamaged)
      return
    }
    parts.append(part)
  }

  /// Adds a named piece of the file.
  mutating func add(_ piece: ChunkPart) {
    add(FilePart(name: piece.name, range: piece.range, content: piece.content))
  }

  /// Adds the data after the end of the container, if any.
  mutating func addRemainder(_ range: Range<Int>) {
    if !range.isEmpty { add(FilePart(name: FilePart.rest, range: range, content: range)) }
  }

  /// Notes what is wrong with the chunks of a file.
  mutating func note(_ problems: [ChunkProblem]) {
    for problem in problems {
      switch problem {
      case .truncated: self.problems.note(.fileTruncated)
      case .damaged, .tooMany: self.problems.note(.structureDamaged)
      case .tooLong: self.problems.note(.readLimitReached)
      }
    }
  }
}
