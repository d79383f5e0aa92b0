import ASCII

/// Walks over the parts of a PNG file: the signature, the chunks, and what follows them.
///
/// Each part begins where the one before ends. The contents of chunks are not read, and so their
/// check values are not compared; programs that show pictures pass over wrong ones of most chunks.
package struct PNGParts: PartWalk {
  /// What was wrong so far.
  package private(set) var problems: [ChunkProblem] = []

  private let reading: FormatReading
  private var position = 0
  private var chunks = 0
  private var isAtEnd = false

  /// The first bytes of a file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The last chunk.
  package static let end = "IEND"

  /// The chunks that decoders must know.
  package static let critical: Set<String> = ["IHDR", "PLTE", "IDAT", end]

  /// Returns a chunk.
  package static func chunk(_ name: String, _ content: some Collection<UInt8>) -> [UInt8] {
    var chunk: [UInt8] = []
    append(name, content, to: &chunk)
    return chunk
  }

  /// Appends a chunk to a file.
  package static func append(
    _ name: String, _ content: some Collection<UInt8>, to file: inout [UInt8]
  ) {
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count), to: &file)
    let start = file.count
    file += name.utf8
    file += content
    ByteOrder.big.append(CRC32.value(of: file[start...]), to: &file)
  }

  /// Creates a walk from the beginning of a file.
  package init(_ reading: FormatReading = .lenient) { self.reading = reading }

  /// Returns the next part; nil at the end of the file.
  package mutating func next(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ChunkPart? {
    guard source.size > 0 else { return nil }
    guard position > 0 else { return part(.header, to: min(Self.signatureSize, source.size)) }
    guard position < source.size else {
      if !isAtEnd { note(.truncated) }
      isAtEnd = true
      return nil
    }
    guard !isAtEnd else { return part(.rest, to: source.size) }
    return try chunk(in: &source)
  }

  /// ISO/IEC 15948, 5.3: length, type, data, check value.
  private mutating func chunk(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ChunkPart? {
    guard chunks < FormatLimits.chunks else { return gap(.tooMany, to: source.size) }
    var header = ByteReader(try source.header(at: position, count: Self.headerSize))
    guard let length = header.number(4), let type = header.read(4) else {
      return gap(.truncated, to: source.size)
    }
    guard length < 1 << 31, type.allSatisfy(\.isASCIILetter) else {
      return gap(.damaged, to: source.size)
    }
    let name = String(decoding: type, as: UTF8.self)
    if reading == .strict, !isValid(name, type, length) { return gap(.damaged, to: source.size) }
    let content = position + Self.headerSize
    let end = content + length + Self.checkSize
    guard end <= source.size || reading == .lenient else {
      return gap(.truncated, to: source.size)
    }
    chunks += 1
    isAtEnd = name == Self.end || end > source.size
    if end > source.size { note(.truncated) }
    return part(
      .chunk, name, to: min(end, source.size),
      content: content..<min(content + length, source.size))
  }

  /// Whether a chunk may stand where it does: ISO/IEC 15948, 5.4 and 5.6.
  private func isValid(_ name: String, _ type: ArraySlice<UInt8>, _ length: Int) -> Bool {
    guard type.dropFirst(2).first.map({ $0 & 0x20 == 0 }) == true else { return false }
    return (name == "IHDR") == (chunks == 0) && (name != "IHDR" || length == PNGHeader.size)
      && (name != Self.end || length == 0)
  }

  private mutating func gap(_ problem: ChunkProblem, to end: Int) -> ChunkPart {
    note(problem)
    isAtEnd = true
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

  private static let signatureSize = signature.count
  private static let (headerSize, checkSize) = (8, 4)
}
