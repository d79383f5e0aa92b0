import StringCatalogs

/// An entry without a comment for the translator.
struct MissingComment: EntryRule {
  static let description = RuleDescription(
    "missing-comment", severity: .info, preset: .all,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ⟦"Book"⟧ : { }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Beta" : { "shouldTranslate" : false },
            "Book" : { "comment" : "A button that reserves a table" }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ entry: EntryContext) {
    guard entry.shouldTranslate, entry.extractionState != .stale, entry.hasWords,
      entry.comment?.contains(where: { !$0.isWhitespace }) != true
    else { return }
    entry.report()
  }
}
