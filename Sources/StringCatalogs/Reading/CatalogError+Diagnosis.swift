extension CatalogError {
  /// Finds out why bytes are not JSON: the scanner's error, or another file format.
  init(_ failure: JSONFailure, in bytes: [UInt8]) {
    let (reason, offset) =
      Self.otherFormat(of: bytes).map { ($0, 0) }
      ?? Self.conflictMarker(in: bytes, onLineOf: failure.offset).map { (.conflictMarkers, $0) }
      ?? (failure.reason, failure.offset)
    self.init(reason, at: LineIndex(bytes).position(at: offset))
  }

  /// Returns the file format, if it is not JSON in UTF-8.
  private static func otherFormat(of bytes: [UInt8]) -> Reason? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .notUTF8 }
    // A byte order mark is optional in UTF-16; its ASCII characters have a zero byte each.
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

  /// Returns the start of the line at `offset`, if it is a merge conflict marker.
  ///
  /// Strings contain no line ends, so the start of a line is never inside a string, and a scanner
  /// stops at the first marker.
  private static func conflictMarker(in bytes: [UInt8], onLineOf offset: Int) -> Int? {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isMarker = "<|=>".utf8.contains { mark in
      bytes[start...].starts(with: repeatElement(mark, count: 7))
    }
    return isMarker ? start : nil
  }
}
