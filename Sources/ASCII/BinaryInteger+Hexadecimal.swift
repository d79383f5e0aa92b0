extension BinaryInteger {
  /// Returns the number in hexadecimal, padded with zeros to at least `digits` digits.
  package func hexadecimal(digits: Int = 1, uppercase: Bool = false) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Sequence<UInt8> {
  /// The bytes in lowercase hexadecimal, two digits each.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
