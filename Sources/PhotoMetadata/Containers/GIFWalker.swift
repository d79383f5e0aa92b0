import PhotoFormats

/// Walks the blocks of a GIF file to the end, because metadata may follow the pictures.
struct GIFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.gif)
  private var position = Self.headerSize
  private var subBlocksLeft = FormatLimits.subBlocks

  // GIF89a Specification, 18: width and height of the screen, flags, background, aspect ratio.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let screen = try source.bytes(at: Self.signatureSize, count: Self.headerSize)
    contents.dimensions = Self.dimensions(screen, at: 0)
    guard let flags = screen.dropFirst(4).first else {
      contents.problems.note(.fileTruncated)
      return
    }
    position += Self.colorTableSize(flags)
    for _ in 0..<FormatLimits.chunks {
      let start = try source.bytes(at: position, count: 2)
      guard let introducer = start.first else {
        contents.problems.note(.fileTruncated)
        return
      }
      switch introducer {
      case Self.trailer: return contents.addRemainder(position + 1..<source.size)
      case Self.image: guard try skipImage(&source) else { return }
      case Self.extensionIntroducer:
        guard try readExtension(start.last ?? 0, &source) else { return }
      default:
        contents.problems.note(.structureDamaged)
        return
      }
    }
    contents.problems.note(.structureDamaged)
  }

  /// Moves past a picture; false if nothing can follow.
  ///
  /// GIF89a Specification, 20 to 22: place, size and flags, a color table, the size of codes, data.
  private mutating func skipImage(_ source: inout ByteSource) throws(PhotoReadError) -> Bool {
    let descriptor = try source.bytes(at: position + 1, count: 9)
    contents.dimensions = contents.dimensions ?? Self.dimensions(descriptor, at: 4)
    guard descriptor.count == 9, let flags = descriptor.last else {
      contents.problems.note(.fileTruncated)
      return false
    }
    position += 10 + Self.colorTableSize(flags) + 1
    return try skipSubBlocks(&source)
  }

  /// Reads an extension and moves past it; false if nothing can follow.
  private mutating func readExtension(
    _ label: UInt8, _ source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    let start = position
    let header = try source.bytes(at: start + 2, count: 1 + Self.applicationSize)
    position += 2
    let isWhole = try skipSubBlocks(&source)
    switch label {
    case Self.comment where start + 2 < position:
      contents.add(
        FilePart(
          name: Self.commentName, range: start..<position, content: start + 2..<position))
    // GIF89a Specification, 26: the first sub-block has the name and a code of the application.
    case Self.application where header.first == UInt8(Self.applicationSize):
      let content = start + 2 + header.count..<max(start + 2 + header.count, position)
      let name = String(decoding: header.dropFirst(), as: UTF8.self)
      contents.add(FilePart(name: name, range: start..<content.upperBound, content: content))
      // XMP Specification Part 3, 1.1.2: the packet itself, without sub-blocks, and then bytes
      // that lead any reader of sub-blocks to the end.
      if name == Self.xmp { contents.xmpPackets.append(.extents([content.dropLast(258)])) }
    default: break
    }
    return isWhole
  }

  /// Moves past sub-blocks; false if the file ends in them, or they are too many.
  private mutating func skipSubBlocks(_ source: inout ByteSource) throws(PhotoReadError) -> Bool {
    var blocks = GIFSubBlocks(min(position, source.size)..<source.size)
    defer { position = blocks.position }
    while try blocks.next(in: &source) != nil {
      subBlocksLeft -= 1
      guard subBlocksLeft > 0 else {
        contents.problems.note(.readLimitReached)
        return false
      }
    }
    if !blocks.isComplete { contents.problems.note(.fileTruncated) }
    return blocks.isComplete
  }

  private static func dimensions(_ bytes: ArraySlice<UInt8>, at offset: Int) -> PixelDimensions? {
    guard let width = ByteOrder.little.uint16(bytes, at: offset),
      let height = ByteOrder.little.uint16(bytes, at: offset + 2), width > 0, height > 0
    else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// Returns the bytes of the color table that flags announce.
  private static func colorTableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// The name of the parts with comments, which no application's name equals.
  static let commentName = "Comment"

  private static let signatureSize = 6
  private static let headerSize = 13
  private static let applicationSize = 11
  private static let xmp = "XMP DataXMP"

  private static let extensionIntroducer: UInt8 = 0x21
  private static let image: UInt8 = 0x2C
  private static let trailer: UInt8 = 0x3B
  private static let comment: UInt8 = 0xFE
  private static let application: UInt8 = 0xFF
}
