/// What a container says of its picture, and where in the file its metadata lies.
///
/// Each kind of container has one file that walks it and ends in this; what is in the metadata is
/// read afterwards in one way for all.
struct ContainerContents {
  /// The size of the picture, as its coding says.
  var dimensions: PixelDimensions?

  /// Where the EXIF blocks lie, each from the first byte of its TIFF header.
  var exifBlocks: [Range<Int>] = []

  /// Where the XMP packets lie.
  var xmpPackets: [Range<Int>] = []

  /// What is wrong with the container, or was not read.
  var problems: [MetadataProblem] = []
}
