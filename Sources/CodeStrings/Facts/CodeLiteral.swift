/// A string literal of source code.
struct CodeLiteral: Hashable, Sendable {
  /// A part of a literal.
  enum Piece: Hashable, Sendable {
    case text(String)
    case interpolation(CodeInterpolation)
  }

  var pieces: [Piece]
  var context: LiteralContext

  /// The name of the enclosing type; empty outside of types.
  var owner: String

  /// The first byte of the literal in its file.
  var offset: Int

  /// Whether the literal is in a preview.
  var isPreview = false

  /// Whether the literal is in a branch that the app may be built without: that of a flag, or of
  /// another platform.
  var isConditional = false

  /// The text without escapes; nil if there are interpolations.
  var text: String? { Self.text(of: pieces) }

  /// Returns the text of pieces without interpolations; nil if there are any.
  static func text(of pieces: [Piece]) -> String? {
    var whole = ""
    for piece in pieces {
      guard case .text(let text) = piece else { return nil }
      whole += text
    }
    return whole
  }
}

/// An interpolation of a literal, such as `\(price, specifier: "%.2f")`.
struct CodeInterpolation: Hashable, Sendable {
  /// The arguments; the first is the value.
  var arguments: [CodeArgument]
}
