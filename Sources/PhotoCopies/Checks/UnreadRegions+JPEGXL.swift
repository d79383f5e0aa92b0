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
      let content = Array(bytes[box.content])
      if box.type == "xml " {
        if let name = xmp(content) { return name }
        continue
      }
      if box.type == "Exif" {
        // ISO/IEC 18181-2, 9.3: 4 bytes contain the number of bytes before the TIFF header.
        let start = ByteOrder.big.uint32(content[...], at: 0).map { $0 + 4 } ?? content.count
        guard content.dropFirst(4).prefix(start - 4).allSatisfy({ $0 == 0 }) else {
          return "JPEG XL Exif"
        }
        if let name = exif(Array(content.dropFirst(start)), isFile: false) { return name }
        continue
      }
      guard survey.knownCount(of: box) == box.content.count else {
        return "JPEG XL \(box.type)"
      }
    }
    return nil
  }
}
