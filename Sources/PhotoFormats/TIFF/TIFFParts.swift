/// All parts of an EXIF block or a TIFF file, in order: joined they are the block.
///
/// Where parts share bytes, the one that begins first has them.
package struct TIFFParts: Sendable {
  /// The parts.
  package private(set) var parts: [TIFFPart] = []

  /// The bytes that several different parts claim.
  package private(set) var overlaps: [Range<Int>] = []

  /// Lists the parts of a block in memory; `others` are further positions that something refers to,
  /// such as the values of a maker note.
  package init(_ block: TIFFBlock, of bytes: [UInt8], others: [TIFFPart] = []) {
    var source = ByteSource(bytes, limit: .max)
    // Bytes in memory can always be read.
    let pictures = try? block.pictures(from: 0, in: &source)
    list(block, others + (pictures ?? []))
  }

  /// Lists the parts of a block that begins at an offset of a source.
  package init(
    _ block: TIFFBlock, at start: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    list(block, try block.pictures(from: start, in: &source))
  }

  /// The parts that nothing refers to.
  package var gaps: [Range<Int>] { parts.filter { $0.kind == .gap }.map(\.range) }

  private mutating func list(_ block: TIFFBlock, _ pictures: [TIFFPart]) {
    var claims = pictures
    claims.append(TIFFPart(kind: .header, range: 0..<block.headerEnd))
    for (index, directory) in block.directories.enumerated() {
      claims.append(TIFFPart(kind: .directory(index), range: directory.range))
      for entry in directory.entries where !entry.isInline {
        guard let value = entry.value, !value.isEmpty else { continue }
        claims.append(TIFFPart(kind: .value(directory: index, tag: entry.tag), range: value))
      }
    }
    claims = claims.map {
      TIFFPart(kind: $0.kind, range: $0.range.clamped(to: 0..<block.size))
    }
    claims.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var end = 0
    var last: Range<Int>?
    for claim in claims where !claim.range.isEmpty {
      if claim.range.lowerBound > end {
        parts.append(TIFFPart(kind: .gap, range: end..<claim.range.lowerBound))
        end = claim.range.lowerBound
      } else if claim.range.lowerBound < end, claim.range != last {
        overlaps.append(claim.range.lowerBound..<min(end, claim.range.upperBound))
      }
      guard claim.range.upperBound > end else { continue }
      parts.append(TIFFPart(kind: claim.kind, range: end..<claim.range.upperBound))
      (end, last) = (claim.range.upperBound, claim.range)
    }
    if end < block.size { parts.append(TIFFPart(kind: .gap, range: end..<block.size)) }
  }
}
