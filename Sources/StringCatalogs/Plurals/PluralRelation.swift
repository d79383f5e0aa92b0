/// One comparison of a plural rule: `i % 100 != 12..14`.
struct PluralRelation: Hashable, Sendable {
  /// The name of an operand.
  private enum Operand: String {
    case n, i, v, w, f, t, e
  }

  private let operand: Operand
  private let modulus: UInt64?
  private let isNegated: Bool
  private let ranges: [ClosedRange<UInt64>]

  /// Parses and removes a relation at the front of `words`; returns nil for anything else.
  init?(takingFrom words: inout ArraySlice<Substring>) {
    guard let operand = words.popFirst().flatMap({ Operand(rawValue: String($0)) }) else {
      return nil
    }
    self.operand = operand
    if words.first == "%" {
      words.removeFirst()
      guard let modulus = words.popFirst().flatMap({ UInt64($0) }), modulus > 0 else { return nil }
      self.modulus = modulus
    } else {
      modulus = nil
    }
    switch words.popFirst() {
    case "=": isNegated = false
    case "!=": isNegated = true
    default: return nil
    }
    var ranges: [ClosedRange<UInt64>] = []
    for range in words.popFirst()?.split(separator: ",") ?? [] {
      let bounds = range.split(separator: ".").map { UInt64($0) }
      guard let lower = bounds.first ?? nil, let upper = bounds.last ?? nil, lower <= upper else {
        return nil
      }
      ranges.append(lower...upper)
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
  }

  /// Whether the relation holds for a number.
  func holds(for operands: PluralOperands) -> Bool {
    guard var value = value(in: operands) else {
      // A number with a fraction is in no range: ranges contain whole numbers only.
      return isNegated
    }
    if let modulus { value %= modulus }
    return ranges.contains { $0.contains(value) } != isNegated
  }

  private func value(in operands: PluralOperands) -> UInt64? {
    switch operand {
    case .n: operands.n
    case .i: operands.i
    case .v: UInt64(clamping: operands.v)
    case .w: UInt64(clamping: operands.w)
    case .f: operands.f
    case .t: operands.t
    case .e: UInt64(clamping: operands.e)
    }
  }
}
