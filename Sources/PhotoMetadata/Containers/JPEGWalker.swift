import PhotoFormats

/// Walks the segments of a JPEG file up to its picture data, reading only their headers.
struct JPEGWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.jpeg)
  private var parts: JPEGParts
  private var hasFrame = false
  /// The end of the last segment with EXIF.
  private var exifEnd: Int?

  init() { self.init(at: 0) }

  /// Creates a walker of a JPEG file that begins at an offset of another.
  init(at start: Int) { parts = JPEGParts(segmentsAt: start + JPEGMarker.start.count) }

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    while let part = try parts.next(in: &source) {
      // Whether the header of the scan is whole doesn't matter: nothing of it is read.
      if part.segment == JPEGMarker.startOfScan { return noteProblems { $0 == .strayBytes } }
      noteProblems { $0 != .truncated }
      if part.kind == .marker(JPEGMarker.endOfImage) { return }
      if let marker = part.segment { try read(part, marker, &source) }
    }
    noteProblems { _ in true }
  }

  private mutating func noteProblems(where isNoted: (JPEGProblem) -> Bool) {
    for problem in parts.problems where isNoted(problem) {
      switch problem {
      case .strayBytes: contents.problems.note(.strayBytes)
      case .truncated, .endMissing: contents.problems.note(.fileTruncated)
      case .damaged: contents.problems.note(.structureDamaged)
      case .misplacedMarker: break
      }
    }
  }

  private mutating func read(
    _ part: JPEGPart, _ marker: UInt8, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let header = try source.bytes(
      at: part.content.lowerBound, count: min(part.content.count, JPEGSegment.headSize))
    let file = FilePart(name: part.name, range: part.range, content: part.content)
    contents.add(file)
    switch JPEGSegment(marker, header) {
    case .frame: readFrame(header)
    case .exif:
      let start = JPEGSegment.exifNameSize
      addExif(
        part.content.dropFirst(start), isWhole: TIFFHeader.begins(header.dropFirst(start)),
        in: part)
    case .xmp:
      let start = JPEGSegment.xmpNameSize(header) ?? 0
      contents.xmpPackets.append(.extents([part.content.dropFirst(start)]))
    case .extendedXMP: try readExtendedXMP(part, &source)
    case .colorProfile where contents.colorProfile == nil: contents.colorProfile = file
    default: break
    }
  }

  // ISO/IEC 10918-1, B.2.2: sample precision, number of lines, samples per line.
  private mutating func readFrame(_ payload: ArraySlice<UInt8>) {
    guard !hasFrame, let height = ByteOrder.big.uint16(payload, at: 1),
      let width = ByteOrder.big.uint16(payload, at: 3)
    else { return }
    hasFrame = true
    // Zero lines means that the number follows the first scan, which is not read.
    guard width > 0, height > 0 else { return }
    contents.dimensions = PixelDimensions(width: width, height: height)
  }

  private mutating func readExtendedXMP(
    _ part: JPEGPart, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let start = part.content.lowerBound + JPEGSegment.extendedXMPName.count
    let size = ExtendedXMPPiece.headerSize
    let header = try source.bytes(at: start, count: size)
    if start + size <= part.range.upperBound,
      let piece = ExtendedXMPPiece(header, range: start + size..<part.range.upperBound)
    {
      contents.extendedXMP.append(piece)
    } else {
      contents.problems.note(.extendedXMPDamaged)
    }
  }

  /// Adds a block, or the rest of one that was too long for the previous segment.
  private mutating func addExif(_ range: Range<Int>, isWhole: Bool, in part: JPEGPart) {
    let isNext = exifEnd == part.range.lowerBound
    exifEnd = range.upperBound
    if !isWhole, isNext, case .extents(let extents) = contents.exifBlocks.last {
      contents.exifBlocks[contents.exifBlocks.count - 1] = .extents(extents + [range])
    } else {
      contents.exifBlocks.append(.extents([range]))
    }
  }
}
