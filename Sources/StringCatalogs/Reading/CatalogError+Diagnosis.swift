extension CatalogError {
  /// Finds out why bytes are not JSON: what the scanner met, or what the file is instead.
  init(_ failure: JSONFailure, in bytes: [UInt8]) {
    let (reason, offset) =
      Self.otherFormat(of: bytes).map { ($0, 0) }
      ?? Self.conflictMarker(in: bytes, onLineOf: failure.offset).map { (.conflictMarkers, $0) }
      ?? (failure.reason, failure.offset)
    self.init(reason, at: LineIndex(bytes).position(at: offset))
  }

  /// Returns what a file is instead of JSON in UTF-8.
  private static func otherFormat(of bytes: [UInt8]) -> Reason? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .notUTF8 }
    // A byte order mark is optional in UTF-16; ASCII in it has a zero in each pair of bytes.
    if bytes.prefix(2).contains(0), bytes.prefix(4).contains(where: { $0 != 0 }) {
      return .notUTF8
    }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return .largeFilePointer
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let isBlank = text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return isBlank ? .empty : nil
  }

  /// Returns where the line of `offset` begins, when a merge left one of its markers there.
  ///
  /// Strings hold no line ends, so what stands at the start of a line is never inside a string, and
  /// the first marker is where a scanner stops.
  private static func conflictMarker(in bytes: [UInt8], onLineOf offset: Int) -> Int? {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isMarker = "<|=>".utf8.contains { mark in
      bytes[start...].starts(with: repeatElement(mark, count: 7))
    }
    return isMarker ? start : nil
  }
}
