private import CLibExif

/// An EXIF block parsed by libexif.
///
/// The memory of libexif never leaves this file.
@safe
struct LibExifBlock: ~Copyable {
  private let data: UnsafeMutablePointer<ExifData>

  /// Loads a block that begins with the name `Exif`; nil if there is not enough memory.
  init?(_ block: [UInt8]) {
    guard let data = unsafe exif_data_new() else { return nil }
    unsafe self.data = unsafe data
    // By default libexif corrects its input: it adds entries that no camera wrote. These options
    // must be unset before the data is loaded.
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    unsafe block.withUnsafeBufferPointer { buffer in
      unsafe exif_data_load_data(data, buffer.baseAddress, UInt32(clamping: buffer.count))
    }
  }

  deinit { unsafe exif_data_unref(data) }

  /// Returns a copy of an entry; nil if it is absent.
  ///
  /// Only the directory of the tag is searched: libexif's own search would also find the entries of
  /// a thumbnail.
  borrowing func entry(_ tag: ExifTag) -> ExifEntry? {
    let directories = unsafe data.pointee.ifd
    let directory =
      switch tag.directory {
      case .primary: unsafe directories.0
      case .exif: unsafe directories.2
      case .gps: unsafe directories.3
      }
    guard let directory = unsafe directory,
      let found = unsafe exif_content_get_entry(
        directory, CLibExif.ExifTag(rawValue: UInt32(tag.rawValue))),
      let value = unsafe found.pointee.data
    else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: value, count: Int(found.pointee.size))
    return unsafe ExifEntry(
      format: Int(found.pointee.format.rawValue), count: Int(found.pointee.components),
      value: ArraySlice(bytes))
  }
}
