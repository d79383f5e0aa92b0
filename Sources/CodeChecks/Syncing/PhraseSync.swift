package import CatalogEditing
package import CodeStrings
package import StringCatalogs

/// Brings the catalog of App Shortcuts up to date with the code, as Xcode does after a build.
///
/// Xcode writes the phrases of a shortcut as a set, under the first of them. Sets that people
/// translated, sets whose other phrases changed, and entries that are no sets stay as they are, as
/// what Xcode makes of them isn’t known.
package struct PhraseSync: Sendable {
  /// Whether sets that the code no longer has stay as they are.
  package var addsOnly = false

  package init() {}

  /// Returns the catalog that the code makes of a catalog.
  ///
  /// `strings` are the phrases of the code; keys in `used` don’t go. Throws for a catalog in which
  /// an object has two members of the same name.
  package func result(
    of catalog: StringCatalog, with strings: [CodeString], used: Set<String>
  ) throws(EditingError) -> SyncResult {
    try EditingError.refuseDuplicates(in: catalog)
    var result = SyncResult(bytes: catalog.bytes, refused: [])
    guard let language = catalog.sourceLanguage else { return result }
    var patches: [(name: String, patch: JSONPatch)] = []
    var keys: Set<String> = []
    let first = Set(strings.filter { !$0.isLaterPhrase }.map(\.key))
    for entry in catalog.entries {
      keys.insert(entry.key)
      guard isExtracted(entry, language) else { continue }
      result.managedCount += 1
      guard !addsOnly, !first.contains(entry.key), !used.contains(entry.key) else { continue }
      result.changes.append(SyncChange(kind: .removed, key: entry.key))
      patches.append((name: entry.key, patch: .removal))
    }
    for string in strings {
      guard let phrases = string.phrases, !phrases.isEmpty, !string.isLaterPhrase,
        keys.insert(string.key).inserted
      else { continue }
      result.changes.append(SyncChange(kind: .added, key: string.key))
      patches.append((name: string.key, patch: .value(NewEntry.value(phrases, language))))
    }
    if !patches.isEmpty {
      result.bytes = PatchWriter.bytes(
        of: catalog, applying: .at(["strings"], .members(patches)))
    }
    return result
  }

  /// Returns whether an entry is as Xcode adds it: a set of the source language alone.
  private func isExtracted(_ entry: CatalogEntry, _ language: LanguageTag) -> Bool {
    entry.extractionState == .extractedWithValue && entry.localizations.count == 1
      && entry.localization(for: language)?.content.set?.state == .new
  }
}
