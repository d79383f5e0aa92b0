/// The format of numbers in a language.
///
/// The plain style writes ASCII digits. A style with localized numbers needs Foundation, which this
/// library does not use.
public protocol NumberStyle: Sendable {
  /// Returns a whole number in the format of `language`.
  func text(for number: Int64, in language: LanguageTag) -> String

  /// Returns a number with exactly `fractionDigits` decimals.
  func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String
}
