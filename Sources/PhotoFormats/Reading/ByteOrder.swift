/// The order of the bytes of a number in a file.
package enum ByteOrder: Sendable {
  /// The most significant byte first, `MM` in TIFF.
  case big

  /// The least significant byte first, `II` in TIFF.
  case little

  /// Returns the number in two bytes at an offset from the start of the slice; nil past its end.
  package func uint16(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let index = bytes.startIndex + offset
    let (first, second) = (Int(bytes[index]), Int(bytes[index + 1]))
    return self == .big ? first << 8 | second : second << 8 | first
  }

  /// Returns the number in four bytes at an offset from the start of the slice; nil past its end.
  package func uint32(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Int? {
    guard let first = uint16(bytes, at: offset), let second = uint16(bytes, at: offset + 2)
    else { return nil }
    return self == .big ? first << 16 | second : second << 16 | first
  }

  /// Returns the whole numbers of two bytes in a slice, such as the units of UTF-16.
  package func uint16s(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).compactMap {
      uint16(bytes, at: $0).map { UInt16(truncatingIfNeeded: $0) }
    }
  }

  /// Returns UTF-16 text up to a NUL.
  package func utf16Text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: uint16s(bytes).prefix { $0 != 0 }, as: UTF16.self)
  }

  /// Appends a number as two bytes.
  package func append(_ number: UInt16, to bytes: inout [UInt8]) {
    let number = self == .big ? number : number.byteSwapped
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  /// Appends a number as four bytes.
  package func append(_ number: UInt32, to bytes: inout [UInt8]) {
    let number = self == .big ? number : number.byteSwapped
    for shift in [24, 16, 8, 0] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
