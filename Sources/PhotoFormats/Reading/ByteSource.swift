/// The bytes of a photo, in memory or in a file, fetched on demand.
///
/// The first bytes of a file are fetched once and kept, and of later ones the last few windows: a
/// part of a file is often read again when all parts are known. Both kinds of source behave alike,
/// so the same bytes give the same result.
package struct ByteSource: ~Copyable {
  /// The total number of bytes.
  package let size: Int

  /// The number of bytes fetched from the file, 0 for bytes in memory.
  package private(set) var bytesFetched = 0

  /// The number of bytes requested.
  package private(set) var bytesExamined = 0

  /// Whether more was requested than may be examined; from then on there are no more bytes.
  package private(set) var isExhausted = false

  /// The number of bytes of coded pictures that were passed over.
  private var bytesPassed = 0

  private let file: OpenFile?
  private let head: [UInt8]
  private var windows: [Window] = []
  private var whole: [UInt8]?
  private var limit: Int

  /// Fetched bytes, and their offset in the file.
  private struct Window {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Creates a source of bytes in memory.
  package init(_ bytes: [UInt8], limit: Int = FormatLimits.bytesExamined) {
    size = bytes.count
    head = bytes
    file = nil
    self.limit = limit
  }

  /// Creates a source of a file's bytes and fetches the first of them.
  package init(
    fileAt path: PhotoPath, limit: Int = FormatLimits.bytesExamined
  ) throws(PhotoReadError) {
    try self.init(OpenFile(path: path), limit: limit)
  }

  /// Creates a source of an open file's bytes and fetches the first of them, or all if every byte
  /// will be needed and there are few.
  package init(
    _ file: consuming OpenFile, isReadWhole: Bool = false, limit: Int = FormatLimits.bytesExamined
  ) throws(PhotoReadError) {
    let isFetchedWhole = isReadWhole && file.size <= FormatLimits.wholeRead
    let count = isFetchedWhole ? file.size : min(file.size, FormatLimits.firstRead)
    let head = try file.bytes(at: 0, count: count)
    size = file.size
    bytesFetched = head.count
    self.head = head
    self.file = consume file
    self.limit = limit
  }

  private var hasWholeHead: Bool { !head.isEmpty && head.count == size }

  /// Whether the file is unchanged since it was opened; bytes in memory always are.
  package var isUnchanged: Bool {
    switch file {
    case .some(let file): file.isUnchanged
    case nil: true
    }
  }

  /// Passes on all bytes, which does not count as examining them, and returns whether there were as
  /// many as at the time of opening.
  package func forEachPiece(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(PhotoReadError) -> Bool {
    if let known = whole ?? (hasWholeHead ? head : nil) {
      unsafe known.withUnsafeBytes { unsafe body($0) }
      return known.count == size
    }
    return switch file {
    case .some(let file): unsafe try file.forEachPiece(body)
    case nil: true
    }
  }

  /// Returns the first bytes of a range for a digest, as many as fit the processor's cache.
  ///
  /// They don't count as examined and are not kept. There are none if the file became shorter.
  package func piece(of range: Range<Int>) throws(PhotoReadError) -> ArraySlice<UInt8> {
    let range = range.clamped(to: 0..<size)
    if let known = whole ?? (hasWholeHead ? head : nil) { return known[range] }
    let count = min(range.count, FormatLimits.piece)
    return switch file {
    case .some(let file): try file.bytes(at: range.lowerBound, count: count)[...]
    case nil: []
    }
  }

  /// Reads parts of which every byte is needed anyway for a digest, so that they don't count as
  /// examined.
  package mutating func withoutLimit<Value>(
    _ body: (inout ByteSource) throws(PhotoReadError) -> Value
  ) throws(PhotoReadError) -> Value {
    let (examined, usual) = (bytesExamined, limit)
    limit = .max
    defer { (bytesExamined, limit) = (examined, usual) }
    return try body(&self)
  }

  /// Returns all bytes, which does not count as examining them; nil if there are more than `limit`.
  ///
  /// Those of a file are kept, unless it is large: they may be needed again for its digest.
  package mutating func everything(upTo limit: Int) throws(PhotoReadError) -> ArraySlice<UInt8>? {
    guard size <= limit else { return nil }
    if let whole { return whole[...] }
    if hasWholeHead { return head[...] }
    guard let bytes = try file?.bytes(at: 0, count: size) else { return head[...] }
    if size <= FormatLimits.keptFile { whole = bytes }
    return bytes[...]
  }

  /// Returns the few bytes at an offset that identify what follows, which may be picture data.
  package mutating func header(
    at offset: Int, count: Int
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    try bytes(at: offset, count: count, fetching: FormatLimits.headerRead)
  }

  /// Returns bytes of a coded picture, fewer at the end, in which only markers are searched for.
  ///
  /// They have a limit of their own, ``FormatLimits/codedBytes``, and are not kept.
  package mutating func codedBytes(
    at offset: Int, count: Int
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size, count > 0, !isExhausted else { return [] }
    let count = min(count, size - offset)
    guard count <= max(limit, FormatLimits.codedBytes) - bytesPassed else {
      isExhausted = true
      return []
    }
    bytesPassed += count
    if let whole { return whole.dropFirst(offset).prefix(count) }
    if offset + count <= head.count { return head[offset..<offset + count] }
    guard let fetched = try file?.bytes(at: offset, count: count) else { return [] }
    bytesFetched += fetched.count
    return fetched[...]
  }

  /// Returns the requested bytes at an offset, fewer at the end.
  ///
  /// From a file at least `fetching` bytes are fetched, because more of them will be requested
  /// next.
  package mutating func bytes(
    at offset: Int, count: Int, fetching: Int = FormatLimits.furtherRead
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size, count > 0, !isExhausted else { return [] }
    let count = min(count, size - offset)
    guard count <= limit - bytesExamined else {
      isExhausted = true
      return []
    }
    bytesExamined += count
    let end = offset + count
    if end <= head.count { return head[offset..<end] }
    for index in windows.indices.reversed() where windows[index].range.lowerBound <= offset {
      let start = windows[index].range.lowerBound
      if end <= windows[index].range.upperBound {
        return windows[index].bytes[offset - start..<end - start]
      }
    }
    let fetched = try file?.bytes(at: offset, count: min(size - offset, max(count, fetching)))
    guard let fetched else { return [] }
    bytesFetched += fetched.count
    if windows.count == FormatLimits.windows { windows.removeFirst() }
    windows.append(Window(range: offset..<offset + fetched.count, bytes: fetched))
    // A file that shrinks while it is read returns fewer bytes than its size.
    return fetched.prefix(count)
  }
}
