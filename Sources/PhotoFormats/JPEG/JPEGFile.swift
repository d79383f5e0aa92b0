/// A JPEG file in memory whose structure is certain, so that its parts can be replaced.
package struct JPEGFile {
  /// The file.
  package let bytes: [UInt8]

  /// The parts up to the end of the picture.
  package let parts: [JPEGPart]

  /// The end of the picture, behind its last marker.
  package let end: Int

  /// Whether the picture has its last marker.
  package let hasEnd: Bool

  /// The most that one segment holds after its length.
  package static let segmentSize = 65_533

  /// Reads a file; nil if its segments are damaged, so that positions are uncertain.
  package init?(_ bytes: [UInt8]) {
    let all = JPEGParts.all(in: bytes)
    guard !all.problems.contains(.damaged), !all.problems.contains(.truncated) else { return nil }
    // No decoder shows a file that begins twice.
    let starts = all.parts.count { $0.kind == .marker(JPEGMarker.startOfImage) }
    guard starts == 1 else { return nil }
    parts = all.parts.filter { $0.kind != .rest }
    hasEnd = parts.last?.kind == .marker(JPEGMarker.endOfImage)
    // A file without its last marker is cut short; nothing follows.
    guard hasEnd || parts.contains(where: { $0.segment == JPEGMarker.startOfScan }) else {
      return nil
    }
    end = parts.last?.range.upperBound ?? 0
    self.bytes = bytes
  }

  /// Returns the content of a part.
  package func content(_ part: Int) -> ArraySlice<UInt8> { bytes[parts[part].content] }

  /// What a part contains; nil if it is no segment.
  package func segment(_ part: Int) -> JPEGSegment? {
    parts[part].segment.map { JPEGSegment($0, content(part)) }
  }

  /// Returns a segment with EXIF, and those that follow it at once with the rest of a block that
  /// is too long for one.
  package func exifGroup(_ part: Int) -> [Int] {
    var group = [part]
    while let next = group.last.map({ $0 + 1 }), next < parts.count, segment(next) == .exif,
      !TIFFHeader.begins(content(next).dropFirst(JPEGSegment.exifNameSize))
    {
      group.append(next)
    }
    return group
  }

  /// The frame, which is the first of several.
  package var frame: Int? { parts.indices.first { segment($0) == .frame } }

  /// Whether the picture is progressive.
  package var isProgressive: Bool {
    frame.map { parts[$0].segment == JPEGMarker.progressiveFrame } == true
  }

  /// The offset of the first part behind the start that is no metadata.
  package var pictureStart: Int? {
    parts.dropFirst().first { part in
      guard let marker = part.segment else { return false }
      return !JPEGMarker.isMetadata(marker)
    }?.range.lowerBound
  }

  /// Returns a segment; nil if its content is too long for one.
  package static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8]? {
    guard content.count <= segmentSize else { return nil }
    var segment: [UInt8] = [0xFF, marker]
    ByteOrder.big.append(UInt16(truncatingIfNeeded: content.count + 2), to: &segment)
    return segment + content
  }
}
