import StringCatalogs

/// What a version of a catalog changed in comparison with the one it was made of.
struct VersionChanges: Sendable {
  /// An entry that has another meaning.
  struct Change: Sendable {
    var key: String

    /// What the entry says; nil if it is gone.
    var meaning: EntryMeaning?

    /// The keys under one of which the entry was before, with the same translations; none for most.
    var earlierKeys: [String] = []
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
      changes.append(Change(key: key, meaning: meaning, earlierKeys: renamed[key] ?? []))
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

  /// Returns the earlier keys of entries that a commit renamed while it kept most of their
  /// translations.
  ///
  /// Of entries that are gone with the same source text, any may be the earlier one. With another
  /// source text, there must be only one, which is that of no other new entry.
  private static func renamed(
    _ gone: [String: EntryMeaning], _ new: [String: EntryMeaning]
  ) -> [String: [String]] {
    guard !gone.isEmpty, !new.isEmpty else { return [:] }
    let known = gone.mapValues(\.statements)
    var owners: [EntryMeaning.Statement: [String]] = [:]
    for (key, statements) in known {
      for statement in statements { owners[statement, default: []].append(key) }
    }
    owners = owners.filter { $0.value.count <= maximumOwnerCount }
    var earlier: [String: [String]] = [:]
    var changed: [String: [String]] = [:]
    for (key, after) in new {
      let statements = after.statements
      var counts: [String: Int] = [:]
      for statement in statements {
        for owner in owners[statement] ?? [] { counts[owner, default: 0] += 1 }
      }
      let renamings = counts.compactMap { owner, count -> KeyRenaming? in
        // Some may have been lost, or are copies of one of the source texts.
        guard let before = gone[owner], 2 * count > statements.count,
          2 * count >= known[owner]?.count ?? 0
        else { return nil }
        return KeyRenaming(
          old: owner, before: before.source, new: key, after: after.source, commonCount: count)
      }
      let same = renamings.filter(\.keepsSource).map(\.old)
      guard same.isEmpty else {
        earlier[key] = same.sorted()
        continue
      }
      let like = renamings.filter(\.hasLikeSource)
      let most = like.filter { $0.commonCount == like.map(\.commonCount).max() }
      if most.count == 1 { changed[most[0].old, default: []].append(key) }
    }
    let taken = Set(earlier.values.joined())
    for (old, keys) in changed where keys.count == 1 && !taken.contains(old) {
      earlier[keys[0]] = [old]
    }
    return earlier
  }

  /// The largest number of entries that are gone with the same translation and still say where it
  /// came from.
  private static let maximumOwnerCount = 32
}
