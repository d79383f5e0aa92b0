import PhotoMetadata

/// Bytes of a HEIF file that were not read, and what takes their place where they must go.
struct HEIFRegion {
  /// What takes the place of bytes, without moving anything.
  enum Remedy {
    /// Zeros.
    case zeros
    /// Spaces, in a text that ends with a NUL.
    case spaces
    /// A box becomes free space.
    case free
    /// Other bytes of the same number, in one or more positions.
    case bytes([UInt8], at: [Range<Int>])
    /// The lists of items are written again without what they don’t need.
    case lists
    /// A property of this number becomes free space, and no item has it anymore.
    case property(Int)
    /// An item ends before them.
    case end(item: Int)
    /// The file ends before them.
    case cut
    /// Nothing can take their place.
    case none
  }

  /// The name of the structure.
  var name: String

  /// The position in the file.
  var range: Range<Int>

  var remedy: Remedy

  /// What the bytes are about.
  var kind = MetadataKind.unread
}
