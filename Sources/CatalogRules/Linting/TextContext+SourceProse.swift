extension TextContext {
  /// The text that this one translates, where it is one that people read; nil in the source
  /// language, and where a key of one word stands for it, which may be a name that only programs
  /// know.
  var sourceProse: LintedText? {
    guard let source else { return nil }
    if entry.isKeySource, source.traits.isDisjoint(with: [.space, .nonASCII]) { return nil }
    return source
  }
}
