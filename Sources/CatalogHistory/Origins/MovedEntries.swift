/// Entries that commits moved from one catalog to another, as when a catalog was split or two were
/// made one.
struct MovedEntries {
  /// The largest number of earlier versions that are replayed for them, the latest ones.
  private static let maximumCount = 64

  /// An entry’s keys in a version, and the version of another catalog that had them before.
  private struct Move {
    var version: Int
    var donor: Int
    var keys: [String]
  }

  /// Adds what is known of moved entries to what is known from elsewhere, by versions and keys.
  static func add(
    to earlier: inout [Int: [String: EntryOrigins]], _ graph: VersionGraph,
    _ changes: [Int: VersionChanges]
  ) {
    // The first ones first, as an entry may be moved again.
    let moves = moves(graph, changes)
    let donors = Set(Set(moves.map(\.donor)).sorted().suffix(maximumCount))
    var known: [Int: [String: EntryOrigins]] = [:]
    for move in moves where donors.contains(move.donor) {
      if known[move.donor] == nil {
        var replay = OriginReplay(graph, changes, earlier: earlier)
        known[move.donor] = replay.entries(at: move.donor)
      }
      for key in move.keys where earlier[move.version]?[key] == nil {
        guard let entry = known[move.donor]?[key], entry.isPresent else { continue }
        earlier[move.version, default: [:]][key] = entry
      }
    }
  }

  /// Returns the moves: in the same commit, one catalog has keys with a new meaning that another
  /// one has no longer.
  private static func moves(_ graph: VersionGraph, _ changes: [Int: VersionChanges]) -> [Move] {
    var groups: [Int: [Int]] = [:]
    for version in changes.keys.sorted() where graph.versions[version].parents.count < 2 {
      groups[graph.versions[version].commit, default: []].append(version)
    }
    var moves: [Move] = []
    for group in groups.values where group.count > 1 {
      for other in group {
        // A catalog that only has another name has its entries still.
        guard let donor = graph.versions[other].parents.first,
          !group.contains(where: { $0 != other && graph.versions[$0].parents.contains(donor) })
        else { continue }
        let gone = Set((changes[other]?.changes ?? []).filter { $0.meaning == nil }.map(\.key))
        let isRemoved = graph.versions[other].blob == nil
        guard isRemoved || !gone.isEmpty else { continue }
        for version in group where version != other {
          let keys = (changes[version]?.changes ?? []).filter { change in
            change.meaning?.translations.isEmpty == false
              && (isRemoved || gone.contains(change.key))
          }.map(\.key)
          if !keys.isEmpty { moves.append(Move(version: version, donor: donor, keys: keys)) }
        }
      }
    }
    return moves.sorted { ($0.version, $0.donor) < ($1.version, $1.donor) }
  }
}
