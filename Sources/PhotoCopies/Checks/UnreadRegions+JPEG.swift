extension UnreadRegions {
  /// Returns the first region of a JPEG file that is not understood.
  static func jpeg(_ bytes: [UInt8]) -> String? { nil }
}
