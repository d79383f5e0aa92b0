import ASCII

/// A hash of texts that is the same in every run and on every machine (FNV-1a, 64 bits).
package struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text; adding two texts differs from adding their concatenation.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The number as 16 hexadecimal digits.
  package var text: String { value.hexadecimal(digits: 16) }
}
