import PhotoFormats

/// The limits for reading a file.
///
/// Real photos stay far below each limit. Files that exceed one are damaged or hostile.
enum Limits {
  /// Parts of one file that are listed.
  static let parts = 4096

  /// Bytes before a value that contain its name.
  static let textHeader = FormatLimits.textHeader

  /// Bytes of decompressed data, and of a decoded text.
  static let decodedBytes = 4 * 1024 * 1024

  /// Bytes of an EXIF block that must be assembled before it is read.
  static let exifBlock = 8 * 1024 * 1024

  /// EXIF blocks, and XMP packets, of one file that are tried.
  static let blocks = 8

  /// Facts in a maker note, and bytes of one.
  static let makerNoteFacts = 16
  static let makerNoteText = 128

  /// Bytes of one EXIF value.
  static let exifValue = 2 * 1024

  /// Recorded entries with an offset outside their EXIF block.
  static let strayEntries = 16

  /// Bytes of a comment, a caption or another text that are examined.
  static let traceText = 2 * 1024

  /// Facts that are kept, and the largest number among them.
  static let facts = 512
  static let factNumber = 1e9

  /// Comments, and PNG texts, that are examined.
  static let traceTexts = 64

  /// Bytes of a compressed color profile, before and after, that are searched for its name.
  static let profile = 32 * 1024

  /// Properties of XMP that are kept as traces.
  static let xmpTraces = 1000

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

  /// Bytes of a thumbnail that is decoded.
  static let thumbnailBytes = 1024 * 1024

  /// Pixels of a thumbnail that is decoded: previews are as large as screens.
  static let thumbnailPixels = 4 * 1024 * 1024

  /// Bytes of a file whose picture is decoded.
  static let pictureBytes = 40 * 1024 * 1024

  /// Pixels of a picture that is decoded, and of one that is kept in memory meanwhile: a
  /// progressive one takes 6 bytes per pixel.
  static let picturePixels = 256 * 1024 * 1024
  static let keptPixels = 8 * 1024 * 1024

  /// Scans of a progressive picture; programs make about ten.
  static let scans = 100

  /// Bytes of an XMP packet.
  static let xmpPacket = 128 * 1024

  /// Attributes in one tag of an XMP packet: libxml2 takes quadratic time for them.
  static let attributesPerTag = 2000

  /// Nesting depth of elements in an XMP packet.
  static let xmpDepth = 64

  /// Elements, attributes and texts in an XMP packet.
  static let xmpNodes = 20_000

  /// Events in an editing history.
  static let historyEvents = 200
}
