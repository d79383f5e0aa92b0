/// Reads numbers and texts sequentially, most significant byte first.
package struct ByteReader {
  package private(set) var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Reads a number of `size` bytes, at most 8; nil if fewer are left.
  ///
  /// A number of 2^48 and more is nil too: no file is that large, and sums of smaller ones can't
  /// overflow.
  package mutating func number(_ size: Int) -> Int? {
    guard size <= 8, let bytes = read(size) else { return nil }
    var number: UInt64 = 0
    for byte in bytes { number = number << 8 | UInt64(byte) }
    return number < 1 << 48 ? Int(number) : nil
  }

  /// Reads a number of bytes; nil, without reading any, if fewer are left.
  package mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads the bytes up to a NUL, and skips it; nil if there is none.
  package mutating func readToNUL() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }
}
