package import CodeStrings
import StringCatalogs

/// What is decided about the keys of a project: which entries of its catalogs the code uses, and
/// which keys no catalog has.
///
/// All commands take their answers from here, so that no two contradict each other: `check` reports
/// the absences, `unused` the entries without a use, and `sync` adds and removes the same keys.
package struct KeyDecisions: Sendable {
  /// A use of an entry.
  struct Use: Sendable {
    let string: CodeString

    /// Whether the key is that of the entry, or only a guess of what the specifiers are.
    let isExact: Bool
  }

  /// A string whose key is not where the code looks it up.
  struct Absence: Sendable {
    let string: CodeString

    /// The catalogs that should have the key, by their positions.
    let expected: [Int]

    /// The position of another catalog that has the key; nil if there is none.
    let found: Int?

    /// The catalog that has the key with other placeholders; nil if there is none.
    let similar: (catalog: Int, key: String, isCertain: Bool)?

    /// What is known about where the key belongs.
    let home: KeyHome
  }

  /// The uses of each entry by its key, by the positions of the catalogs.
  private(set) var uses: [[String: [Use]]]

  private(set) var absences: [Absence] = []

  /// The strings that use entries with other placeholders, so that the program finds none of them,
  /// by the keys of the entries and by the positions of the catalogs.
  private(set) var differing: [[String: CodeString]]

  /// The catalogs of which the code uses a key.
  private(set) var usedCatalogs: Set<Int> = []

  /// The catalogs of the project.
  package let catalogs: [ProjectCatalog]

  /// The strings of the targets that have each catalog, by its position.
  private var ownStrings: [[CodeString]]

  private let mainCatalogs: @Sendable (String) -> [String]
  private let wantsPreviews: Bool
  private var catalogsOfTable: [String: [Int]] = [:]
  private var catalogOfPath: [String: Int] = [:]

  /// The catalogs of tables in the main bundle, as far as they were asked for.
  private var mainIndices: [String: [Int]] = [:]

  /// The catalogs with keys of code: all of them, and those that have each key.
  private var allCatalogs: [Int] = []
  private var catalogsOfKey: [String: [Int]] = [:]

  /// The catalogs that have keys of each shape.
  private var catalogsOfShape: [KeyShape: [Int]] = [:]

  /// Decides about the keys of a project.
  init(_ project: CodeProject) {
    self.init(
      project.catalogs, project.reading.strings, wantsPreviews: project.reading.includesPreviews,
      home: project.home, mainCatalogs: project.mainCatalogs)
  }

  /// Decides about the keys of catalogs and of the strings of the code.
  ///
  /// `home` says which catalogs a string belongs to, and `mainCatalogs` which of a table are in the
  /// main bundles of apps.
  package init(
    _ catalogs: [ProjectCatalog], _ strings: [CodeString], wantsPreviews: Bool,
    home: (CodeString) -> KeyHome, mainCatalogs: @escaping @Sendable (String) -> [String]
  ) {
    self.catalogs = catalogs
    self.mainCatalogs = mainCatalogs
    self.wantsPreviews = wantsPreviews
    uses = Array(repeating: [:], count: catalogs.count)
    differing = Array(repeating: [:], count: catalogs.count)
    ownStrings = Array(repeating: [], count: catalogs.count)
    for (index, catalog) in catalogs.enumerated() where catalog.hasCodeKeys {
      catalogsOfTable[catalog.table.lowercased(), default: []].append(index)
      catalogOfPath[catalog.path] = index
      allCatalogs.append(index)
      for entry in catalog.catalog.entries {
        // A key that is twice in a catalog is once in it.
        if catalogsOfKey[entry.key]?.last != index {
          catalogsOfKey[entry.key, default: []].append(index)
        }
      }
      for shape in catalog.keyIndex.shapes { catalogsOfShape[shape, default: []].append(index) }
    }
    for string in strings { add(string, at: home(string)) }
  }

  /// Returns the strings of the targets that have a catalog, in the order of the code; those of
  /// previews only where they are wanted.
  package func strings(of catalog: Int) -> [CodeString] { ownStrings[catalog] }

  /// Returns the keys of a catalog that the code uses or may use.
  package func usedKeys(of catalog: Int) -> Set<String> { Set(uses[catalog].keys) }

  /// Returns the entries that the catalogs at paths have for the key of a string.
  func entries(of string: CodeString, in paths: [String]) -> [CatalogEntry] {
    paths.compactMap { path in
      catalogOfPath[path].flatMap { catalogs[$0].catalog.entry(for: string.key) }
    }
  }

  private mutating func add(_ string: CodeString, at home: KeyHome) {
    let table = string.table?.lowercased()
    let all = table.map { catalogsOfTable[$0] ?? [] } ?? allCatalogs
    let isOfTable = { [catalogs] index in
      table == nil || catalogs[index].table.lowercased() == table
    }
    var expected = all
    // What only previews show is used, but nobody translates it.
    let isMinor = string.isPreview && !wantsPreviews || string.isPossible
    if case .catalogs(let paths) = home {
      expected = paths.compactMap { catalogOfPath[$0] }.filter(isOfTable)
      if !isMinor { for index in expected { ownStrings[index].append(string) } }
    }
    let query = KeyQuery(string)
    let hasOtherTables = if case .tables = home { true } else { false }
    if hasOtherTables { expected = [] }
    // What a target without a catalog finds depends on the program that it is a part of.
    let isExact = !isMinor && home != .absent && !hasOtherTables
    let isFound = use(query, in: expected, isExact: isExact)
    if string.phrases != nil { usePhrase(string, in: expected) }
    let isInMainBundle = useInMainBundle(query, besides: expected)
    if isFound || hasOtherTables && isInMainBundle || isCovered(string, in: expected)
      || string.parts.contains(.unknown)
    {
      return
    }
    let known = Set(expected)
    let candidates =
      table == nil ? all : catalogsOfKey[string.key]?.filter(isOfTable) ?? []
    var elsewhere: Int?
    for index in candidates
    where elsewhere == nil && !known.contains(index)
      && use(query, in: [index], isExact: isExact)
    {
      elsewhere = index
    }
    elsewhere = elsewhere ?? other(outsideTable: isOfTable, for: string)
    guard home != .uncompiled, !isMinor else { return }
    absences.append(
      Absence(
        string: string, expected: expected, found: elsewhere,
        similar: similar(to: query, in: expected), home: home))
  }

  /// Returns the catalog of another table that has the key of a string.
  private mutating func other(
    outsideTable isOfTable: (Int) -> Bool, for string: CodeString
  ) -> Int? {
    guard let index = catalogsOfKey[string.key]?.first(where: { !isOfTable($0) }) else {
      return nil
    }
    uses[index][string.key, default: []].append(Use(string: string, isExact: false))
    return index
  }

  /// Returns those of some catalogs that may have a key which a string means, or differs from in
  /// placeholders only.
  private func candidates(_ query: KeyQuery, among indices: [Int]) -> [Int] {
    if query.hasPattern { return indices }
    var found = Set(catalogsOfKey[query.string.key] ?? [])
    for shape in query.shapes { found.formUnion(catalogsOfShape[shape] ?? []) }
    return found.isEmpty ? [] : indices.filter(found.contains)
  }

  /// Notes the uses of a string in catalogs; returns whether one of them has its key.
  private mutating func use(_ query: KeyQuery, in indices: [Int], isExact: Bool) -> Bool {
    let string = query.string
    var isFound = false
    for index in candidates(query, among: indices) {
      switch catalogs[index].keyIndex.match(query) {
      case .exact(let others):
        uses[index][string.key, default: []].append(Use(string: string, isExact: isExact))
        usedCatalogs.insert(index)
        useInexactly(others, string, in: index)
        isFound = true
      case .possible(let keys):
        useInexactly(keys, string, in: index)
        isFound = true
      case .differs, .absent: break
      }
    }
    return isFound
  }

  private mutating func useInexactly(_ keys: [String], _ string: CodeString, in index: Int) {
    for key in keys { uses[index][key, default: []].append(Use(string: string, isExact: false)) }
  }

  /// Notes that a program finds the key of a string in the main bundle, where code that names no
  /// bundle looks it up, whichever target it belongs to; returns whether it does.
  private mutating func useInMainBundle(_ query: KeyQuery, besides expected: [Int]) -> Bool {
    let string = query.string
    guard let table = string.table, string.bundle == nil || string.bundle == "main" else {
      return false
    }
    if mainIndices[table] == nil {
      mainIndices[table] = mainCatalogs(table).compactMap { catalogOfPath[$0] }
    }
    let found = candidates(query, among: mainIndices[table] ?? [])
    guard !found.isEmpty else { return false }
    let known = Set(expected)
    return use(query, in: found.filter { !known.contains($0) }, isExact: false)
  }

  /// Notes the uses of a phrase in sets under other keys.
  private mutating func usePhrase(_ string: CodeString, in indices: [Int]) {
    for index in indices {
      for key in catalogs[index].keysOfPhrase[string.key] ?? [] where key != string.key {
        useInexactly([key], string, in: index)
      }
    }
  }

  /// Returns whether a phrase needs no entry of its own: an App Shortcut has one, under any of its
  /// phrases, and Xcode adds that of the first.
  private func isCovered(_ string: CodeString, in indices: [Int]) -> Bool {
    if string.isLaterPhrase { return true }
    return (string.phrases ?? []).contains { phrase in
      indices.contains { catalogs[$0].catalog.entry(for: phrase) != nil }
    }
  }

  /// Returns a key that differs in placeholders only, and notes what that says about the entries.
  private mutating func similar(
    to query: KeyQuery, in expected: [Int]
  ) -> (catalog: Int, key: String, isCertain: Bool)? {
    // Only keys with a percent sign can be similar.
    guard let shape = query.shape, let catalogsOfShape = catalogsOfShape[shape] else { return nil }
    let wanted = Set(catalogsOfShape)
    var first: (catalog: Int, key: String, isCertain: Bool)?
    for index in expected where wanted.contains(index) {
      guard case .differs(let keys, let isCertain) = catalogs[index].keyIndex.match(query) else {
        continue
      }
      if isCertain {
        for key in keys { differing[index][key] = query.string }
      } else {
        // The type of a value may be another one than the code seems to say.
        useInexactly(keys, query.string, in: index)
      }
      first = first ?? keys.first.map { (index, $0, isCertain) }
    }
    return first
  }
}
