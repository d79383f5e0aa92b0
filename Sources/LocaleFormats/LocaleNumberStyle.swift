import Foundation
public import StringCatalogs

/// Writes numbers in the format of each language: `1,234.5` in English, `1.234,5` in German.
public struct LocaleNumberStyle: NumberStyle {
  /// Creates the style.
  public init() { ICUDefault.set() }

  /// Returns a whole number in the digits and grouping of a language.
  public func text(for number: Int64, in language: LanguageTag) -> String {
    number.formatted(.number.locale(Locale(identifier: language.rawValue)))
  }

  /// Returns a part in tenths of a percent, such as `98.2%`; a whole one without decimals.
  public func text(forPerMille tenths: Int, in language: LanguageTag) -> String {
    (Double(tenths) / 1_000).formatted(
      .percent.precision(.fractionLength(tenths == 1_000 ? 0 : 1))
        .locale(Locale(identifier: language.rawValue)))
  }

  /// Returns a number with exactly `fractionDigits` decimals in the format of a language.
  public func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String {
    number.formatted(
      .number.precision(.fractionLength(max(0, fractionDigits)))
        .locale(Locale(identifier: language.rawValue)))
  }
}
