#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ArraySlice<UInt8> {
  /// Returns the index of the first byte of a value, from an index on; nil if there is none.
  ///
  /// The system function compares many bytes at a time, unlike a loop over an XMP packet.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard startIndex <= start, start < endIndex else { return nil }
    let distance: Int? = unsafe withUnsafeBytes { bytes in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[(start - startIndex)...])
      guard let base = rest.baseAddress, let found = unsafe memchr(base, Int32(byte), rest.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
    return distance.map { start + $0 }
  }

  /// Whether the bytes of a text occur.
  package func contains(text: String) -> Bool { firstRange(ofBytes: Array(text.utf8)) != nil }

  /// Returns the first range of a pattern; nil if it doesn't occur.
  package func firstRange(ofBytes pattern: [UInt8]) -> Range<Int>? {
    guard let first = pattern.first else { return nil }
    var start = startIndex
    while start + pattern.count <= endIndex,
      let found = self[..<(endIndex - pattern.count + 1)].firstIndex(of: first, from: start)
    {
      let isFound = unsafe withUnsafeBytes { bytes in
        unsafe pattern.withUnsafeBytes { wanted in
          guard let base = bytes.baseAddress, let other = wanted.baseAddress else { return false }
          return unsafe memcmp(base + (found - startIndex), other, wanted.count) == 0
        }
      }
      if isFound { return found..<found + pattern.count }
      start = found + 1
    }
    return nil
  }

  /// Returns the start of a run of spaces that ends at an index.
  package func endWithoutSpaces(before end: Int) -> Int {
    var count = end - startIndex
    unsafe withUnsafeBytes { bytes in
      while count >= 8,
        unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
          == 0x2020_2020_2020_2020
      {
        count -= 8
      }
      while count > 0, unsafe bytes[count - 1] == 0x20 { count -= 1 }
    }
    return startIndex + count
  }
}
