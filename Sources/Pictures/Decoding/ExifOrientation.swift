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

  /// Segments or chunks of a file that are searched.
  private static let maximumParts = 4096

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
    var rest = file.dropFirst(8)
    for _ in 0..<maximumParts {
      guard rest.count >= 12 else { return nil }
      let length = rest.prefix(4).bigEndianNumber
      guard length <= rest.count - 12 else { return nil }
      let name = rest.dropFirst(4).prefix(4)
      if name.elementsEqual("eXIf".utf8) { return rest.dropFirst(8).prefix(length) }
      rest = rest.dropFirst(length + 12)
    }
    return nil
  }

  /// RFC 9649, 2.7.1.5: the chunk EXIF, in some files with the name that JPEG puts before it.
  private static func webpBlock(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = file.dropFirst(12)
    for _ in 0..<maximumParts {
      guard rest.count >= 8 else { return nil }
      let length = rest.dropFirst(4).prefix(4).littleEndianNumber
      guard length <= rest.count - 8 else { return nil }
      if rest.starts(with: "EXIF".utf8) {
        let content = rest.dropFirst(8).prefix(length)
        return content.starts(with: exifName) ? content.dropFirst(6) : content
      }
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return nil
  }

  private static let exifName: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// Returns the orientation in the first directory of a TIFF structure; nil if there is none.
  package static func value(_ block: ArraySlice<UInt8>) -> Int? { value(in: Array(block)) }

  /// Returns the orientation in the first directory of an EXIF block or a TIFF file; nil if there is
  /// none.
  package static func value(in block: [UInt8]) -> Int? {
    guard let header = TIFFHeader(block.prefix(16)), header.magic == TIFFHeader.tiff else {
      return nil
    }
    var source = ByteSource(block, limit: .max)
    let directory = try? TIFFDirectory(
      at: header.firstDirectory, of: block.indices, header.layout, in: &source)
    let entry = directory?.entries.first {
      $0.tag == 0x0112 && $0.format == TIFFFormat.unsignedShort && $0.count > 0
    }
    guard let entry, let number = header.order.uint16(entry.field, at: 0) else { return nil }
    return (1...8).contains(number) ? number : nil
  }
}
