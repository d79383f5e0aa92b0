/// The limits for reading a file.
///
/// Real photos stay far below each limit. Files that exceed one are damaged or hostile.
enum Limits {
  /// Bytes in the first read from the front of a file, which often contains all metadata.
  static let firstRead = 8 * 1024

  /// Bytes of a file whose every byte will be needed that are read at once; they stay in the
  /// processor's cache.
  static let wholeRead = 256 * 1024

  /// Minimum bytes in each further read.
  static let furtherRead = 4 * 1024

  /// Minimum bytes in a read of what follows picture data.
  static let headerRead = 64

  /// Further reads whose bytes are kept.
  static let windows = 16

  /// Bytes per read when a file is read whole: they fit the processor's cache.
  static let piece = 64 * 1024

  /// Bytes of a file that are kept after it was read whole, for its digest.
  static let keptFile = 4 * 1024 * 1024

  /// Bytes of one file that may be examined in total.
  static let bytesExamined = 16 * 1024 * 1024

  /// Segments of a JPEG file.
  static let segments = 4096

  /// Bytes between the segments of a JPEG file, in total.
  static let strayBytes = 64 * 1024

  /// Brands that the file type box of an ISO base media file may list.
  static let brands = 64

  /// Chunks of a PNG or WebP file, and blocks of a GIF file.
  static let chunks = 65_536

  /// Sub-blocks of a GIF file, in total: 64 MiB of pictures.
  static let subBlocks = 262_144

  /// Boxes inside one box of an ISO base media file, or in the file itself.
  static let boxes = 256

  /// Items of an ISO base media file, and references between them.
  static let items = 4096

  /// Extents of one item.
  static let extents = 256

  /// Nesting depth of items.
  static let itemDepth = 4

  /// Searches of the location list in an ISO base media file.
  static let itemSearches = 64

  /// Bytes of a box that lists items, locations or properties.
  static let boxContent = 256 * 1024

  /// Directories of a TIFF file that are searched for the size of the picture, directories of a CRW
  /// file, and blocks of an MRW file.
  static let directories = 16

  /// Parts of one file that are listed.
  static let parts = 4096

  /// Bytes of a PNG text chunk before the text itself: its keyword and languages.
  static let textHeader = 512

  /// Bytes of decompressed data, and of a decoded text.
  static let decodedBytes = 4 * 1024 * 1024

  /// Bytes before the TIFF header of an EXIF block.
  static let exifPreamble = 64

  /// Bytes of an EXIF block that must be assembled before it is read.
  static let exifBlock = 8 * 1024 * 1024

  /// EXIF blocks, and XMP packets, of one file that are tried.
  static let blocks = 8

  /// Facts in a maker note, and bytes of one.
  static let makerNoteFacts = 16
  static let makerNoteText = 128

  /// Entries of one EXIF directory.
  static let directoryEntries = 512

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

  /// Photoshop resources in one file.
  static let imageResources = 256

  /// IPTC data sets in one file.
  static let iptcDataSets = 1024

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

  /// Bytes at the end of a JPEG file that are searched for the end of the picture.
  static let tail = 4 * 1024

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
