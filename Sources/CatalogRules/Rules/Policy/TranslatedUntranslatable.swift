import CatalogEditing
import StringCatalogs

/// An entry that should not be translated but is.
struct TranslatedUntranslatable: EntryRule {
  static let description = RuleDescription(
    "translated-untranslatable", severity: .info, fixability: .safe,
    examples: [
      .bad(
        [
          "⟦Beta⟧": .entry(comment: "A badge", shouldTranslate: false, ["ko": "베타"]),
          "⟦MetaLens⟧": .entry(
            shouldTranslate: false,
            ["de": "MetaLens", "en": "MetaLens", "ja": "メタレンズ", "ko": "메타렌즈"]),
        ],
        fixed: [
          "Beta": .entry(comment: "A badge", shouldTranslate: false),
          "MetaLens": .entry(shouldTranslate: false, ["en": "MetaLens"]),
        ]),
      .good(["MetaLens": .entry(shouldTranslate: false, ["en": "MetaLens"])]),
    ])

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    guard !entry.shouldTranslate else { return }
    let languages = entry.localizations.compactMap(entry.language)
    let tags = languages.filter { !$0.isSource }.map(\.tag.rawValue)
    guard !tags.isEmpty else { return }
    // Leaves only the text in the source language, or no text at all.
    let patch: JSONPatch =
      tags.count == languages.count
      ? .removal : .members(tags.map { (name: $0, patch: .removal) })
    reporter.report(
      entry, .list(tags), .integer(Int64(tags.count)),
      patch: .at(["localizations"], patch))
  }
}
