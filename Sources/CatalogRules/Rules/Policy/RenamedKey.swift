import CatalogEditing
import StringCatalogs

/// A new string that seems to be an old one with another text, whose translations it can take over.
///
/// The old one is stale, or in the earlier version with which the catalog is compared. What is
/// taken over needs review, because the text is another one.
struct RenamedKey: EntryRule {
  static let description = RuleDescription(
    "renamed-key", severity: .info, preset: .recommended, fixability: .safe,
    checksStaleEntries: true,
    examples: [
      .bad(
        [
          "⟦Delete all the files?⟧": [:],
          "Delete the files?": .entry(
            extractionState: .stale, ["ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"]),
          "Save": ["ko": "저장"],
        ],
        fixed: [
          "Delete all the files?": [
            "ja": .needsReview("ファイルを削除しますか？"), "ko": .needsReview("파일을 삭제할까요?"),
          ],
          "Delete the files?": .entry(
            extractionState: .stale, ["ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"]),
          "Save": ["ko": "저장"],
        ]),
      .good([
        "Delete %lld files?": [:],
        "Delete the files?": .entry(extractionState: .stale, ["ko": "파일을 삭제할까요?"]),
        "Open with": [:],
        "Share with friends": .entry(extractionState: .stale, ["ko": "친구와 공유"]),
      ]),
    ])

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    guard entry.shouldTranslate, entry.isKeySource else { return }
    if entry.catalog.walk.isStale {
      if let old = entry.entry { entry.catalog.renamedStrings.add(stale: old) }
    } else if !entry.localizations.contains(where: { !entry.isMissing($0) }) {
      entry.catalog.renamedStrings.add(new: entry.key, at: entry.keyRange)
    }
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    let renamings = catalog.renamedStrings.renamings(in: catalog.catalog, since: catalog.earlier)
    for renaming in renamings {
      let localizations = renaming.old.localizations.filter {
        $0.language.canonical != catalog.sourceLanguage.canonical
      }
      reporter.collector.beginPart()
      reporter.report(
        .text(renaming.old.key),
        .list(localizations.map(\.language.rawValue)),
        at: renaming.new.keyRange, key: renaming.new.key,
        patch: .at(
          ["strings", renaming.new.key, "localizations"],
          .members(
            localizations.map { localization in
              (localization.language.rawValue, .value(Self.toReview(localization.json)))
            })))
    }
  }

  /// Returns a value with each translated text in need of review.
  private static func toReview(_ value: JSONValue) -> JSONPatch.Value {
    guard value.kind == .object else { return .existing(value) }
    return .object(
      value.members.map { member in
        member.name == "state" && member.value.string == "translated"
          ? (member.name, .string("needs_review")) : (member.name, toReview(member.value))
      })
  }
}
