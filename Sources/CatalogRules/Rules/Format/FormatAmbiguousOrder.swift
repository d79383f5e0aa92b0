import StringCatalogs

/// A source text with several placeholders without positions.
struct FormatAmbiguousOrder: TextRule {
  static let description = RuleDescription(
    "format-ambiguous-order", severity: .info, fixability: .safe,
    examples: [
      .bad(
        ["file.progress": ["en": "⟦%@ of %@⟧"]],
        fixed: ["file.progress": ["en": "%1$@ of %2$@"]]),
      .good([
        "file.progress": ["en": "%1$@ of %2$@", "ko": "%@/%@"],
        "%@ of %@": [:],
        "file.name": ["en": "File %@"],
      ]),
    ])

  static let traits: TextTraits = .percent

  static func applies(to language: LanguageContext) -> Bool { language.isSource }

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A key that Swift generates from an interpolation can't be written in another way.
    guard !text.isKey, text.substitution == nil, text.entry.overrulingReference == nil else {
      return
    }
    let arguments = text.arguments.all
    guard arguments.count > 1,
      arguments.allSatisfy({ !$0.isPositional && $0.specifier?.name == nil }),
      arguments.map(\.position) == Array(1...arguments.count)
    else { return }
    reporter.report(
      text, .integer(Int64(arguments.count)),
      edits: text.edits(adding: arguments.map { (argument: $0, position: $0.position) }))
  }
}
