/// A placeholder for an argument in the syntax of `printf` and Apple's string formats: `%1$-8.2f`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1; nil for the next one in order.
  package var position: Int?

  /// The name of the argument, as in `%(count)lld` and `%1$(count)lld`.
  ///
  /// Xcode makes the labels of the functions that it generates from names, and leaves them out of
  /// the app. Without a position, each name stands for an argument, in the order of first use.
  package var name: String?

  /// The flags between `%` and the width.
  package var flags: FormatFlags

  /// The minimum number of characters.
  package var width: FormatCount?

  /// The digits after the point, the minimum digits of an integer, or the maximum characters of a
  /// text.
  package var precision: FormatCount?

  /// The size of the argument in memory.
  package var length: FormatLength?

  /// The type and notation of the argument.
  package var conversion: FormatConversion

  /// Whether the author almost certainly intended a percent sign, not a placeholder.
  ///
  /// `5% empty` contains a valid specifier, `% e` with a space flag. It is likely text if the space
  /// is the only thing between `%` and the letter, and the sign follows a number, a placeholder or
  /// a word, or a word continues after the letter. So are the Turkish `%0'a` and `%0 files`, whose
  /// flags say nothing without a width. A ``Localizer`` writes such a specifier as text.
  package var isLikelyText: Bool

  /// Creates a specifier from its parts.
  package init(
    position: Int? = nil, name: String? = nil, flags: FormatFlags = [], width: FormatCount? = nil,
    precision: FormatCount? = nil, length: FormatLength? = nil, conversion: FormatConversion,
    isLikelyText: Bool = false
  ) {
    self.position = position
    self.name = name
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
    self.isLikelyText = isLikelyText
  }

  /// Parses a specifier without its percent sign, as in a substitution's `formatSpecifier`: `lld`.
  ///
  /// Returns nil if the whole text is not one specifier.
  package init?(withoutPercentSign text: some StringProtocol) {
    let format = FormatString("%" + text)
    guard format.pieces.count == 1, case .specifier(let specifier)? = format.pieces.first?.kind
    else { return nil }
    self = specifier
  }
}
