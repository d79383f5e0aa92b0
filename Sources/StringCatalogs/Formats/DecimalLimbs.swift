/// A natural number of any size in limbs of nine decimal digits, the lowest first.
struct DecimalLimbs: Hashable, Sendable {
  private static let base: UInt64 = 1_000_000_000

  private var limbs: [UInt64] = []

  /// Creates the limbs of a number.
  init(_ number: UInt64) {
    var rest = number
    while rest > 0 {
      limbs.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// The decimal digits from 0 to 9, the highest first; empty for zero.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
    return Array(digits.reversed().drop { $0 == 0 })
  }

  /// Multiplies by a power of a small factor, such as 2 or 5.
  mutating func multiply(by factor: UInt64, times: Int) {
    // 5^13 < 2^31 and a limb < 2^30, so that their product fits in 64 bits.
    let step = 13
    let power = (0..<step).reduce(1 as UInt64) { power, _ in power * factor }
    for _ in 0..<(times / step) { multiply(by: power) }
    for _ in 0..<(times % step) { multiply(by: factor) }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    while carry > 0 {
      limbs.append(carry % Self.base)
      carry /= Self.base
    }
  }
}
