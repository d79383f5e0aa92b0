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
    let tags = entry.localizations.compactMap { localization -> String? in
      guard let language = entry.language(of: localization), !language.isSource else { return nil }
      return language.tag.rawValue
    }
    guard !tags.isEmpty else { return }
    reporter.report(
      entry, .text(tags.joined(separator: ", ")), .integer(Int64(tags.count)),
      edits: removal(from: entry))
  }

  /// Returns the edits that leave only the text in the source language, or no text at all.
  private func removal(from entry: EntryContext) -> [Fix.Edit] {
    guard let object = entry.entry?.json.member(named: "localizations") else { return [] }
    let source = entry.catalog.sourceLanguage.canonical
    let members = object.value.writtenMembers
    let removed = members.filter { LanguageTag(rawValue: $0.name).canonical != source }
    return removed.count == members.count
      ? [entry.catalog.removal(of: object)]
      : entry.catalog.removals(of: removed, from: object.value)
  }
}
