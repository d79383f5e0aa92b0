/// Reads the parts of a JPEG file one after the other, ISO/IEC 10918-1, annex B.
///
/// The lenient reading passes over stray bytes and `FF 00` before a marker, as libjpeg, Pillow and
/// ExifTool do. Coded data is passed over only when the part after the header of a scan is asked
/// for.
package struct JPEGParts: PartWalk {
  /// What was odd so far, each once.
  package private(set) var problems: [JPEGProblem] = []

  /// Whether the end of the image was reached.
  package private(set) var hasEnded = false

  private let reading: FormatReading
  private var position: Int
  private var state: State
  private var strayBytes = 0
  private var count = 0
  private var hasScan = false
  /// The part behind a gap that was just returned.
  private var next: JPEGPart?

  private enum State {
    case start
    case segments
    case scan
    case rest
    case end
  }

  /// Reads a file.
  package init(_ reading: FormatReading = .lenient) { self.init(at: 0, reading) }

  /// Reads a file that begins at an offset of another.
  package init(at start: Int, _ reading: FormatReading = .lenient) {
    (position, state, self.reading) = (start, .start, reading)
  }

  /// Reads on from an offset where a marker is expected.
  package init(segmentsAt position: Int, _ reading: FormatReading = .lenient) {
    (self.position, state, self.reading) = (position, .segments, reading)
  }

  /// The number of bytes of a segment that are fetched at first: marker, length, and the longest
  /// name.
  package static let headSize = 2 + 2 + 35

  /// Returns the next part; nil at the end, or where the strict reading ends.
  package mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> JPEGPart? {
    if let next {
      self.next = nil
      return next
    }
    if state == .scan {
      if let scan = try scan(in: &source) { return scan }
      if state == .end { return nil }
    }
    guard state != .end, position < source.size else {
      if state == .segments { note(hasScan ? .endMissing : .truncated) }
      state = .end
      return nil
    }
    switch state {
    case .start:
      guard try source.bytes(at: position, count: 2).elementsEqual(JPEGMarker.start) else {
        return end(.damaged, in: source)
      }
      state = .segments
      return part(.marker(JPEGMarker.startOfImage), upTo: position + 2)
    case .segments: return try nextSegment(in: &source)
    case .rest:
      state = .end
      return part(.rest, upTo: source.size)
    case .scan, .end: return nil
    }
  }

  // MARK: Segments

  private mutating func nextSegment(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> JPEGPart? {
    guard count < FormatLimits.segments else { return end(.damaged, in: source) }
    count += 1
    let start = position
    var searched = position
    // In a valid file a marker follows at once, with the bytes that tell what the segment is.
    var size = Self.headSize
    var isStray = false
    // Behind a scan, all bytes have been read already.
    while hasScan || strayBytes + searched - start <= FormatLimits.strayBytes {
      let bytes = try source.bytes(at: searched, count: size)
      guard !bytes.isEmpty else {
        if isStray { note(.strayBytes) }
        guard reading == .lenient else { return strictEnd(.truncated) }
        note(hasScan ? .endMissing : .truncated)
        state = .end
        return part(.gap, upTo: source.size)
      }
      let marker = Self.firstMarker(in: bytes)
      // Without a marker the last byte stays: it may be the FF of one.
      let passed = marker.map { $0 - bytes.startIndex - 1 } ?? max(1, bytes.count - 1)
      isStray = isStray || bytes.prefix(passed).contains { $0 != 0xFF }
      searched += passed
      if isStray, reading == .strict { return strictEnd(.strayBytes) }
      guard let marker else {
        size = FormatLimits.furtherRead
        continue
      }
      if isStray { note(.strayBytes) }
      strayBytes += searched - start
      var gap: JPEGPart?
      if searched > start { gap = part(.gap, upTo: searched) }
      let head = bytes[(marker - 1)...]
      let found = try segment(
        bytes[marker], head.count >= 4 ? head : source.bytes(at: searched, count: 4), in: source)
      guard let gap else { return found }
      next = found
      return gap
    }
    if isStray { note(.strayBytes) }
    return end(.damaged, in: source)
  }

  /// Returns the index of the first marker byte after an FF.
  ///
  /// Any number of FF bytes may precede a marker (B.1.1.2). A zero after FF belongs to coded data.
  private static func firstMarker(in bytes: ArraySlice<UInt8>) -> Int? {
    var isAfterFF = false
    for index in bytes.indices {
      let byte = bytes[index]
      if isAfterFF, byte != 0xFF, byte != 0 { return index }
      isAfterFF = byte == 0xFF
    }
    return nil
  }

  /// Returns the part that a marker begins at the current position.
  private mutating func segment(
    _ marker: UInt8, _ head: ArraySlice<UInt8>, in source: borrowing ByteSource
  ) -> JPEGPart? {
    guard JPEGMarker.hasLength(marker) else {
      if marker == JPEGMarker.endOfImage {
        state = .rest
        hasEnded = true
      } else if reading == .strict {
        return strictEnd(.misplacedMarker)
      } else {
        note(.misplacedMarker)
      }
      return part(.marker(marker), upTo: position + 2)
    }
    if reading == .strict, JPEGMarker.reserved.contains(marker) {
      return strictEnd(.misplacedMarker)
    }
    guard let length = ByteOrder.big.uint16(head, at: 2) else { return end(.truncated, in: source) }
    // The length counts itself (B.1.1.4).
    guard length >= 2 else { return end(.damaged, in: source) }
    let start = position + 4
    let whole = position + 2 + length
    if whole > source.size {
      guard reading == .lenient else { return strictEnd(.truncated) }
      note(.truncated)
      state = .end
    } else if marker == JPEGMarker.startOfScan {
      state = .scan
      hasScan = true
    }
    let last = min(whole, source.size)
    return part(.segment(marker), upTo: last, content: min(start, last)..<last)
  }

  // MARK: Coded data

  /// Returns the coded data at the current position; nil if there is none.
  ///
  /// It ends at a marker that isn't for restarts, with the FF bytes that precede it.
  private mutating func scan(in source: inout ByteSource) throws(PhotoReadError) -> JPEGPart? {
    var searched = position
    var firstFF: Int?
    var end: Int?
    while end == nil {
      let bytes = try source.codedBytes(at: searched, count: FormatLimits.piece)
      guard !bytes.isEmpty else {
        end = source.size
        break
      }
      end = Self.scanEnd(in: bytes, at: searched, &firstFF)
      searched += bytes.count
    }
    state = .segments
    guard let end, end > position else { return nil }
    return part(.scan, upTo: end)
  }

  /// Returns where the coded data ends; nil if not in these bytes.
  ///
  /// `firstFF` is the offset of the first FF of those that end the bytes before.
  private static func scanEnd(
    in bytes: ArraySlice<UInt8>, at start: Int, _ firstFF: inout Int?
  ) -> Int? {
    var index = bytes.startIndex
    while true {
      if firstFF == nil {
        guard let found = bytes.firstIndex(of: 0xFF, from: index) else { return nil }
        firstFF = start + found - bytes.startIndex
        index = found + 1
      }
      guard index < bytes.endIndex else { return nil }
      let byte = bytes[index]
      index += 1
      if byte == 0xFF { continue }
      if byte != 0, !JPEGMarker.restarts.contains(byte) { return firstFF }
      firstFF = nil
    }
  }

  // MARK: Ends

  private mutating func part(
    _ kind: JPEGPart.Kind, upTo end: Int, content: Range<Int>? = nil
  ) -> JPEGPart {
    defer { position = end }
    return JPEGPart(kind, position..<end, content: content)
  }

  /// Ends with the rest of the file, whose structure is unknown.
  private mutating func end(_ problem: JPEGProblem, in source: borrowing ByteSource) -> JPEGPart? {
    guard reading == .lenient else { return strictEnd(problem) }
    note(problem)
    state = .end
    return part(.rest, upTo: source.size)
  }

  private mutating func strictEnd(_ problem: JPEGProblem) -> JPEGPart? {
    note(problem)
    state = .end
    return nil
  }

  private mutating func note(_ problem: JPEGProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
