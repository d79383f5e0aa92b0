extension ArraySlice<UInt8> {
  /// The bytes before the TIFF header of an EXIF block; nil if there is no header.
  ///
  /// Containers, and the programs that write them, differ in what precedes the header.
  package var exifPreamble: ArraySlice<UInt8>? {
    prefix(FormatLimits.exifPreamble).indices.first { TIFFHeader.begins(self[$0...]) }.map {
      self[..<$0]
    }
  }
}
