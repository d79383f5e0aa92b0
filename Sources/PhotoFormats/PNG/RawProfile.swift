import ASCII

/// Metadata that ImageMagick writes as text: its kind and length, then hexadecimal digits.
package struct RawProfile {
  /// The metadata.
  package let bytes: [UInt8]

  /// Decodes a text, `\nexif\n 1234\n45786966…`; nil if it is damaged.
  package init?(_ text: [UInt8]) {
    var lines = text.drop(while: \.isSpace)
    guard let endOfKind = lines.firstIndex(of: Self.newline) else { return nil }
    lines = lines[(endOfKind + 1)...]
    guard let endOfCount = lines.firstIndex(of: Self.newline) else { return nil }
    let digits = lines[..<endOfCount].filter { !$0.isSpace }
    guard let count = Int(String(decoding: digits, as: UTF8.self)), count >= 0,
      count <= text.count / 2
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var high: UInt8?
    for character in lines[endOfCount...] where !character.isSpace {
      guard let digit = character.hexadecimalValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    guard bytes.count == count, high == nil else { return nil }
    self.bytes = bytes
  }

  /// The EXIF block, from its TIFF header on; nil if this is not one.
  package var exifBlock: [UInt8]? {
    let start = bytes.prefix(FormatLimits.exifPreamble).indices.first {
      TIFFHeader.begins(bytes[$0...])
    }
    return xmpPacket == nil ? start.map { Array(bytes[$0...]) } : nil
  }

  /// The XMP packet, with or without its JPEG name; nil if this is not one.
  package var xmpPacket: [UInt8]? {
    let isXMP = bytes.starts(with: "http://ns.adobe.com/xap/".utf8) || bytes.starts(with: "<".utf8)
    return isXMP ? bytes : nil
  }

  private static let newline = UInt8(ascii: "\n")
}
