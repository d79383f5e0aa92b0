/// A placeholder for an argument, as `printf` and Apple's string formats write it: `%1$-8.2f`.
public struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1; nil when the argument is the next in order.
  public var position: Int?

  /// The signs between `%` and the width.
  public var flags: FormatFlags

  /// The least number of characters to write.
  public var width: FormatCount?

  /// The digits after the point, the least digits of an integer, or the most characters of a text.
  public var precision: FormatCount?

  /// The size of the argument in memory.
  public var length: FormatLength?

  /// What kind of argument is taken and how it is written.
  public var conversion: FormatConversion

  /// Whether the author almost certainly meant a percent sign and not a placeholder.
  ///
  /// `5% empty` holds a legal specifier, `% e` with a space flag. It is likely text when the space is
  /// the only thing between `%` and the letter, and the sign follows a number, a placeholder or a
  /// word, or a word goes on after the letter. A ``Localizer`` writes such a specifier as text.
  public var isLikelyText: Bool

  /// Creates a specifier from its parts.
  public init(
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

  /// Parses a specifier without its percent sign, as a substitution's `formatSpecifier` has it: `lld`.
  ///
  /// Returns nil when the whole text is not one specifier.
  public init?(withoutPercentSign text: some StringProtocol) {
    let format = FormatString("%" + text)
    guard format.pieces.count == 1, case .specifier(let specifier)? = format.pieces.first?.kind
    else { return nil }
    self = specifier
  }
}
