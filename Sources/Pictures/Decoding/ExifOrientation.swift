import PhotoFormats

/// The orientation that a file’s EXIF block gives its picture.
package enum ExifOrientation {
  /// Returns the orientation, 1 to 8; 1 if there is none.
  package static func value(in file: ArraySlice<UInt8>, _ format: PictureFormat) -> Int {
    let block =
      switch format {
      case .jpeg: jpegBlock(file)
      case .png: pngBlock(file)
      case .webp: webpBlock(file)
      }
    return block.flatMap(value) ?? 1
  }

  /// Segments of a file that are searched.
  private static let maximumParts = 4096

  /// Entries of a directory that are searched.
  private static let maximumEntries = 512

  /// EXIF 3.0, 4.5.4: an APP1 segment before the picture.
  private static func jpegBlock(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = file.dropFirst(2)
    for _ in 0..<maximumParts {
      guard rest.count >= 4, rest.first == 0xFF, let marker = rest.dropFirst().first,
        marker != 0xDA, marker != 0xD9
      else { return nil }
      if marker == 0xFF {
        rest = rest.dropFirst()
        continue
      }
      let length = rest.dropFirst(2).prefix(2).bigEndianNumber
      guard length >= 2, rest.count >= length + 2 else { return nil }
      let content = rest.dropFirst(4).prefix(length - 2)
      if marker == 0xE1, content.starts(with: exifName) { return content.dropFirst(6) }
      rest = rest.dropFirst(length + 2)
    }
    return nil
  }

  /// PNG, third edition, 11.3.4.5: the chunk eXIf.
  private static func pngBlock(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var source = ByteSource(Array(file), limit: .max)
    var parts = PNGParts()
    while let part = try? parts.next(in: &source) {
      if part.name == "eXIf" { return block(part.content, file) }
    }
    return nil
  }

  /// RFC 9649, 2.7.1.5: the chunk EXIF.
  private static func webpBlock(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var source = ByteSource(Array(file), limit: .max)
    var parts = RIFFParts()
    while let part = try? parts.next(in: &source) {
      if part.name == "EXIF" { return block(part.content, file) }
    }
    return nil
  }

  /// Returns the block in a chunk, without what some programs put before it.
  private static func block(_ range: Range<Int>, _ file: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = file.dropFirst(range.lowerBound).prefix(range.count)
    return content.dropFirst(content.exifPreamble?.count ?? 0)
  }

  private static let exifName: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// Returns the orientation in the first directory of a TIFF structure; nil if there is none.
  package static func value(_ block: ArraySlice<UInt8>) -> Int? {
    let isBig = block.starts(with: [0x4D, 0x4D, 0, 42])
    guard isBig || block.starts(with: [0x49, 0x49, 42, 0]) else { return nil }
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      isBig ? bytes.bigEndianNumber : bytes.littleEndianNumber
    }
    let offset = number(block.dropFirst(4).prefix(4))
    let directory = block.dropFirst(offset)
    guard directory.count >= 2 else { return nil }
    let count = min(number(directory.prefix(2)), maximumEntries)
    for index in 0..<count {
      let entry = directory.dropFirst(2 + index * 12).prefix(12)
      guard entry.count == 12 else { return nil }
      // The tag of the orientation, and the type of its value: SHORT.
      if number(entry.prefix(2)) == 0x0112, number(entry.dropFirst(2).prefix(2)) == 3 {
        let value = number(entry.dropFirst(8).prefix(2))
        return (1...8).contains(value) ? value : nil
      }
    }
    return nil
  }
}
