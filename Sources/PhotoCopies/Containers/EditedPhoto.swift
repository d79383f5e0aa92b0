/// A photo whose metadata was changed in memory.
struct EditedPhoto {
  /// The bytes of the file.
  var bytes: [UInt8]

  /// The positions of the coded picture, which contain no metadata.
  var pictures: [Range<Int>]
}
