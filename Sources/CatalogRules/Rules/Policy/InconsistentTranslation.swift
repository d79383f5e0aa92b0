import StringCatalogs

/// A text with another translation than the same text of another key.
struct InconsistentTranslation: TextRule {
  static let description = RuleDescription(
    "inconsistent-translation", severity: .info, preset: .all,
    examples: [
      .bad([
        "album.delete": ["en": "Delete album", "ko": "앨범 삭제"],
        "menu.delete": ["en": "Delete album", "ko": "⟦앨범 지우기⟧"],
        "toolbar.delete": ["en": "Delete album", "ko": "앨범 삭제"],
      ]),
      .good([
        "door.open": ["en": "Open", "ko": "열림"],
        "file.open": ["en": "Open", "ko": "열기"],
        "album.delete": ["en": "Delete album", "ko": "앨범 삭제"],
        "menu.delete": ["en": "Delete album", "ko": "앨범 삭제"],
      ]),
    ])

  static let traits: TextTraits = .any

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A single word may be a verb here and a noun there.
    guard let source = text.source, source.traits.contains(.space), !text.entry.isKeySource,
      text.entry.shouldTranslate, text.entry.extractionState != .stale,
      !text.traits.contains(.stateNew), text.path.isEmpty,
      let usual = text.catalog.translations.mostCommon(for: source.string, in: text.language),
      !usual.isSame(as: text.string)
    else { return }
    reporter.report(text, .text(usual.text), .text(usual.key))
  }
}
