/// The limits for reading the structure of a file.
///
/// Real photos stay far below each limit. Files that exceed one are damaged or hostile.
package enum FormatLimits {
  /// Bytes in the first read from the front of a file, which often contains all metadata.
  package static let firstRead = 8 * 1024

  /// Bytes of a file whose every byte will be needed that are read at once; they stay in the
  /// processor's cache.
  package static let wholeRead = 256 * 1024

  /// Minimum bytes in each further read.
  package static let furtherRead = 4 * 1024

  /// Minimum bytes in a read of what follows picture data.
  package static let headerRead = 64

  /// Further reads whose bytes are kept.
  package static let windows = 16

  /// Bytes per read when a file is read whole: they fit the processor's cache.
  package static let piece = 64 * 1024

  /// Bytes of a file that are kept after it was read whole, for its digest.
  package static let keptFile = 4 * 1024 * 1024

  /// Bytes of one file that may be examined in total.
  package static let bytesExamined = 16 * 1024 * 1024

  /// Bytes of coded pictures of one file that are passed over on the way to their end.
  package static let codedBytes = 256 * 1024 * 1024

  /// Bytes of a file that is changed in memory.
  package static let editedBytes = 1 << 30 - 1

  /// Segments of a JPEG file.
  package static let segments = 4096

  /// Scans of a JPEG picture; programs make about ten.
  package static let scans = 100

  /// Bytes between the segments of a JPEG file, in total.
  package static let strayBytes = 64 * 1024

  /// Brands that the file type box of an ISO base media file may list.
  package static let brands = 64

  /// Chunks of a PNG or WebP file, and blocks of a GIF file: 1 GiB in pieces of 8 KiB, as programs
  /// write them.
  package static let chunks = 131_072

  /// Bytes of a PNG text chunk before the text itself: its keyword and languages.
  package static let textHeader = 512

  /// Sub-blocks of a GIF file, in total: 64 MiB of pictures.
  package static let subBlocks = 262_144

  /// Boxes inside one box of an ISO base media file, or in the file itself.
  package static let boxes = 4096

  /// Items of an ISO base media file, and references between them.
  package static let items = 4096

  /// Items that the references of an ISO base media file name, in total.
  package static let itemTargets = 65_536

  /// Bytes of the entry of an item in an ISO base media file.
  package static let itemEntry = 512

  /// Extents of one item.
  package static let extents = 256

  /// Nesting depth of items.
  package static let itemDepth = 4

  /// Items of an ISO base media file that are looked up because others lie in them.
  package static let itemSearches = 64

  /// Bytes of a box that lists items, locations or properties.
  package static let boxContent = 256 * 1024

  /// Directories of a TIFF file that are searched for the size of the picture, directories of a CRW
  /// file, and blocks of an MRW file.
  package static let directories = 16

  /// Bytes before the TIFF header of an EXIF block.
  package static let exifPreamble = 64

  /// Entries of one EXIF directory.
  package static let directoryEntries = 512

  /// Photoshop resources in one block.
  package static let imageResources = 256

  /// IPTC data sets in one block.
  package static let iptcDataSets = 1024
}
