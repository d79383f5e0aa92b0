extension BinaryInteger {
  /// Returns the number in hexadecimal, padded with zeros to at least `digits` digits.
  package func hexadecimal(digits: Int = 1, uppercase: Bool = false) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
