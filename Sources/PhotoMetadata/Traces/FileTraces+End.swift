import PhotoFormats

extension FileTraces {
  /// Follows a JPEG picture to its end, and reports one that is cut short, or data behind it that
  /// nothing in the file explains.
  mutating func readEnd(
    _ contents: ContainerContents, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) {
    guard contents.container == .jpeg, let last = contents.parts.last else { return }
    var reader = JPEGParts(segmentsAt: last.range.upperBound)
    var (hasPicture, rest): (Bool, Range<Int>?) = (false, nil)
    while let part = try reader.next(in: &source) {
      if part.kind == .scan { hasPicture = true }
      if part.kind == .rest, reader.hasEnded { rest = part.range }
    }
    if hasPicture, !reader.hasEnded, !source.isExhausted { problems.note(.fileTruncated) }
    guard let rest else { return }
    let trailer = try JPEGTrailer(rest, parts: contents.parts, xmp: xmp, in: &source)
    for gap in trailer.unexplained where try addRest(gap, in: &source) { return }
  }

  /// Adds data behind the end of the file's format, and returns whether there is any but padding.
  @discardableResult
  mutating func addRest(
    _ range: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    guard let start = try source.endOfPadding(in: range) else { return false }
    let bytes = try source.bytes(at: start, count: min(16, range.upperBound - start))
    others.append(
      FileTrace(
        .rest, at: start, text: Self.text(bytes), numbers: [Double(range.upperBound - start)]))
    // Some phones put the video of a motion photo there and declare it nowhere. Its size begins
    // with zeros, which are no padding then.
    let earliest = max(range.lowerBound, start - 3)
    let head = try source.bytes(at: earliest, count: min(11, range.upperBound - earliest))
    let video = (earliest...start).first {
      head.dropFirst($0 - earliest + 4).prefix(4).elementsEqual(FileTypeBrands.boxType.utf8)
    }
    if let video {
      try addVideo(video..<range.upperBound, named: TraceSource.rest.name, in: &source)
    }
    return true
  }
}

extension ByteSource {
  /// Returns the first byte of a range that is no padding: zeros, spaces and FF; nil if there is
  /// none.
  fileprivate mutating func endOfPadding(in range: Range<Int>) throws(PhotoReadError) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      let bytes = try codedBytes(
        at: position, count: min(FormatLimits.piece, range.upperBound - position))
      guard !bytes.isEmpty else { return nil }
      if let found = bytes.firstIndex(where: { $0 != 0 && !$0.isSpace && $0 != 0xFF }) {
        // A marker begins with FF.
        let isMarker = found > bytes.startIndex && bytes[found - 1] == 0xFF
        return position + found - bytes.startIndex - (isMarker ? 1 : 0)
      }
      position += bytes.count
    }
    return nil
  }
}
