/// A string of the code that is looked for in many catalogs, with what is needed for it read once.
package struct KeyQuery: Sendable {
  /// The string.
  package let string: CodeString

  /// What the parts of the key can mean apart from their text; nil if that is one key.
  enum Alternatives: Sendable {
    /// Keys with any placeholders where types are guessed.
    case shape(KeyShape)

    /// Keys with any text where text is unknown.
    case pattern(KeyPattern)
  }

  let alternatives: Alternatives?

  /// The text of the key apart from its placeholders; nil without a percent sign.
  package let shape: KeyShape?

  /// The placeholders of the key.
  let specifiers: [String]

  /// Whether any catalog can have a key that the string means without having its text.
  package var hasPattern: Bool { if case .pattern? = alternatives { true } else { false } }

  /// Reads a string.
  package init(_ string: CodeString) {
    self.string = string
    let hasPercent = string.key.utf8.contains(UInt8(ascii: "%"))
    shape = hasPercent ? KeyShape(string.key) : nil
    specifiers = hasPercent ? KeyIndex.specifiers(of: string.key) : []
    if string.parts.contains(.unknown) {
      let pattern = KeyPattern(string.parts)
      alternatives = pattern.isTelling ? .pattern(pattern) : nil
    } else if string.parts.contains(where: \.isGuess), let shape = KeyShape(string.parts) {
      alternatives = .shape(shape)
    } else {
      alternatives = nil
    }
  }

  /// The shapes of the keys that the string can mean, or that differ from it in placeholders only.
  package var shapes: [KeyShape] {
    var shapes = shape.map { [$0] } ?? []
    if case .shape(let other)? = alternatives, other != shape { shapes.append(other) }
    return shapes
  }
}
