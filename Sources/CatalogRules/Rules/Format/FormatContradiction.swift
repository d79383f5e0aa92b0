import StringCatalogs

/// Two placeholders that read one argument as two types.
struct FormatContradiction: TextRule {
  static let description = RuleDescription(
    "format-contradiction", severity: .error, checksStaleEntries: true,
    examples: [
      .bad([
        "count": ["en": "⟦%1$lld or %1$@⟧"],
        "%1$lld of %2$@": ["de": "%1$lld von %2$@", "fr": "⟦%2$@ %1$lld %3$lld %3$@⟧"],
        "⟦%1$@: %2$lld of %lld⟧": [:],
      ]),
      .good([
        "count": ["en": "%1$lld or %1$d"],
        "address": ["en": "%1$@ at %1$p"],
        "%@ and %@": ["de": "%1$@ und %2$@, %1$@"],
      ]),
    ])

  static let traits: TextTraits = [.variable, .substitution]
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.substitution == nil, let (first, second) = text.arguments.contradiction,
      FormatSkippedArgument.isFormat(text), !Self.isTypeKnown(at: first.position, in: text)
    else { return }
    let isObject = [first.kind, second.kind].contains { $0 == .object || $0 == .string }
    reporter.report(
      text, variant: isObject ? "crash" : nil, .text(String(text.format.text(of: first.piece))),
      .text(String(text.format.text(of: second.piece))), .integer(Int64(first.position)))
  }

  /// Returns whether the text that others are compared with says the type of an argument, so that
  /// the placeholder of another type is a finding of its own.
  private static func isTypeKnown(at position: Int, in text: TextContext) -> Bool {
    guard let arguments = text.reference?.arguments, arguments.contradiction == nil else {
      return false
    }
    return arguments.argument(at: position)?.kind != nil
  }
}
