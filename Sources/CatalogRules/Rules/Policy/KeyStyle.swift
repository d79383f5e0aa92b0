import StringCatalogs

/// A key in another style than nearly all keys of the catalog.
///
/// Among keys that are texts, an identifier is reported only if the source language has another
/// text for it.
struct KeyStyle: EntryRule {
  static let description = RuleDescription(
    "key-style", severity: .info, preset: .all,
    examples: [
      .bad([
        "album.delete": [:],
        "album.open": [:],
        "album.share": [:],
        "⟦Close the window⟧": [:],
        "⟦menu_open⟧": [:],
        "menu.close": [:],
        "menu.open": [:],
        "photo.crop": [:],
        "photo.delete": [:],
        "photo.share": [:],
        "settings.language": [:],
      ]),
      .good([
        "album.delete": [:],
        "album.open": [:],
        "album.share": [:],
        "menu.close": [:],
        "menu.open": [:],
        "photo.crop": [:],
        "photo.delete": [:],
        "photo.share": [:],
        "settings.language": [:],
        "title": [:],
      ]),
    ])

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    guard entry.shouldTranslate, entry.extractionState != .stale,
      !["InfoPlist", "AppShortcuts"].contains(entry.catalog.tableName),
      let usual = entry.catalog.predominantNamingStyle, let style = NamingStyle(entry.key),
      style != usual.style
    else { return }
    if style.isText {
      reporter.report(entry, variant: "text", .text(usual.example))
    } else if !usual.style.isText {
      reporter.report(entry, .text(usual.example))
    } else if style != .camelCase, !entry.isKeySource, entry.source.string != entry.key {
      reporter.report(entry, variant: "name", .text(usual.example))
    }
  }
}
