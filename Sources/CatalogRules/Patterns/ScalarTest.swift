/// A set of scalars, with a bit for each of ASCII so that most texts are read quickly.
struct ScalarTest: Hashable, Sendable {
  /// The scalars of ASCII in a set.
  struct ASCII: Hashable, Sendable {
    private let low: UInt64
    private let high: UInt64

    init(_ set: ScalarSet) {
      low = Self.bits(of: set, from: 0)
      high = Self.bits(of: set, from: 64)
    }

    /// Returns whether the set contains a scalar of ASCII.
    @inline(__always)
    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let value = scalar.value
      return (value < 64 ? low : high) &>> UInt64(value & 63) & 1 != 0
    }

    private static func bits(of set: ScalarSet, from first: UInt8) -> UInt64 {
      (0..<64).reduce(0) { bits, offset in
        set.contains(Unicode.Scalar(first + offset)) ? bits | 1 << UInt64(offset) : bits
      }
    }
  }

  let set: ScalarSet
  let ascii: ASCII

  /// The number of the set in its expression, by which repetitions find it.
  let number: Int

  /// The steps that a scalar outside ASCII takes.
  let steps: Int

  init(_ set: ScalarSet, number: Int = 0) {
    self.set = set
    self.number = number
    steps = set.steps
    ascii = ASCII(set)
  }

  /// Returns whether the set contains a scalar.
  @inline(__always)
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ascii.contains(scalar) : set.contains(scalar)
  }
}
