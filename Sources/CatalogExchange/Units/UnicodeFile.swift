/// The text of a file as translation tools save it.
enum UnicodeFile {
  /// Returns the text in UTF-8 without a byte order mark; also decodes UTF-16 with a byte order
  /// mark.
  static func utf8(_ bytes: [UInt8]) throws(ExchangeError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return try checked(bytes) }
    guard bytes.count.isMultiple(of: 2) else { throw ExchangeError(.notUnicode) }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw ExchangeError(.notUnicode)
    }
    return Array(text.utf8)
  }

  private static func checked(_ bytes: [UInt8]) throws(ExchangeError) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw ExchangeError(.notUnicode) }
    return bytes
  }
}
