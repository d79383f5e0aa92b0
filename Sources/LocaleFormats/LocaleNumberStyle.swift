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

  /// Returns a number with exactly `fractionDigits` decimals in the format of a language.
  public func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String {
    number.formatted(
      .number.precision(.fractionLength(max(0, fractionDigits)))
        .locale(Locale(identifier: language.rawValue)))
  }

  /// Returns a share of 100 with its sign, and a decimal if it has one: `95.5%` in English,
  /// `95,5 %` in German.
  public func text(forPercent share: Double, in language: LanguageTag) -> String {
    (share / 100).formatted(
      .percent.precision(.fractionLength(0...1)).locale(Locale(identifier: language.rawValue)))
  }
}
