/// Writes numbers with ASCII digits, a point and no grouping.
public struct PlainNumberStyle: NumberStyle {
  /// Creates the style.
  public init() {}

  /// Returns a whole number in ASCII digits.
  public func text(for number: Int64, in language: LanguageTag) -> String {
    String(number)
  }

  /// Returns a number formatted like C's `%.nf`.
  ///
  /// The exact binary value is rounded, and ties go to the even digit: 2.5 is "2", 0.125 is "0.12",
  /// 1.005, which is slightly less than it looks, is "1.00". Numbers that are not finite are "inf"
  /// or "nan". There are at most 1,074 digits after the point: no `Double` has more.
  public func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String {
    CNumberText.text(of: number, as: .fixedPoint, precision: fractionDigits)
  }
}
