/// Walks over the parts of a GIF file: its header, pictures and extensions, and what follows them.
///
/// Each part begins where the one before ends. The strict reading takes no picture or extension
/// that the file cuts short.
package struct GIFParts: PartWalk {
  /// What was wrong so far.
  package private(set) var problems: [ChunkProblem] = []

  private let reading: FormatReading
  private var position = 0
  private var blocks = 0
  private var subBlocksLeft = FormatLimits.subBlocks
  /// What the bytes that follow are, if no block can follow.
  private var ending: GIFPart.Kind?

  /// Creates a walk from the beginning of a file.
  package init(_ reading: FormatReading = .lenient) { self.reading = reading }

  /// Returns the next part; nil at the end of the file.
  package mutating func next(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> GIFPart? {
    guard position > 0 else { return try header(in: &source) }
    guard position < source.size else {
      if ending == nil { note(.truncated) }
      ending = .rest
      return nil
    }
    if let ending { return part(ending, to: source.size) }
    guard blocks < FormatLimits.chunks else { return gap(.tooMany, to: source.size) }
    blocks += 1
    let start = try source.bytes(at: position, count: 2)
    switch start.first {
    case Self.trailer:
      ending = .rest
      return part(.trailer, to: position + 1)
    case Self.image: return try image(in: &source)
    case Self.introducer:
      let label = start.dropFirst().first ?? 0
      return try block(.extension(label: label), from: position + 2, &source)
    default: return gap(.damaged, to: source.size)
    }
  }

  /// GIF89a Specification, 17 and 18: the signature, then the width and height of the screen,
  /// flags, the background and the aspect ratio.
  private mutating func header(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> GIFPart? {
    guard source.size > 0 else { return nil }
    let flags = try source.bytes(at: Self.flags, count: 1).first
    guard let flags, source.size >= Self.headerSize else {
      return gap(.truncated, to: source.size)
    }
    let end = Self.headerSize + Self.colorTableSize(flags)
    if end > source.size, reading == .strict { return gap(.truncated, to: source.size) }
    return part(.header, to: min(end, source.size))
  }

  /// GIF89a Specification, 20 to 22: position, size and flags, a color table, the size of codes,
  /// data.
  private mutating func image(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> GIFPart? {
    let descriptor = try source.bytes(at: position + 1, count: 9)
    guard descriptor.count == 9, let flags = descriptor.last else {
      if reading == .strict { return gap(.truncated, to: source.size) }
      note(.truncated)
      ending = .gap
      return part(.image, to: source.size, content: source.size..<source.size)
    }
    return try block(.image, from: position + 11 + Self.colorTableSize(flags), &source)
  }

  /// Returns a part whose sub-blocks begin at an offset.
  private mutating func block(
    _ kind: GIFPart.Kind, from start: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) -> GIFPart? {
    let start = min(start, source.size)
    var subBlocks = GIFSubBlocks(start..<source.size)
    var isBounded = true
    while isBounded, try subBlocks.next(in: &source) != nil {
      subBlocksLeft -= 1
      isBounded = subBlocksLeft > 0
    }
    guard isBounded else {
      note(.tooLong)
      ending = .gap
      return part(kind, to: subBlocks.position, content: start..<subBlocks.position)
    }
    if !subBlocks.isComplete {
      if reading == .strict { return gap(.truncated, to: source.size) }
      note(.truncated)
      ending = .gap
    }
    return part(kind, to: subBlocks.position, content: start..<subBlocks.position)
  }

  private mutating func gap(_ problem: ChunkProblem, to end: Int) -> GIFPart {
    note(problem)
    ending = .gap
    return part(.gap, to: end)
  }

  private mutating func part(
    _ kind: GIFPart.Kind, to end: Int, content: Range<Int>? = nil
  ) -> GIFPart {
    defer { position = end }
    return GIFPart(kind: kind, range: position..<end, content: content ?? position..<end)
  }

  private mutating func note(_ problem: ChunkProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Whether a byte begins a block or ends the file.
  static func begins(_ byte: UInt8) -> Bool { [introducer, image, trailer].contains(byte) }

  /// Returns the bytes of the color table that flags announce.
  private static func colorTableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static let (flags, headerSize) = (10, 13)
  private static let introducer: UInt8 = 0x21
  private static let image: UInt8 = 0x2C
  private static let trailer: UInt8 = 0x3B
}
