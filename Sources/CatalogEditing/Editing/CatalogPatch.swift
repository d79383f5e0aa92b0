import StringCatalogs

/// What an edit changes in the file: entries, and perhaps the source language.
struct CatalogPatch {
  /// The changes of entries, by key.
  var entries: [(name: String, patch: JSONPatch)]

  /// The new source language; nil if it stays.
  var sourceLanguage: LanguageTag?

  init(entries: [(name: String, patch: JSONPatch)] = []) {
    self.entries = entries
  }

  /// Creates the change of one entry.
  init(_ key: String, _ patch: JSONPatch) {
    self.init(entries: [(name: key, patch: patch)])
  }

  /// Whether nothing changes.
  var isEmpty: Bool { entries.isEmpty && sourceLanguage == nil }

  /// The change of the file.
  var json: JSONPatch {
    var members = [(name: "strings", patch: JSONPatch.members(entries))]
    if let sourceLanguage {
      members.append((name: "sourceLanguage", patch: .value(.string(sourceLanguage.rawValue))))
    }
    return .members(members)
  }
}
