/// Walks over the parts of a WebP file, or over the chunks inside of another.
///
/// Each part begins where the one before ends. RFC 9649, 2.3 and 2.4: `RIFF`, the size of the rest,
/// `WEBP`, then chunks of even size.
package struct RIFFParts: PartWalk {
  /// What was wrong so far.
  package private(set) var problems: [ChunkProblem] = []

  private let reading: FormatReading
  private var position: Int
  /// The end of the chunks; nil before the header was read.
  private var end: Int?
  private var chunks = 0
  private let isFile: Bool

  /// Creates a walk from the beginning of a file.
  package init(_ reading: FormatReading = .lenient) {
    (self.reading, isFile, position) = (reading, true, 0)
  }

  /// Creates a walk over the chunks in a range of a file.
  package init(in range: Range<Int>, _ reading: FormatReading = .lenient) {
    (self.reading, isFile, position, end) = (reading, false, range.lowerBound, range.upperBound)
  }

  /// Returns the chunks in a range of a file in memory, and what is wrong with them.
  package static func all(
    in bytes: [UInt8], _ range: Range<Int>, _ reading: FormatReading = .lenient
  ) -> (parts: [ChunkPart], problems: [ChunkProblem]) {
    RIFFParts(in: range, reading).rest(in: bytes)
  }

  /// Whether bytes, of which 12 are enough, begin like a WebP file.
  package static func beginsWebP(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
  }

  /// Whether bytes, of which 12 are enough, begin like a file of sound: Microsoft, Multimedia
  /// Programming Interface.
  package static func beginsSound(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WAVE".utf8)
  }

  /// Returns a WebP file of chunks.
  package static func webp(_ chunks: [UInt8]) -> [UInt8] {
    chunk("RIFF".utf8, Array("WEBP".utf8) + chunks)
  }

  /// Returns a chunk with a name of four characters.
  package static func chunk(
    _ name: some Sequence<UInt8>, _ content: some Collection<UInt8>
  ) -> [UInt8] {
    var chunk = Array(name)
    ByteOrder.little.append(UInt32(truncatingIfNeeded: content.count), to: &chunk)
    return chunk + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// Returns the next part; nil at the end.
  package mutating func next(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ChunkPart? {
    guard let end else { return try header(in: &source) }
    let limit = isFile ? source.size : end
    guard position < limit else { return nil }
    guard position < end else { return part(.rest, to: limit) }
    guard position + Self.chunkHeader <= end else {
      if reading == .strict { note(.damaged) }
      return part(.gap, to: end)
    }
    return try chunk(in: &source, to: end, limit)
  }

  private mutating func header(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ChunkPart? {
    guard source.size > 0 else { return nil }
    let size = ByteOrder.little.uint32(try source.header(at: 4, count: 4), at: 0) ?? 0
    if Self.outerSize + size > source.size { note(.truncated) }
    let end = max(Self.fileHeader, min(Self.outerSize + size, source.size))
    self.end = end
    return part(.header, to: min(Self.fileHeader, source.size))
  }

  private mutating func chunk(
    in source: inout ByteSource, to end: Int, _ limit: Int
  ) throws(PhotoReadError) -> ChunkPart? {
    guard chunks < FormatLimits.chunks else { return gap(.tooMany, to: end) }
    let header = try source.header(at: position, count: Self.chunkHeader)
    guard let length = ByteOrder.little.uint32(header, at: 4) else {
      return gap(.truncated, to: end)
    }
    let start = position + Self.chunkHeader
    if start + length > end {
      guard reading == .lenient else { return gap(.damaged, to: end) }
      note(start + length > limit ? .truncated : .damaged)
    }
    chunks += 1
    let content = start..<min(start + length, limit)
    // Some programs leave out the byte that fills up the last chunk.
    let isFilled = length % 2 == 1 && content.upperBound < end
    return part(
      .chunk, String(decoding: header.prefix(4), as: UTF8.self),
      to: content.upperBound + (isFilled ? 1 : 0), content: content)
  }

  private mutating func gap(_ problem: ChunkProblem, to end: Int) -> ChunkPart {
    note(problem)
    return part(.gap, to: end)
  }

  private mutating func part(
    _ kind: ChunkPart.Kind, _ name: String = "", to end: Int, content: Range<Int>? = nil
  ) -> ChunkPart {
    defer { position = end }
    return ChunkPart(kind, name, position..<end, content: content)
  }

  private mutating func note(_ problem: ChunkProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The bytes of the file's header, of those that its size doesn't count, and of a chunk's.
  private static let (fileHeader, outerSize, chunkHeader) = (12, 8, 8)
}
