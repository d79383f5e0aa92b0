/// How much of a file is read before reading stops.
///
/// Real photos stay far below each limit. Files that do not are damaged or hostile.
enum Limits {
  /// Bytes fetched from the front of a file in the first read: metadata often lies there whole.
  static let firstRead = 8 * 1024

  /// Bytes fetched at least in each further read.
  static let furtherRead = 4 * 1024

  /// Bytes of one file that may be examined altogether.
  static let bytesExamined = 16 * 1024 * 1024

  /// Segments of a JPEG file.
  static let segments = 4096

  /// Bytes between the segments of a JPEG file that belong to none, altogether.
  static let strayBytes = 64 * 1024

  /// Brands that the file type box of an ISO base media file may list.
  static let brands = 64

  /// Bytes of an EXIF block.
  static let exifBlock = 8 * 1024 * 1024

  /// EXIF blocks, and XMP packets, of one file that are tried.
  static let blocks = 8

  /// Entries of one EXIF directory.
  static let directoryEntries = 512

  /// Bytes of one EXIF value.
  static let exifValue = 2 * 1024

  /// Bytes of an XMP packet.
  static let xmpPacket = 128 * 1024

  /// Attributes in one tag of an XMP packet: libxml2 takes time with the square of them.
  static let attributesPerTag = 2000

  /// Elements inside elements in an XMP packet.
  static let xmpDepth = 64

  /// Elements, attributes and texts in an XMP packet.
  static let xmpNodes = 20_000

  /// Events in an editing history.
  static let historyEvents = 200
}
