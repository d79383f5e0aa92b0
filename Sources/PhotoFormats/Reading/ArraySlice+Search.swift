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
