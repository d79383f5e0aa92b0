extension UnreadRegions {
  /// Returns the first region of a JPEG XL file that is not understood.
  static func jpegXL(_ bytes: [UInt8]) -> String? { nil }
}
