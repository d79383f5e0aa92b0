/// A set of scalars, with a bit for each of ASCII so that most texts are read quickly.
struct ScalarTest: Hashable, Sendable {
  private let set: ScalarSet
  private let low: UInt64
  private let high: UInt64

  init(_ set: ScalarSet) {
    self.set = set
    low = Self.bits(of: set, from: 0)
    high = Self.bits(of: set, from: 64)
  }

  /// Returns whether the set contains a scalar.
  @inline(__always)
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 64 { return low &>> UInt64(value) & 1 != 0 }
    if value < 128 { return high &>> UInt64(value &- 64) & 1 != 0 }
    return set.contains(scalar)
  }

  private static func bits(of set: ScalarSet, from first: UInt8) -> UInt64 {
    (0..<64).reduce(0) { bits, offset in
      set.contains(Unicode.Scalar(first + offset)) ? bits | 1 << UInt64(offset) : bits
    }
  }
}
