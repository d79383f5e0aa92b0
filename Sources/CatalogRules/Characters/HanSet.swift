/// A set of Han characters of the Basic Multilingual Plane.
struct HanSet: Sendable {
  /// One bit for each character from U+3400 to U+9FFF.
  private let words: [UInt64]

  /// Creates the set of the characters of a text.
  init(_ characters: String) {
    var words = [UInt64](repeating: 0, count: Self.range.count / 64)
    for scalar in characters.unicodeScalars where Self.covers(scalar) {
      let bit = Int(scalar.value - Self.range.lowerBound)
      words[bit / 64] |= 1 << (bit % 64)
    }
    self.words = words
  }

  /// Returns whether the character is in the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard Self.covers(scalar) else { return false }
    let bit = Int(scalar.value - Self.range.lowerBound)
    return words[bit / 64] & 1 << (bit % 64) != 0
  }

  /// Returns whether the character is one that a set can hold.
  static func covers(_ scalar: Unicode.Scalar) -> Bool {
    range.contains(scalar.value) && !(0x4DC0..<0x4E00).contains(scalar.value)
  }

  private static let range: Range<UInt32> = 0x3400..<0xA000
}
