import PhotoFormats

extension UnreadRegions {
  /// Returns the first region of a JPEG XL file that is not understood.
  static func jpegXL(_ bytes: [UInt8]) -> String? {
    if JPEGXLEditor.isBare(bytes) {
      return JPEGXLPicture.count(bytes[...]) == bytes.count ? nil : "JPEG XL rest"
    }
    let (parts, problems) = BoxParts.all(in: bytes, reading: .strict)
    guard problems.isEmpty else { return "JPEG XL rest" }
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    let survey = JPEGXLSurvey(boxes, in: bytes)
    guard survey.isPictureKnown else { return "JPEG XL codestream" }
    for box in boxes {
      if ["Exif", "xml "].contains(box.type) { continue }
      guard survey.knownCount(of: box) == box.content.count else {
        return "JPEG XL \(box.type)"
      }
    }
    return nil
  }
}
