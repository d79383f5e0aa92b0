import CatalogEditing
import StringCatalogs

/// An entry that Xcode no longer finds in the code.
///
/// Removing it is unsafe, as code can build keys at run time.
struct StaleEntry: EntryRule {
  static let description = RuleDescription(
    "stale-entry", severity: .info, fixability: .unsafe, checksStaleEntries: true,
    examples: [
      .bad(
        [
          "Cancel": [:],
          "⟦Old text⟧": .entry(extractionState: .stale),
          "Save": [:],
        ],
        fixed: [
          "Cancel": [:],
          "Save": [:],
        ]),
      .good(["Cancel": .entry(extractionState: .manual)]),
    ])

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    if entry.extractionState == .stale { reporter.report(entry, patch: .removal) }
  }
}
