extension String {
  /// Returns the text with some ASCII characters replaced; the replacement is nil for those that
  /// stay.
  ///
  /// UTF-8 bytes are compared, never a `Character`: a quotation mark and the combining mark after
  /// it are one `Character`, and every parser still sees a quotation mark.
  func replacingBytes(_ replacement: (UInt8) -> String?) -> String {
    guard utf8.contains(where: { replacement($0) != nil }) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + utf8.count / 4)
    for byte in utf8 {
      if let replacement = replacement(byte) {
        result += replacement.utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the text with a space in every occurrence of some ASCII characters, before the last
  /// one.
  func breaking(_ sequence: StaticString) -> String {
    let sequence = Array("\(sequence)".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == sequence.last, result.suffix(sequence.count - 1).elementsEqual(sequence.dropLast())
      {
        result.append(UInt8(ascii: " "))
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
