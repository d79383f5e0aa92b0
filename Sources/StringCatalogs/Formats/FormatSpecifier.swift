/// A placeholder for an argument, as `printf` and Apple's string formats write it: `%1$-8.2f`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1; nil when the argument is the next in order.
  package var position: Int?

  /// The signs between `%` and the width.
  package var flags: FormatFlags

  /// The least number of characters to write.
  package var width: FormatCount?

  /// The digits after the point, the least digits of an integer, or the most characters of a text.
  package var precision: FormatCount?

  /// The size of the argument in memory.
  package var length: FormatLength?

  /// What kind of argument is taken and how it is written.
  package var conversion: FormatConversion

  /// Whether the author almost certainly meant a percent sign and not a placeholder.
  ///
  /// `5% empty` holds a legal specifier, `% e` with a space flag. It is likely text when the space
  /// is the only thing between `%` and the letter, and the sign follows a number, a placeholder or
  /// a word, or a word goes on after the letter. A ``Localizer`` writes such a specifier as text.
  package var isLikelyText: Bool

  /// Creates a specifier from its parts.
  package init(
    position: Int? = nil, flags: FormatFlags = [], width: FormatCount? = nil,
    precision: FormatCount? = nil, length: FormatLength? = nil, conversion: FormatConversion,
    isLikelyText: Bool = false
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
    self.isLikelyText = isLikelyText
  }

  /// Parses a specifier without its percent sign, as a substitution's `formatSpecifier` has it:
  /// `lld`.
  ///
  /// Returns nil when the whole text is not one specifier.
  package init?(withoutPercentSign text: some StringProtocol) {
    let format = FormatString("%" + text)
    guard format.pieces.count == 1, case .specifier(let specifier)? = format.pieces.first?.kind
    else { return nil }
    self = specifier
  }
}
