import ASCII

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Searches for bytes in others.
enum ByteSearch {
  /// Returns whether bytes contain a pattern; with `isWord`, not inside of a longer word.
  static func contains(_ pattern: [UInt8], in bytes: ArraySlice<UInt8>, isWord: Bool) -> Bool {
    firstRange(of: pattern, in: bytes, isWord: isWord) != nil
  }

  /// Returns the first range of a pattern; with `isWord`, not inside of a longer word.
  static func firstRange(
    of pattern: [UInt8], in bytes: ArraySlice<UInt8>, isWord: Bool = false
  ) -> Range<Int>? {
    var start = bytes.startIndex
    while let range = firstRange(of: pattern, in: bytes, from: start) {
      let isInside =
        bytes[..<range.lowerBound].last?.endsLetter == true
        || bytes[range.upperBound...].first?.beginsLetter == true
      if !isWord || !isInside { return range }
      start = range.lowerBound + 1
    }
    return nil
  }

  private static func firstRange(
    of pattern: [UInt8], in bytes: ArraySlice<UInt8>, from start: Int
  ) -> Range<Int>? {
    guard let first = pattern.first, bytes.endIndex - start >= pattern.count else { return nil }
    let offset: Int? = unsafe bytes.withUnsafeBytes { buffer in
      unsafe pattern.withUnsafeBytes { wanted in
        guard let base = buffer.baseAddress, let other = wanted.baseAddress else { return nil }
        var position = start - bytes.startIndex
        let last = buffer.count - wanted.count
        while position <= last {
          guard
            let found = unsafe memchr(
              base.advanced(by: position), Int32(first), last - position + 1)
          else { return nil }
          position = unsafe base.distance(to: UnsafeRawPointer(found))
          if unsafe memcmp(base.advanced(by: position), other, wanted.count) == 0 {
            return position
          }
          position += 1
        }
        return nil
      }
    }
    return offset.map { bytes.startIndex + $0..<bytes.startIndex + $0 + pattern.count }
  }
}

extension UInt8 {
  /// Whether a letter or digit may begin with this byte in UTF-8.
  var beginsLetter: Bool { isASCIILetter || isASCIIDigit || self >= 0xC2 }

  /// Whether a letter or digit may end with this byte in UTF-8.
  var endsLetter: Bool {
    isASCIILetter || isASCIIDigit || (0x80...0xBF).contains(self)
  }
}
