import Documents

extension DocumentValue {
  /// Returns a part of a whole that is counted in tenths of a percent.
  static func perMille(_ tenths: Int) -> DocumentValue { .percent(Double(tenths) / 10) }
}
