/// Which byte of a number comes first in a file.
enum ByteOrder {
  /// The most significant byte first, `MM` in TIFF.
  case big

  /// The least significant byte first, `II` in TIFF.
  case little

  /// Returns the number in two bytes at an offset from the start of the slice; nil past its end.
  func uint16(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let index = bytes.startIndex + offset
    let (first, second) = (Int(bytes[index]), Int(bytes[index + 1]))
    return self == .big ? first << 8 | second : second << 8 | first
  }

  /// Returns the number in four bytes at an offset from the start of the slice; nil past its end.
  func uint32(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Int? {
    guard let first = uint16(bytes, at: offset), let second = uint16(bytes, at: offset + 2)
    else { return nil }
    return self == .big ? first << 16 | second : second << 16 | first
  }

  /// Returns a number as two bytes.
  func bytes(of number: UInt16) -> [UInt8] {
    let bigEndian = [UInt8(number >> 8), UInt8(number & 0xFF)]
    return self == .big ? bigEndian : bigEndian.reversed()
  }

  /// Returns a number as four bytes.
  func bytes(of number: UInt32) -> [UInt8] {
    let high = bytes(of: UInt16(number >> 16))
    let low = bytes(of: UInt16(number & 0xFFFF))
    return self == .big ? high + low : low + high
  }
}
