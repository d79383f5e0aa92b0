/// The text of a file in UTF-8 or UTF-16, as translation tools save it.
package enum UnicodeText {
  /// Returns the text in UTF-8 without a byte order mark; nil if it is neither.
  ///
  /// UTF-16 is recognized by its byte order mark.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return checked(Array(bytes.dropFirst(3))) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return checked(bytes) }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  private static func checked(_ bytes: [UInt8]) -> [UInt8]? {
    String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }
}
