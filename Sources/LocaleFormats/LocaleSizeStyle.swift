import Foundation
public import StringCatalogs

/// Writes file sizes in the format of a language: `12.5 MB` in English, `12,5 MB` in German.
public struct LocaleSizeStyle: Sendable {
  private let style: ByteCountFormatStyle

  /// Creates the style of a language.
  public init(language: LanguageTag) {
    ICUDefault.set()
    style = ByteCountFormatStyle(
      style: .file, spellsOutZero: false, locale: Locale(identifier: language.rawValue))
  }

  /// Returns a number of bytes, rounded to few digits.
  public func text(forBytes count: Int64) -> String { style.format(count) }
}
