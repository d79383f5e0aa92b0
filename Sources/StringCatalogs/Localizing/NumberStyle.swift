/// How a number is written in a language.
///
/// The plain style writes ASCII digits. A style that writes numbers as each language does needs
/// Foundation, which this library does not use.
public protocol NumberStyle: Sendable {
  /// Returns a whole number as `language` writes it.
  func text(for number: Int64, in language: LanguageTag) -> String

  /// Returns a number with exactly `fractionDigits` digits after the separator.
  func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String
}
