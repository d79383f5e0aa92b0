extension JPEGParts {
  /// Whether a picture has more scans than any program makes.
  ///
  /// Each scan may take as long as a picture, so that decoding or following them would not end in
  /// time.
  package static func hasTooManyScans(_ parts: [JPEGPart]) -> Bool {
    parts.count { $0.kind == .scan } > FormatLimits.scans
  }

  /// Whether a file has too many scans for being decoded.
  ///
  /// If the first scan has the whole picture, no other is decoded, and none is searched for.
  package static func hasTooManyScans(in file: ArraySlice<UInt8>) -> Bool {
    if JPEGHeader(file)?.isInOneScan == true { return false }
    var source = ByteSource(Array(file), limit: .max)
    var walk = JPEGParts()
    var scans = 0
    // Reading from memory doesn't fail.
    while scans <= FormatLimits.scans, !walk.hasEnded, let part = try? walk.next(in: &source) {
      if part.kind == .scan { scans += 1 }
    }
    return scans > FormatLimits.scans
  }
}
