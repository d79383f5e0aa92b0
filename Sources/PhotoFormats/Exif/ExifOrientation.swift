/// The orientation that the EXIF block of a JPEG, PNG or WebP file gives its picture.
package enum ExifOrientation {
  /// Returns the orientation, 1 to 8; 1 if there is none.
  package static func value(in file: ArraySlice<UInt8>, _ container: PhotoContainer) -> Int {
    stored(in: file, container) ?? 1
  }

  /// Returns the orientation, 1 to 8; nil if there is none.
  package static func stored(in file: ArraySlice<UInt8>, _ container: PhotoContainer) -> Int? {
    let block =
      switch container {
      case .jpeg: jpegBlock(file)
      case .png: pngBlock(file)
      case .webp: webpBlock(file)
      default: nil as ArraySlice<UInt8>?
      }
    return block.flatMap(value)
  }

  /// EXIF 3.0, 4.5.4: the block in the first segment with its name before the picture, as browsers
  /// read it.
  private static func jpegBlock(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var source = ByteSource(Array(file))
    var parts = JPEGParts()
    // Reading from memory doesn't fail.
    while let part = try? parts.next(in: &source) {
      guard let marker = part.segment else {
        if part.kind == .marker(JPEGMarker.endOfImage) { return nil }
        continue
      }
      if marker == JPEGMarker.startOfScan { return nil }
      let content = file.dropFirst(part.content.lowerBound).prefix(part.content.count)
      guard JPEGSegment(marker, content) == .exif, content.starts(with: "Exif".utf8) else {
        continue
      }
      let block = content.dropFirst(JPEGSegment.exifNameSize)
      return TIFFHeader.begins(block) ? block : nil
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

  /// Returns the orientation in the first directory of a TIFF structure; nil if there is none.
  package static func value(_ block: ArraySlice<UInt8>) -> Int? { value(in: Array(block)) }

  /// Returns the orientation in the first directory of an EXIF block or a TIFF file; nil if there
  /// is none.
  package static func value(in block: [UInt8]) -> Int? {
    guard let header = TIFFHeader(block.prefix(16)), header.magic == TIFFHeader.tiff else {
      return nil
    }
    var source = ByteSource(block, limit: .max)
    let directory = try? TIFFDirectory(
      at: header.firstDirectory, of: block.indices, header.layout, in: &source)
    guard let number = directory?.number(0x0112) else { return nil }
    return (1...8).contains(number) ? number : nil
  }
}
