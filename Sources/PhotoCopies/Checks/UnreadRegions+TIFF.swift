extension UnreadRegions {
  /// Returns the first region of a TIFF file that is not understood.
  static func tiff(_ bytes: [UInt8]) -> String? { exif(bytes, isFile: true) }
}
