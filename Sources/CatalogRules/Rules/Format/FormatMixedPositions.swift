import StringCatalogs

/// Placeholders of which only some specify their position.
struct FormatMixedPositions: TextRule {
  static let description = RuleDescription(
    "format-mixed-positions", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        [
          "copied": ["en": "⟦%2$@ and %@⟧"],
          "found": ["en": "⟦%2$@ in %@⟧"],
        ],
        fixed: [
          "copied": ["en": "%2$@ and %1$@"],
          "found": ["en": "%2$@ in %1$@"],
        ]),
      .bad(["⟦%1$@: %2$@ of %@⟧": [:]]),
      .good([
        "copied": ["en": "%1$@: %2$lld of %3$lld"],
        "%@ in %@": [:],
        "%1$@": [:],
      ]),
      .bad(
        ["%@ of %@": ["ko": "⟦%2$@ 중 %@⟧"]],
        fixed: ["%@ of %@": ["ko": "%2$@ 중 %1$@"]]),
    ])

  static let traits: TextTraits = .variable

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.substitution == nil else { return }
    let arguments = text.arguments
    // What contradicts itself has a rule of its own.
    guard arguments.isMixed, arguments.contradiction == nil else { return }
    // Placeholders by order and by position may mean the same argument: a person must decide.
    let positions = arguments.all.map(\.position)
    guard Set(positions).count == positions.count else { return reporter.report(text) }
    // Each argument is shown once, so only readers of the catalog are misled.
    reporter.report(
      text, severity: .info,
      edits: text.edits(adding: arguments.all.map { (argument: $0, position: $0.position) }))
  }
}
