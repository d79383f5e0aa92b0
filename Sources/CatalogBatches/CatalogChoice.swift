import StringCatalogs

/// Which catalog each edit of a batch is for.
struct CatalogChoice {
  private let catalogs: [EditBatch.Catalog]

  /// The catalogs that names in edits mean.
  private var named: [String: [Int]] = [:]

  /// The catalogs of the edits so far, by their keys.
  private var chosen: [String: [Int]] = [:]

  private lazy var similarKeys = SimilarKeys(of: catalogs.map(\.catalog))

  init(among catalogs: [EditBatch.Catalog]) { self.catalogs = catalogs }

  /// Returns the index of the catalog of the next edit: the one that it names, the only one, or the
  /// only one with the key.
  mutating func catalog(of edit: BatchEdit) throws(BatchEditError) -> Int {
    if let given = edit.catalog {
      let indices = named[given] ?? EditBatch.indices(of: given, in: catalogs.map(\.path))
      named[given] = indices
      guard indices.count == 1 else {
        throw BatchEditError("edit.batch.unknownCatalog", .text(given), .list(paths))
      }
      remember(edit, in: indices[0])
      return indices[0]
    }
    if catalogs.count == 1 { return 0 }
    if case .add = edit.change { throw BatchEditError("edit.batch.ambiguousCatalog", .list(paths)) }
    var candidates = catalogs.indices.filter { catalogs[$0].catalog.entry(for: edit.key) != nil }
    if candidates.count == 1 {
      remember(edit, in: candidates[0])
    } else if candidates.isEmpty {
      // A key that an edit before this one adds.
      candidates = chosen[edit.key] ?? []
      if candidates.isEmpty { throw unknownKey(edit.key) }
    }
    guard candidates.count == 1 else {
      throw BatchEditError("edit.batch.ambiguousCatalog", .list(paths))
    }
    return candidates[0]
  }

  private var paths: [String] { catalogs.map(\.path) }

  private mutating func remember(_ edit: BatchEdit, in catalog: Int) {
    for key in edit.keys where !chosen[key, default: []].contains(catalog) {
      chosen[key, default: []].append(catalog)
    }
  }

  private mutating func unknownKey(_ key: String) -> BatchEditError {
    let similar = similarKeys.list(for: key)
    return similar.isEmpty
      ? BatchEditError("error.edit.unknownKey", .text(key))
      : BatchEditError("edit.batch.unknownKey", .text(key), .list(similar))
  }
}
