/// Reads the headers of a JPEG XL picture, least significant bit first.
///
/// Behind the end of the bytes all numbers are nil.
package struct JPEGXLBits {
  /// A form of a number: how many bits it has, and what is added to it.
  struct Form {
    var bits: Int
    var offset = 0

    /// A number without bits.
    static func value(_ value: Int) -> Form { Form(bits: 0, offset: value) }

    /// A number of some bits.
    static func bits(_ bits: Int, _ offset: Int = 0) -> Form { Form(bits: bits, offset: offset) }
  }

  private let bytes: ArraySlice<UInt8>

  /// The number of bits that were read.
  private(set) var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The number of bytes of which bits were read.
  var bytesRead: Int { (position + 7) / 8 }

  /// Reads a number of at most 32 bits.
  mutating func number(_ count: Int) -> Int? {
    guard count <= 32, skip(count) else { return nil }
    var number = 0
    for bit in 0..<count {
      let position = position - count + bit
      number |= Int(bytes[bytes.startIndex + position / 8] >> (position % 8) & 1) << bit
    }
    return number
  }

  /// Reads one bit.
  mutating func flag() -> Bool? { number(1).map { $0 == 1 } }

  /// Skips bits; false, without skipping any, if fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count * 8 - position else { return false }
    position += count
    return true
  }

  /// Skips the bits of the byte that is left; false if they aren’t zero.
  mutating func align() -> Bool { number(-position & 7) == 0 }

  /// Reads which of four forms a number has, and the number: `U32` of ISO/IEC 18181-1, 9.2.4.
  mutating func number(_ a: Form, _ b: Form, _ c: Form, _ d: Form) -> Int? {
    number(2).flatMap { index in
      let form = [a, b, c, d][index]
      return number(form.bits).map { $0 + form.offset }
    }
  }

  /// Reads an enumerated value (9.2.5).
  mutating func choice() -> Int? { number(.value(0), .value(1), .bits(4, 2), .bits(6, 18)) }

  /// Whether a number of up to 64 bits is zero, which it is in all but experimental headers
  /// (9.2.6); nil if it isn’t there.
  mutating func large() -> Int? {
    switch number(2) {
    case 0: return 0
    case 1: return number(4).map { $0 + 1 }
    case 2: return number(8).map { $0 + 17 }
    case 3:
      guard var value = number(12) else { return nil }
      var shift = 12
      while let more = flag() {
        guard more else { return value }
        guard shift < 60 else { return nil }
        guard let part = number(8) else { return nil }
        value |= part << shift
        shift += 8
      }
      return nil
    default: return nil
    }
  }
}
