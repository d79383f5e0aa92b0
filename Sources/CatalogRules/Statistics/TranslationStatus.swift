/// How far a string is in a language.
package enum TranslationStatus: UInt8, Sendable {
  /// All texts are translated.
  case translated

  /// A text needs review.
  case needsReview

  /// A text is marked as new.
  case new

  /// There is a text, but not every form that the language needs.
  case incomplete

  /// There is no text.
  case missing

  /// The string is no longer in the code, and has text.
  case stale

  /// Whether the string is left to translate.
  package var isUntranslated: Bool { [.new, .incomplete, .missing].contains(self) }
}
