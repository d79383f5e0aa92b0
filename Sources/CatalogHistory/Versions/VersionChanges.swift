import StringCatalogs

/// What a version of a catalog changed in comparison with the one it was made of.
struct VersionChanges: Sendable {
  /// An entry that has another meaning.
  struct Change: Sendable {
    var key: String

    /// What the entry says; nil if it is gone.
    var meaning: EntryMeaning?

    /// The key under which the entry was before, with the same translations; nil for most.
    var earlierKey: String?
  }

  /// The changes.
  var changes: [Change] = []

  /// Whether these are all entries, so that others are gone.
  var isComplete = false

  /// Whether nothing before counts, because source texts are in another language now.
  var isNewBeginning = false

  /// Whether the version can't be read: its object is missing, or it is no catalog.
  var isUnreadable = false

  /// Whether git does not have the object of the version.
  var isMissing = false

  /// The source language, if these are all entries of a catalog.
  var sourceLanguage: LanguageTag?
}

extension VersionChanges {
  /// The changes of a version that begins a history: all of its entries.
  init(all bytes: [UInt8], _ positions: EntryPositions) {
    let meanings = Self.meanings(bytes, positions.positions[...], positions.sourceLanguage)
    changes = (meanings ?? [:]).map { Change(key: $0, meaning: $1) }
    isComplete = true
    isUnreadable = meanings == nil
    sourceLanguage = positions.sourceLanguage
  }

  /// The changes from an earlier version to a later one, in the pairs of entries that differ.
  init(
    from earlier: (bytes: [UInt8], positions: EntryPositions),
    to later: (bytes: [UInt8], positions: EntryPositions), pairs: [(earlier: Int?, later: Int?)]
  ) {
    guard earlier.positions.sourceLanguage == later.positions.sourceLanguage else {
      self.init(all: later.bytes, later.positions)
      isNewBeginning = true
      return
    }
    self.init()
    let language = later.positions.sourceLanguage
    let old = pairs.compactMap { $0.earlier.map { earlier.positions.positions[$0] } }
    let new = pairs.compactMap { $0.later.map { later.positions.positions[$0] } }
    guard let before = Self.meanings(earlier.bytes, old[...], language),
      let after = Self.meanings(later.bytes, new[...], language)
    else {
      isUnreadable = true
      return
    }
    let gone = before.filter { after[$0.key] == nil }
    let renamed = Self.renamed(gone, after.filter { before[$0.key] == nil })
    for (key, meaning) in after {
      if let known = before[key], known.isSame(as: meaning) { continue }
      changes.append(Change(key: key, meaning: meaning, earlierKey: renamed[key]))
    }
    changes += gone.keys.map { Change(key: $0, meaning: nil) }
  }

  /// Returns the meanings of entries by their keys; nil if they are not JSON.
  private static func meanings(
    _ bytes: [UInt8], _ positions: ArraySlice<EntryPositions.Position>, _ language: LanguageTag
  ) -> [String: EntryMeaning]? {
    guard !positions.isEmpty else { return [:] }
    var text = Array(#"{"strings":{"#.utf8)
    text.reserveCapacity(positions.reduce(32) { $0 + $1.range.count + 1 })
    for (index, position) in positions.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += bytes[position.range]
    }
    text += Array("}}".utf8)
    guard let catalog = try? StringCatalog(bytes: text) else { return nil }
    var meanings: [String: EntryMeaning] = [:]
    for entry in catalog.entries {
      meanings[entry.key] = EntryMeaning(of: entry, sourceLanguage: language)
    }
    return meanings
  }

  /// Returns the earlier keys of entries that a commit renamed and whose translations it kept.
  ///
  /// The translations of both must be the same, and of no other entry that is gone or new; and the
  /// texts must be alike, so that two short entries with the same translation are two.
  private static func renamed(
    _ gone: [String: EntryMeaning], _ new: [String: EntryMeaning]
  ) -> [String: String] {
    guard !gone.isEmpty, !new.isEmpty else { return [:] }
    let old = Dictionary(grouping: gone.keys) { gone[$0]?.fingerprint }
    let young = Dictionary(grouping: new.keys) { new[$0]?.fingerprint }
    var earlier: [String: String] = [:]
    for case (let fingerprint?, let keys) in young where keys.count == 1 {
      guard let known = old[fingerprint], known.count == 1, let before = gone[known[0]],
        let after = new[keys[0]], areAlike(before, known[0], after, keys[0])
      else { continue }
      earlier[keys[0]] = known[0]
    }
    return earlier
  }

  private static func areAlike(
    _ before: EntryMeaning, _ oldKey: String, _ after: EntryMeaning, _ newKey: String
  ) -> Bool {
    guard let old = before.source.forms.first?.text, let new = after.source.forms.first?.text
    else { return before.source.forms.isEmpty && after.source.forms.isEmpty }
    return TextLikeness.areAlike(old, new)
  }
}
