import ASCII

/// The sort key of member names in Xcode's files.
///
/// The order is that of `localizedStandardCompare`: letters before accents before case, lowercase
/// first, and numbers by value (`8x` before `16x`), then by leading zeros. It does not depend on
/// the locale of the machine.
package struct CollationKey: Comparable, Sendable {
  /// The weights of all levels, each level closed by zero.
  private let weights: [UInt32]

  /// The text, which decides between texts with equal weights.
  private let text: String

  package init(_ text: String) {
    self.text = text
    let table = CollationTable.root
    var primary: [UInt32] = []
    var secondary: [UInt32] = []
    var tertiary: [UInt32] = []
    var zeros: [UInt32] = []
    var digits: [UInt32] = []
    func add(_ element: CollationElement) {
      if element.primary > 0 { primary.append(element.primary) }
      if element.secondary > 0 { secondary.append(element.secondary) }
      if element.tertiary > 0 { tertiary.append(element.tertiary) }
    }
    func addNumber() {
      guard !digits.isEmpty else { return }
      let significant = digits.drop { $0 == 0 }
      primary += [CollationTable.numbers, UInt32(significant.count)]
      primary += significant.map { $0 + 1 }
      secondary.append(CollationTable.defaultWeight.secondary)
      tertiary.append(CollationTable.defaultWeight.tertiary)
      zeros.append(UInt32(digits.count - significant.count))
      digits = []
    }
    for scalar in text.unicodeScalars {
      if let digit = Self.digit(scalar) {
        digits.append(digit)
      } else {
        addNumber()
        table.forEachElement(of: scalar, add)
      }
    }
    addNumber()
    weights = primary + [0] + secondary + [0] + tertiary + [0] + zeros
  }

  package static func < (left: CollationKey, right: CollationKey) -> Bool {
    if left.weights == right.weights {
      return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
    return left.weights.lexicographicallyPrecedes(right.weights)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII {
      return scalar.isASCIIDigit ? scalar.value - 0x30 : nil
    }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt32($0) }
  }
}

extension CollationTable {
  /// The primary weight of numbers: that of the digit zero, which has none of its own.
  static let numbers: UInt32 = {
    var weight: UInt32 = 0
    root.forEachElement(of: "0") { weight = $0.primary }
    return weight
  }()
}
