/// How sure it is that code uses a key.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's functions get a literal, or a declaration has a localized type.
  case certain

  /// A function of the project looks up the literal, or a type is guessed.
  case likely

  /// Only a part of the key is known; the rest is known when the program runs.
  case dynamic
}
