/// What a literal is where its value goes.
enum LiteralMeaning: Hashable, Sendable {
  /// A localized text whose interpolations become specifiers.
  ///
  /// An overloaded one is only localized if it is a literal, and plain text if it is a `String`.
  case localized(isOverloaded: Bool)

  /// A key that Xcode extracts, such as that of `NSLocalizedString`.
  case key

  /// A key that a function of the project looks up, which Xcode does not extract.
  case lookup

  /// The sentence of an App Intent, with parameters such as `${count}`.
  case summary

  /// A phrase of an App Shortcut.
  case phrase

  /// A text given to a function of another module, which may be localized or not.
  case possible

  /// A value of a type that has no localized literals.
  case type(String)

  case unknown
}
