import PhotoFormats
import PhotoMetadata

/// How to compress the rows of a picture.
enum PictureCompression {
  /// Returns how to compress rows with zlib: runs are enough for photos, and not for drawings.
  ///
  /// The noise of photos hides repetitions. Compressing only runs takes a third of the time, for a
  /// file that is at most a sixteenth larger. A few rows, which `make` makes, are compressed both
  /// ways.
  static func effort(
    rows: Int, _ make: (_ row: Int, _ buffer: inout [UInt8]) -> Void
  ) -> Deflation.Effort {
    let usual = Deflation.Effort.level(4)
    // Groups of rows, as what repeats may do so in the next row.
    let (group, groups) = (16, 8)
    guard rows >= 4 * group * groups else { return usual }
    var sizes: [Int] = []
    for effort in [usual, .runs] {
      var size = 0
      _ = Deflation.deflate(pieces: group * groups, effort) { piece, buffer in
        make(piece / group * (rows / groups) + piece % group, &buffer)
      } write: {
        size += $0.count
      }
      sizes.append(size)
    }
    return sizes[1] <= sizes[0] + sizes[0] / 16 ? .runs : usual
  }
}
