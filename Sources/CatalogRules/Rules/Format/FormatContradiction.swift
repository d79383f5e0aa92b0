import StringCatalogs

/// Two placeholders that read one argument as two types.
struct FormatContradiction: TextRule {
  static let description = RuleDescription(
    "format-contradiction", severity: .error, checksStaleEntries: true,
    examples: [
      .bad([
        "count": ["en": "⟦%1$lld or %1$@⟧"],
        "%1$lld of %2$@": ["de": "⟦%1$lld oder %1$@ (%2$@)⟧"],
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
    guard text.substitution == nil, FormatSkippedArgument.isFormat(text),
      let (first, second) = text.arguments.contradiction, !Self.isMisplaced(first, in: text),
      !Self.isMisplaced(second, in: text)
    else { return }
    let isObject = [first.kind, second.kind].contains { $0 == .object || $0 == .string }
    reporter.report(
      text, variant: isObject ? "crash" : nil, .text(String(text.format.text(of: first.piece))),
      .text(String(text.format.text(of: second.piece))), .integer(Int64(first.position)))
  }

  /// Returns whether a placeholder is a substitution that takes another argument than in the source
  /// language, which is a finding of its own.
  private static func isMisplaced(
    _ argument: FormatArguments.Argument, in text: TextContext
  ) -> Bool {
    guard !text.isSource, text.entry.overrulingReference == nil,
      case .substitution(let reference) = argument.piece.kind,
      let number = text.entry.sourceLocalization?.substitution(named: reference.name)?
        .argumentNumber
    else { return false }
    return number != argument.position
  }

  /// Returns whether a placeholder is one of two that contradict each other.
  static func finds(
    _ argument: FormatArguments.Argument, in arguments: FormatArguments
  ) -> Bool {
    guard let (first, second) = arguments.contradiction else { return false }
    return [first.piece, second.piece].contains(argument.piece)
  }
}
