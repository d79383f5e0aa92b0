/// A part of a parsed regular expression.
indirect enum RegularExpressionNode: Hashable, Sendable {
  /// One scalar of a set.
  case scalar(ScalarTest)

  /// Parts in this order; none for the empty text.
  case sequence([RegularExpressionNode])

  /// One of several parts, the first that matches.
  case choice([RegularExpressionNode])

  /// A part several times, as often as possible unless it is lazy.
  case repetition(RegularExpressionNode, minimum: Int, maximum: Int?, isLazy: Bool)

  /// A position in the text.
  case anchor(Anchor)

  /// A position before or after which a part matches, or does not.
  case look(RegularExpressionNode, isBehind: Bool, isNegative: Bool)

  /// A position in the text.
  enum Anchor: Hashable, Sendable {
    case start, end, wordBoundary, noWordBoundary
  }
}
