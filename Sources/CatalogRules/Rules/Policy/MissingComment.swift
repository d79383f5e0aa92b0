import StringCatalogs

/// An entry without a comment for the translator.
struct MissingComment: EntryRule {
  static let description = RuleDescription(
    "missing-comment", severity: .info, preset: .all,
    examples: [
      .bad(["⟦Book⟧": [:]]),
      .good([
        "Beta": .entry(shouldTranslate: false),
        "Book": .entry(comment: "A button that reserves a table"),
      ]),
    ])

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    guard entry.shouldTranslate, entry.extractionState != .stale, entry.hasWords,
      entry.comment?.contains(where: { !$0.isWhitespace }) != true
    else { return }
    reporter.report(entry)
  }
}
