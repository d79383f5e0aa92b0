import CatalogRules
import CodeStrings
import StringCatalogs

/// Finds entries that no code uses.
struct UnusedKeys {
  private let project: CodeProject
  private let decisions: KeyDecisions

  init(_ project: CodeProject, _ decisions: KeyDecisions) {
    self.project = project
    self.decisions = decisions
  }

  /// Returns the findings about them.
  func findings() -> [CodeFinding] {
    // That an entry has other placeholders is said where the code is.
    keys().filter { $0.doubt != .placeholders }.map(\.finding)
  }

  /// Returns the entries in the order of the catalogs.
  func keys() -> [UnusedKey] {
    var keys: [UnusedKey] = []
    for (index, catalog) in project.catalogs.enumerated() where catalog.hasCodeKeys {
      for entry in catalog.entries where decisions.uses[index][entry.key] == nil {
        keys.append(unused(entry, in: index))
      }
    }
    let open = Set(keys.lazy.filter { $0.doubt == nil }.map(\.key))
    let mentions = open.isEmpty ? [:] : project.mentions(KeySearch(open.sorted()))
    for position in keys.indices where keys[position].doubt == nil {
      guard let mention = mentions[keys[position].key] else { continue }
      keys[position].doubt = .mention
      keys[position].location = mention
    }
    return keys
  }

  private func unused(_ entry: CatalogEntry, in index: Int) -> UnusedKey {
    let key = entry.key
    let literals = project.reading.literals
    var unused = UnusedKey(catalog: index, key: key, range: entry.keyRange)
    if let string = decisions.differing[index][key] {
      unused.doubt = .placeholders
      unused.location = string.location.finding
    } else if let location = literals.location(of: key) {
      unused.doubt = .literal
      unused.location = location.finding
    } else if let (pattern, location) = literals.pattern(covering: key) {
      unused.doubt = .pattern
      unused.location = location.finding
      unused.pattern = pattern.text
    } else if entry.extractionState == .manual, literals.hasName(GeneratedSymbol.name(of: key)) {
      unused.doubt = .symbol
    } else if let lookup = lookup(of: key, in: project.catalogs[index].table) {
      unused.doubt = .lookup
      unused.location = lookup.location.finding
    } else if isForNotifications(key) {
      unused.doubt = .notification
    } else if !decisions.usedCatalogs.contains(index) {
      unused.doubt = .catalog
    }
    return unused
  }

  /// Returns whether a server can name a key in a notification that it sends to the app, as far as
  /// the name of the key tells.
  private func isForNotifications(_ key: String) -> Bool {
    let name = key.lowercased()
    return !key.contains(where: \.isWhitespace)
      && ["notif", "push", "apns"].contains(where: name.contains)
      && project.reading.literals.hasName("registerForRemoteNotifications")
  }

  /// Returns a call that can look up a key.
  ///
  /// Programs put names together, not sentences: a key with white space would be a literal. And
  /// they put them together from what is in the code.
  private func lookup(of key: String, in table: String) -> OpenLookup? {
    guard !key.contains(where: \.isWhitespace), project.reading.literals.canName(key) else {
      return nil
    }
    return project.reading.openLookups.first {
      $0.table.map { $0.lowercased() == table.lowercased() } ?? true
    }
  }
}
