/// Why a text must not become one of a catalog, each with the placeholders that are concerned.
package enum PlaceholderProblem: Hashable, Sendable {
  /// It omits placeholders of the source text, or has them for another type.
  case lost([String])

  /// It has placeholders that no source text of the entry has.
  case added([String])

  /// Foundation reads its percent signs in another way than they are meant.
  case misread([String])

  /// It is a source text whose placeholders don't fit the arguments that the key, or nearly all
  /// languages have; with the text that has them.
  case unfit([String], reference: String)
}
