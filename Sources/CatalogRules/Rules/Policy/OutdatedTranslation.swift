import StringCatalogs

/// A translation that is as it was in an earlier version of the catalog, although its source text
/// has changed since.
///
/// Only a linter that is given the earlier version finds any. A source text that differs only in
/// case, spaces and punctuation has not changed, and a translation in another state than
/// `translated` says itself that it is to be reviewed.
struct OutdatedTranslation: EntryRule {
  static let description = RuleDescription(
    "outdated-translation", severity: .warning,
    examples: [
      .bad(
        ["⟦close⟧": ["en": "Close all windows", "ja": "閉じる", "ko": "닫기"]],
        earlier: ["close": ["en": "Close", "ja": "閉じる", "ko": "닫기"]]),
      .good(
        [
          "close": ["en": "Close…", "ko": "닫기"],
          "open": ["en": "Open with", "ja": "アプリで開く", "ko": .needsReview("열기")],
        ],
        earlier: [
          "close": ["en": "Close", "ko": "닫기"],
          "open": ["en": "Open", "ja": "開く", "ko": "열기"],
        ]),
    ])

  /// The texts of a localization, and their states.
  private struct Content: Equatable {
    var texts: [String] = []
    var states: [String] = []

    init(_ localization: Localization) { read(localization.json) }

    private mutating func read(_ json: JSONValue) {
      for member in json.members {
        switch member.name {
        case "value": texts += member.value.string.map { [$0] } ?? []
        case "values": texts += member.value.elements.compactMap(\.string)
        case "state": states += member.value.string.map { [$0] } ?? []
        default: if member.value.kind == .object { read(member.value) }
        }
      }
    }
  }

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    guard let earlier = entry.catalog.earlier, entry.shouldTranslate, let current = entry.entry,
      let previous = earlier.entry(for: entry.key)
    else { return }
    let source = entry.catalog.sourceLanguage.tag
    guard let old = Self.changedText(of: source, from: previous, to: current) else { return }
    let languages = current.localizations.compactMap { localization in
      isUnchanged(localization, since: previous, source: source) ? localization.language : nil
    }
    let severities = languages.compactMap { language in
      reporter.severity(of: entry, in: language, unlessChosen: Self.description.severity)
        .map { (language: language, severity: $0) }
    }
    guard let severity = severities.map(\.severity).max() else { return }
    reporter.report(
      entry, .text(old), .text(severities.map(\.language.rawValue).joined(separator: ", ")),
      language: severities.count == 1 ? severities.first?.language : nil, chosenSeverity: severity)
  }

  /// Returns the first source text of an entry that has changed, as it was; nil if none has.
  private static func changedText(
    of source: LanguageTag, from previous: CatalogEntry, to current: CatalogEntry
  ) -> String? {
    let texts = [previous, current].map { entry in
      entry.localization(for: source).map { Content($0).texts } ?? [entry.key]
    }
    let (old, new) = (texts[0], texts[1])
    let index = old.indices.first { index in
      !new.indices.contains(index) || words(of: old[index]) != words(of: new[index])
    }
    return index.map { old[$0] }
  }

  /// Returns what of a text a translation depends on: its letters, digits and placeholders.
  private static func words(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || "%@$".contains($0) }
  }

  private func isUnchanged(
    _ localization: Localization, since previous: CatalogEntry, source: LanguageTag
  ) -> Bool {
    guard localization.language != source,
      let old = previous.localization(for: localization.language)
    else { return false }
    let content = Content(localization)
    return content == Content(old) && content.states.contains(StringUnitState.translated.rawValue)
  }
}
