import PhotoFormats

/// The limits for reading a file.
///
/// Real photos stay far below each limit. Files that exceed one are damaged or hostile.
enum Limits {
  /// Parts of one file that are listed.
  static let parts = 4096

  /// Bytes before a value that contain its name.
  static let textHeader = FormatLimits.textHeader

  /// Bytes of decompressed data, and of all decoded texts of a file: one XMP packet in hexadecimal
  /// digits.
  static let decodedBytes = 17 * 1024 * 1024

  /// Bytes of an EXIF block that must be assembled before it is read.
  static let exifBlock = 8 * 1024 * 1024

  /// Bytes of a preview in a raw file in which its size is looked for.
  static let previewHead = 128 * 1024

  /// EXIF blocks of one file that are tried.
  static let blocks = 8

  /// XMP packets of one file that are tried: phones write one for each auxiliary picture.
  static let packets = 16

  /// Facts in a maker note, and bytes of one.
  static let makerNoteFacts = 16
  static let makerNoteText = 128

  /// Bytes of one EXIF value.
  static let exifValue = 2 * 1024

  /// Bytes of a comment or another text in which programs save settings, which stand at its end.
  static let settingsText = 64 * 1024

  /// Texts of PNG of which more is read than of other texts.
  static let settingsTexts = 8

  /// Recorded entries with an offset outside their EXIF block.
  static let strayEntries = 16

  /// Bytes of a comment, a caption or another text that are examined.
  static let traceText = 2 * 1024

  /// Structures with private facts that are listed.
  static let recordedStructures = 64

  /// Facts that are kept, and the largest number among them.
  static let facts = 512
  static let factNumber = 1e9

  /// Comments, and PNG texts, that are examined.
  static let traceTexts = 64

  /// Bytes of a compressed color profile, before and after, that are searched for its name.
  static let profile = 32 * 1024

  /// Properties of a file's XMP that are kept as traces.
  static let xmpTraces = 4000

  /// Properties of an XMP packet that are collected, and bytes of the text of one.
  static let xmpProperties = 20_000
  static let xmpText = 64 * 1024

  /// Names of an XMP packet that are searched for in vain, each to its end, and colons that are
  /// passed meanwhile.
  static let xmpMisses = 64
  static let xmpColons = 1_000_000

  /// Boxes of a video in a photo, and bytes of those with its metadata.
  static let videoBoxes = 64
  static let videoMetadata = 16 * 1024

  /// Boxes of Content Credentials that are examined.
  static let credentialBoxes = 1024

  /// Boxes in a store of Content Credentials that are searched for its manifests.
  static let credentialManifests = 4096

  /// Bytes of the description of a box in Content Credentials.
  static let credentialDescription = 256

  /// Nesting depth of boxes in Content Credentials.
  static let credentialDepth = 8

  /// Bytes of one claim or assertion of Content Credentials.
  static let credentialValue = 64 * 1024

  /// Values in one claim or assertion, and their nesting depth.
  static let cborItems = 4096
  static let cborDepth = 16

  /// Actions in Content Credentials.
  static let credentialActions = 64

  /// Parts of the picture that they name, and points around each.
  static let regions = 64
  static let regionPoints = 256

  /// Stores of Content Credentials that are examined; a file may have one.
  static let credentialStores = 4

  /// Digests of files in Content Credentials that are kept; a manifest may have one.
  static let credentialDigests = 8

  /// Boxes and parts of boxes that a digest in Content Credentials leaves out.
  static let excludedBoxes = 16_384

  /// Blocks of a coded picture that have digests of their own in Content Credentials.
  static let digestedBlocks = 16_384

  /// Bytes of a file that are compared with a digest in Content Credentials: the largest offset in
  /// TIFF.
  static let digestedFile = 1 << 32

  /// Pieces of Content Credentials in a GIF file, of 255 bytes each.
  static let credentialPieces = 16_384

  /// Bytes of a thumbnail that is decoded.
  static let thumbnailBytes = 1024 * 1024

  /// Bytes of a file whose picture is decoded.
  static let pictureBytes = 40 * 1024 * 1024

  /// Bytes of an XMP packet: those of Photoshop list thousands of ancestors, those of phones
  /// contain maps of depth.
  static let xmpPacket = 8 * 1024 * 1024

  /// Attributes in one tag of an XMP packet, and pairs of them in all tags: libxml2 compares each
  /// with each.
  static let attributesPerTag = 2000
  static let attributePairs = 64_000_000

  /// Pairs of a tag and a declaration of a namespace in an XMP packet: libxml2 searches them all.
  static let namespacePairs = 200_000_000

  /// Nesting depth of elements in an XMP packet.
  static let xmpDepth = 64

  /// Elements, attributes and texts in an XMP packet.
  static let xmpNodes = 1_000_000

  /// Events in an editing history.
  static let historyEvents = 200
}
