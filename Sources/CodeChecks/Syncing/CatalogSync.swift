package import CatalogEditing
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

  /// Whether the translations of a key that is gone go to a new key which differs from it in
  /// placeholders only, and then need review; Xcode leaves them with the old key.
  package var movesTranslations = false

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
    guard movesTranslations else { return updated(catalog, with: strings, used: used) }
    let moves = moves(in: catalog, uses(of: catalog.entries, by: strings), used)
    guard let moved = moves.catalog else {
      var result = updated(catalog, with: strings, used: used)
      result.unmoved = moves.unmoved
      return result
    }
    var result = updated(moved, with: strings, used: used)
    let updated = Set(result.changes.map(\.key))
    result.changes +=
      moves.moved.map(\.new).filter { !updated.contains($0) }
      .map { SyncChange(kind: .updated, key: $0) }
    result.moved = moves.moved
    result.unmoved = moves.unmoved
    return result
  }

  private func uses(of entries: [CatalogEntry], by strings: [CodeString]) -> ExtractedKeys {
    var uses = ExtractedKeys(entries, assumesObjects: assumesObjects, addsLikely: addsLikely)
    for string in strings where string.isExtracted { uses.add(string) }
    return uses
  }

  /// Returns the catalog in which translations went to keys with other placeholders; nil if none
  /// did.
  private func moves(
    in catalog: StringCatalog, _ uses: ExtractedKeys, _ used: Set<String>
  ) -> (
    catalog: StringCatalog?, moved: [(old: String, new: String)],
    unmoved: [(old: String, new: String)]
  ) {
    let heirs = uses.successors.values.reduce(into: [String: Int]()) { counts, keys in
      for key in keys { counts[key, default: 0] += 1 }
    }
    var moved: [(old: String, new: String)] = []
    var unmoved: [(old: String, new: String)] = []
    var patches: [(name: String, patch: JSONPatch)] = []
    for entry in catalog.entries {
      let old = entry.key
      guard let successors = uses.successors[old], let new = successors.min(),
        !used.contains(old), uses.known[old] == nil, EntrySync.isManaged(entry),
        sync(of: entry, in: catalog).hasWork
      else { continue }
      // Several keys that differ in their placeholders only don’t say which became which.
      guard successors.count == 1, heirs[new] == 1,
        let move = PlaceholderMove(from: old, to: new, sourceLanguage: catalog.sourceLanguage),
        let patch = move.patch(of: entry)
      else {
        unmoved.append((old, new))
        continue
      }
      moved.append((old, new))
      patches.append((old, patch))
    }
    guard !moved.isEmpty,
      let changed = Self.catalog(catalog, applying: patches),
      let renamed = Self.catalog(
        changed,
        applying: moved.flatMap { old, new in
          changed.entry(for: old).map {
            [(old, JSONPatch.removal), (new, JSONPatch.value(.copy($0.json)))]
          } ?? []
        })
    else { return (nil, [], unmoved) }
    return (renamed, moved, unmoved)
  }

  private static func catalog(
    _ catalog: StringCatalog, applying patches: [(name: String, patch: JSONPatch)]
  ) -> StringCatalog? {
    try? StringCatalog(
      bytes: PatchWriter.bytes(of: catalog, applying: .at(["strings"], .members(patches))))
  }

  private func sync(of entry: CatalogEntry, in catalog: StringCatalog) -> EntrySync {
    EntrySync(
      entry: entry, sourceLanguage: catalog.sourceLanguage,
      reviewsSourceChanges: reviewsSourceChanges, assumesObjects: assumesObjects)
  }

  private func updated(
    _ catalog: StringCatalog, with strings: [CodeString], used: Set<String>
  ) -> SyncResult {
    let entries = catalog.entries
    let uses = uses(of: entries, by: strings)
    var result = SyncResult(bytes: catalog.bytes, refused: uses.refused)
    result.leftOut = uses.leftOut
    var patches: [(name: String, patch: JSONPatch)] = []
    for entry in entries {
      let isManaged = EntrySync.isManaged(entry)
      let update = sync(of: entry, in: catalog)
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
    of entry: EntrySync, _ uses: ExtractedKeys, _ used: Set<String>
  ) -> (kind: SyncChange.Kind, patch: JSONPatch)? {
    let key = entry.entry.key
    if let use = uses.known[key] { return entry.update(for: use) }
    if addsOnly || used.contains(key) || entry.entry.extractionState == .stale { return nil }
    return entry.changeOfUnusedKey()
  }
}
