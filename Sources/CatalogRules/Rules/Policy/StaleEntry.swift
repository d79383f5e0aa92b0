import StringCatalogs

/// An entry that Xcode does not find in the code any more.
///
/// Taking it out is unsafe, as code can put a key together at run time.
struct StaleEntry: EntryRule {
  static let description = RuleDescription(
    "stale-entry", severity: .info, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { },
            ⟦"Old text"⟧ : {
              "extractionState" : "stale"
            },
            "Save" : { }
          },
          "version" : "1.0"
        }
        """,
        fixed: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Cancel" : { },
              "Save" : { }
            },
            "version" : "1.0"
          }
          """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { "extractionState" : "manual" }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ entry: EntryContext) {
    guard entry.extractionState == .stale, let member = entry.entry?.member else { return }
    entry.report(edits: [entry.catalog.removal(of: member)])
  }
}
