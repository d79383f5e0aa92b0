import PhotoFormats

/// A Photoshop resource: its number, and the range of its content in the file.
struct ImageResource {
  var number: Int
  var content: Range<Int>
  var offset: Int

  /// The resource as a trace.
  var trace: FileTrace {
    FileTrace(
      .imageResource(number), at: offset, text: "\(content.count) B",
      numbers: [Double(content.count)])
  }
}

/// Iterates over Photoshop resources, reading only their headers.
///
/// Adobe Photoshop File Formats, "Image Resource Blocks": `8BIM`, the number, a name with its
/// length before it and padded to be even, the length of 4 bytes, the content padded to be even.
struct ImageResources {
  /// The resources for IPTC, a thumbnail of JPEG, a color profile, EXIF and XMP.
  static let iptc = 0x0404
  static let thumbnail = 0x040C
  static let profile = 0x040F
  static let exif = 0x0422
  static let xmp = 0x0424

  private var position: Int
  private let end: Int
  private var left = Limits.imageResources

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next resource; nil if there is no other.
  mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> ImageResource? {
    let start = position
    guard left > 0, start + 12 <= end else { return nil }
    left -= 1
    var reader = ByteReader(try source.bytes(at: start, count: min(7 + 256 + 4, end - start)))
    guard let signature = reader.read(4), Self.signatures.contains(Array(signature)),
      let number = reader.number(2), let nameLength = reader.number(1),
      reader.read(nameLength + (nameLength + 1) % 2) != nil, let size = reader.number(4)
    else { return nil }
    let content = start + 4 + 2 + 1 + nameLength + (nameLength + 1) % 2 + 4
    guard size <= end - content else { return nil }
    position = content + size + size % 2
    return ImageResource(number: number, content: content..<content + size, offset: start)
  }

  /// The signatures of Photoshop, and of other programs that write resources.
  private static let signatures = ["8BIM", "PHUT", "DCSR", "AgHg", "MeSa"].map { Array($0.utf8) }
}
