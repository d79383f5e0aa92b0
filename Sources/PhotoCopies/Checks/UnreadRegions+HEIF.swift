extension UnreadRegions {
  /// Returns the first region of a HEIF file that is not understood.
  static func heif(_ bytes: [UInt8]) -> String? { nil }
}
