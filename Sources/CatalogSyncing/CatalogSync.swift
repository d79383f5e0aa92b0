package import CatalogEditing
import CatalogWriting
package import CodeStrings
package import StringCatalogs

/// Brings a catalog up to date with the code, as Xcode does after a build.
///
/// Everything that Xcode leaves alone stays as it is, byte for byte: keys that were added by hand,
/// translations, and what people decided, such as that a key isn’t translated.
package struct CatalogSync: Sendable {
  /// Whether keys that the code no longer uses stay as they are.
  package var addsOnly = false

  /// Whether a value whose type is unknown gets the specifier of an object, `%@`.
  package var assumesObjects = false

  /// Whether a default value that changed in the code replaces that of the catalog, whose
  /// translations then need review; Xcode ignores it.
  package var reviewsSourceChanges = false

  /// Whether new keys are added that the program may not look up.
  package var addsLikely = false

  package init() {}

  /// Returns the catalog that the code makes of a catalog.
  ///
  /// `strings` are those of the code that Xcode would add to the catalog, if it extracts them; the
  /// keys in `used` may be looked up, so they don’t go. Throws for a catalog in which an object has
  /// two members of the same name.
  package func result(
    of catalog: StringCatalog, with strings: [CodeString], used: Set<String>
  ) throws(EditingError) -> SyncResult {
    try EditingError.refuseDuplicates(in: catalog)
    let entries = catalog.entries
    var uses = KeyUses(entries, assumesObjects: assumesObjects, addsLikely: addsLikely)
    for string in strings where string.isExtracted { uses.add(string) }

    var result = SyncResult(bytes: catalog.bytes, refused: uses.refused)
    result.leftOut = uses.leftOut
    var patches: [(name: String, patch: JSONPatch)] = []
    for entry in entries {
      let isManaged = EntrySync.isManaged(entry)
      let update = EntrySync(
        entry: entry, sourceLanguage: catalog.sourceLanguage,
        reviewsSourceChanges: reviewsSourceChanges, assumesObjects: assumesObjects)
      if isManaged, entry.extractionState != .stale { result.managedCount += 1 }
      guard isManaged, let change = change(of: update, uses, used) else { continue }
      result.changes.append(SyncChange(kind: change.kind, key: entry.key))
      patches.append((name: entry.key, patch: change.patch))
    }
    for (key, use) in uses.new {
      result.changes.append(SyncChange(kind: .added, key: key))
      patches.append(
        (name: key, patch: .value(NewEntry.value(key, use, catalog.sourceLanguage))))
    }
    if !patches.isEmpty {
      result.bytes = PatchWriter.bytes(
        of: catalog, applying: .at(["strings"], .members(patches)))
    }
    return result
  }

  private func change(
    of entry: EntrySync, _ uses: KeyUses, _ used: Set<String>
  ) -> (kind: SyncChange.Kind, patch: JSONPatch)? {
    let key = entry.entry.key
    if let use = uses.known[key] { return entry.update(for: use) }
    if addsOnly || used.contains(key) || entry.entry.extractionState == .stale { return nil }
    return entry.departure()
  }
}
