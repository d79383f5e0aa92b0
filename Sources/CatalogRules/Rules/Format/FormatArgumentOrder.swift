import StringCatalogs

/// Placeholders without positions in another order than in the source text.
struct FormatArgumentOrder: TextRule {
  static let description = RuleDescription(
    "format-argument-order", severity: .error, fixability: .safe, checksStaleEntries: true,
    examples: [
      .bad(
        ["%lld files in %@": ["ko": "⟦%@에 파일 %lld개⟧"]],
        fixed: ["%lld files in %@": ["ko": "%2$@에 파일 %1$lld개"]]),
      .good([
        "%lld files in %@": ["de": "%lld Dateien in %@", "ko": "%2$@에 파일 %1$lld개"],
        "%@ of %@": ["ko": "%@/%@"],
      ]),
    ])

  static let traits: TextTraits = .otherPlaceholders
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.substitution == nil, let source = text.reference?.arguments,
      let positions = Self.positions(of: text.arguments, in: source)
    else { return }
    reporter.report(
      text, .text(rewritten(positions, in: text.format)),
      edits: text.edits(adding: positions))
  }

  /// Returns the placeholders with their positions.
  private func rewritten(
    _ positions: [(argument: FormatArguments.Argument, position: Int)], in format: FormatString
  ) -> String {
    positions.map { "%\($0.position)$" + format.text(of: $0.argument.piece).dropFirst() }
      .joined(separator: " ")
  }

  /// Returns the position that each placeholder should specify, or nil if the order is correct or
  /// is not the problem.
  static func positions(
    of arguments: FormatArguments, in source: FormatArguments
  ) -> [(argument: FormatArguments.Argument, position: Int)]? {
    guard arguments.all.count > 1, arguments.all.count == source.all.count,
      arguments.isWithoutPositions, !arguments.isReorderedByName,
      source.all.allSatisfy({ $0.position <= source.all.count })
    else { return nil }
    let expected = source.all.sorted { $0.position < $1.position }
    // A source text that uses an argument as two types says nothing about the order.
    let isClear = zip(expected, expected.dropFirst()).allSatisfy { argument, next in
      argument.position < next.position || argument.isCompatible(with: next)
    }
    let isInOrder = zip(arguments.all, expected).allSatisfy { $0.isCompatible(with: $1) }
    guard isClear, !isInOrder else { return nil }
    var rest = expected
    var positions: [(argument: FormatArguments.Argument, position: Int)] = []
    for argument in arguments.all {
      guard let kind = argument.kind,
        let index = rest.firstIndex(where: { $0.kind?.isCompatible(with: kind) ?? false })
      else { return nil }
      positions.append((argument: argument, position: rest.remove(at: index).position))
    }
    return positions
  }
}
