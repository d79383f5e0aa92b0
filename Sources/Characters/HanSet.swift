/// A set of Han characters of the Basic Multilingual Plane.
package struct HanSet: Sendable {
  /// One bit for each character from U+3400 to U+9FFF.
  private let words: [UInt64]

  /// Creates the set of the characters of a text.
  init(_ characters: String) {
    var words = [UInt64](repeating: 0, count: Self.range.count / 64)
    Self.forEach(in: Array(characters.utf8).span) { bit in
      words[bit / 64] |= 1 << (bit % 64)
      return true
    }
    self.words = words
  }

  /// Returns whether the character is in the set.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    Self.bit(of: Int(scalar.value)).map(has) ?? false
  }

  @inline(__always)
  private func has(_ bit: Int) -> Bool { words[bit / 64] &>> UInt64(bit % 64) & 1 != 0 }

  /// Returns whether a text in UTF-8 has a Han character that is in the set, or that is not if
  /// `isMember` is false.
  package func containsScalar(_ utf8: ArraySlice<UInt8>, isMember: Bool) -> Bool {
    !Self.forEach(in: utf8.span) { has($0) != isMember }
  }

  /// Calls `body` with the bit of each Han character of a text in UTF-8 until it returns false;
  /// returns whether it never did.
  @inline(__always) @discardableResult
  private static func forEach(in bytes: Span<UInt8>, _ body: (Int) -> Bool) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      guard lead >= 0xE3, lead <= 0xE9, offset &+ 2 < bytes.count else {
        offset &+= 1
        continue
      }
      let tail = Int(bytes[offset &+ 1] & 0x3F) &<< 6 | Int(bytes[offset &+ 2] & 0x3F)
      if let bit = bit(of: Int(lead & 0x0F) &<< 12 | tail), !body(bit) { return false }
      offset &+= 3
    }
    return true
  }

  /// Returns whether a set can contain the character.
  package static func covers(_ scalar: Unicode.Scalar) -> Bool {
    bit(of: Int(scalar.value)) != nil
  }

  /// Returns the bit of a character; nil for one that no set can contain, such as the hexagrams
  /// between the two blocks of Han.
  @inline(__always)
  private static func bit(of value: Int) -> Int? {
    range.contains(value) && !(0x4DC0..<0x4E00).contains(value) ? value &- range.lowerBound : nil
  }

  private static let range = 0x3400..<0xA000
}
