extension UnreadRegions {
  /// Returns the first region of a WebP file that is not understood.
  static func webp(_ bytes: [UInt8]) -> String? { nil }
}
