extension TextContext {
  /// The source text, if it is prose; nil in the source language, and if a key of one word stands
  /// for it, which may be an identifier.
  var sourceProse: LintedText? {
    guard let source else { return nil }
    if entry.isKeySource, source.traits.isDisjoint(with: [.space, .nonASCII]) { return nil }
    return source
  }
}
