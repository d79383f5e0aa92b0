import PhotoFormats

extension UnreadRegions {
  /// Returns the first region of a JPEG XL file that is not understood.
  static func jpegXL(_ bytes: [UInt8]) -> String? {
    let (parts, problems) = BoxParts.all(in: bytes, reading: .strict)
    guard problems.isEmpty else { return "JPEG XL rest" }
    var survey = JPEGXLSurvey()
    for part in parts {
      guard case .box(let box) = part else { return "JPEG XL rest" }
      let content = bytes[box.content]
      if ["Exif", "xml "].contains(box.type) { continue }
      guard survey.knownCount(of: box.type, content) == content.count else {
        return "JPEG XL \(box.type)"
      }
    }
    return nil
  }
}
