extension BinaryInteger {
  /// Returns the number in hexadecimal, padded with zeros to at least `digits` digits.
  package func hexadecimal(digits: Int = 1, uppercase: Bool = false) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Sequence<UInt8> {
  /// The bytes in lowercase hexadecimal, two digits each.
  @inlinable package var hexadecimal: String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * underestimatedCount)
    for byte in self {
      for digit in [byte >> 4, byte & 15] { text.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
