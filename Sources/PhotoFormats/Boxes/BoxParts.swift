/// Iterates over the boxes that fill a file or another box, reading only their headers.
///
/// The parts follow each other without gaps: each begins where the one before ended, and the last
/// one ends where the range ends. After a violation, a strict reading has no further parts.
package struct BoxParts {
  /// What is wrong, in the order of the file.
  package private(set) var problems: [BoxProblem] = []

  private let reading: FormatReading
  private var position: Int
  private let end: Int
  private var boxesLeft: Int

  /// Creates an iteration over a range of a file.
  package init(
    _ range: Range<Int>, reading: FormatReading = .lenient, limit: Int = FormatLimits.boxes
  ) {
    (position, end) = (range.lowerBound, range.upperBound)
    self.reading = reading
    boxesLeft = limit
  }

  /// Returns the next part; nil at the end.
  package mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> BoxPart? {
    guard position < end else { return nil }
    let bytes = try source.header(
      at: position, count: min(BoxHeader.maximumSize, end - position))
    boxesLeft -= 1
    guard boxesLeft >= 0, bytes.count >= 8 else {
      return rest(boxesLeft >= 0 && end == source.size ? .truncated : .damaged)
    }
    guard let header = BoxHeader(bytes) else { return rest(.damaged) }
    let left = end - position
    var box = Box(
      type: header.type, range: position..<end, content: position + min(header.size, left)..<end)
    if let size = header.boxSize {
      box.isCutOff = size > left
      if !box.isCutOff {
        box.range = position..<position + size
        box.content = position + header.size..<position + size
      }
    } else {
      // ISO/IEC 14496-12, 4.2: only the last box of a file may leave its size open.
      box.isOpen = true
      if reading == .strict, end != source.size { return rest(.damaged) }
    }
    if box.isCutOff {
      let problem = end == source.size ? BoxProblem.truncated : .damaged
      guard reading == .lenient, left >= header.size else { return rest(problem) }
      problems.append(problem)
    }
    position = box.range.upperBound
    return .box(box)
  }

  /// Returns the next box, passing over what is none; nil at the end.
  package mutating func nextBox(in source: inout ByteSource) throws(PhotoReadError) -> Box? {
    while let part = try next(in: &source) {
      if case .box(let box) = part { return box }
    }
    return nil
  }

  private mutating func rest(_ problem: BoxProblem) -> BoxPart? {
    problems.append(problem)
    defer { position = end }
    return reading == .strict ? nil : .rest(position..<end)
  }

  /// Returns all parts of a range of bytes in memory.
  package static func all(
    in bytes: [UInt8], _ range: Range<Int>? = nil, reading: FormatReading = .lenient
  ) -> (parts: [BoxPart], problems: [BoxProblem]) {
    var source = ByteSource(bytes)
    var parts = BoxParts(range ?? 0..<bytes.count, reading: reading)
    var all: [BoxPart] = []
    while let part = try? parts.next(in: &source) { all.append(part) }
    return (all, parts.problems)
  }

  /// Returns all boxes in a range of bytes in memory.
  package static func boxes(in bytes: [UInt8], _ range: Range<Int>? = nil) -> [Box] {
    all(in: bytes, range).parts.compactMap { part in
      if case .box(let box) = part { box } else { nil }
    }
  }
}
