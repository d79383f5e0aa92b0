extension UnreadRegions {
  /// Returns the first region of a PNG file that is not understood.
  static func png(_ bytes: [UInt8]) -> String? { nil }
}
