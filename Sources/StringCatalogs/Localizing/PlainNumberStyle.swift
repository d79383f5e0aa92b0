/// Writes numbers with ASCII digits, a point and no grouping.
public struct PlainNumberStyle: NumberStyle {
  /// Creates the style.
  public init() {}

  /// Returns a whole number in ASCII digits.
  public func text(for number: Int64, in language: LanguageTag) -> String {
    String(number)
  }

  /// Returns a number rounded half to even at `fractionDigits`.
  public func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String {
    String(number)
  }
}
