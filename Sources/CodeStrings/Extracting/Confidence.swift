/// How sure it is that code uses a key.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's functions get a literal, or a declaration has a localized type.
  case certain

  /// A function of the project looks up the literal, a type is guessed, the app may be built
  /// without the code, or the view may be one of another package.
  case likely

  /// Only a part of the key is known; the rest is known when the program runs.
  case dynamic
}
