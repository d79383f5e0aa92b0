import PhotoFormats

extension ByteOrder {
  /// The order of the bytes in UTF-16 text, by its byte order mark, or by where the zeros of
  /// letters below U+0100 are; nil if neither tells.
  ///
  /// EXIF 3.0, 4.6.5, doesn't say the order in a comment, and programs write that of Unicode in
  /// blocks of the other order.
  init?(utf16 bytes: ArraySlice<UInt8>) {
    let mark = bytes.prefix(2)
    if mark.elementsEqual([0xFE, 0xFF]) {
      self = .big
      return
    }
    if mark.elementsEqual([0xFF, 0xFE]) {
      self = .little
      return
    }
    var zeros = (first: 0, second: 0)
    let start = bytes.startIndex
    for index in stride(from: start, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (bytes[index], bytes[index + 1])
      if first == 0, second != 0 { zeros.first += 1 }
      if second == 0, first != 0 { zeros.second += 1 }
    }
    guard zeros.first != zeros.second else { return nil }
    self = zeros.first > zeros.second ? .big : .little
  }
}

extension ArraySlice<UInt8> {
  /// The bytes after the byte order mark of UTF-16, if there is one.
  var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) ? dropFirst(2) : self
  }
}
