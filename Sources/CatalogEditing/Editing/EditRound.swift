import StringCatalogs

/// Edits that are written together, since none depends on another.
struct EditRound {
  /// When an edit can be applied.
  enum Admission {
    /// In this round, as the first one of its entries.
    case first

    /// In this round, if it does not depend on the others of its entry.
    case joint

    /// In another round, since one before it must be applied first.
    case later
  }

  /// The indices of the edits.
  private(set) var indices: [Int] = []

  private var groups: [JointEdits] = []

  /// The group of each key.
  private var positions: [[UInt8]: Int] = [:]

  /// The keys of edits that wait.
  private var waiting: Set<[UInt8]> = []

  /// Whether an edit of all entries waits, or is the only one.
  private var isClosed = false

  /// Returns when an edit can be applied; one that must wait makes those after it wait.
  mutating func admission(of edit: CatalogEdit) -> Admission {
    guard let keys = Self.keys(of: edit) else {
      defer { isClosed = true }
      return isClosed || !groups.isEmpty || !waiting.isEmpty ? .later : .first
    }
    if isClosed || keys.contains(where: waiting.contains) {
      postpone(edit)
      return .later
    }
    return keys.contains { positions[$0] != nil } ? .joint : .first
  }

  /// Makes the edits after one of the same entries wait.
  mutating func postpone(_ edit: CatalogEdit) {
    waiting.formUnion(Self.keys(of: edit) ?? [])
  }

  /// Returns whether an edit is independent of those of its entry.
  func allows(_ edit: CatalogEdit, in catalog: StringCatalog) -> Bool {
    group(of: edit).map { groups[$0].allows(edit, in: catalog) } ?? false
  }

  /// Adds the first edit of entries.
  mutating func add(_ edit: CatalogEdit, _ patch: CatalogPatch, at index: Int) {
    for key in Self.keys(of: edit) ?? [] { positions[key] = groups.count }
    groups.append(JointEdits(edit, patch))
    indices.append(index)
  }

  /// Adds another edit of an entry, or returns false if the changes can't be combined.
  mutating func join(_ edit: CatalogEdit, _ patch: CatalogPatch, at index: Int) -> Bool {
    guard let group = group(of: edit), groups[group].add(edit, patch) else { return false }
    indices.append(index)
    return true
  }

  /// What the edits change together.
  var patch: CatalogPatch {
    var all = CatalogPatch(entries: groups.flatMap(\.patch.entries))
    all.sourceLanguage = groups.first?.patch.sourceLanguage
    return all
  }

  private func group(of edit: CatalogEdit) -> Int? {
    Self.keys(of: edit)?.lazy.compactMap { positions[$0] }.first
  }

  private static func keys(of edit: CatalogEdit) -> [[UInt8]]? {
    edit.keys?.map { Array($0.utf8) }
  }
}
