import CodeStrings
import StringCatalogs

/// Which entries of the catalogs the code uses, and which keys no catalog has.
struct KeyUses: Sendable {
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

    /// A key of an expected catalog that differs in its specifiers only.
    let similar: String?

    /// What is known about where the key belongs.
    let home: KeyHome
  }

  /// The uses of each entry by its key, by the positions of the catalogs.
  private(set) var uses: [[String: [Use]]]

  private(set) var absences: [Absence] = []

  /// The catalogs of which the code uses a key.
  private(set) var usedCatalogs: Set<Int> = []

  private let catalogs: [ProjectCatalog]
  private var catalogsOfTable: [String: [Int]] = [:]
  private var catalogOfPath: [String: Int] = [:]

  /// The catalogs with keys of code: all of them, and those that have each key.
  private var allCatalogs: [Int] = []
  private var catalogsOfKey: [String: [Int]] = [:]

  init(_ project: CodeProject) {
    catalogs = project.catalogs
    uses = Array(repeating: [:], count: project.catalogs.count)
    for (index, catalog) in project.catalogs.enumerated() where catalog.hasCodeKeys {
      catalogsOfTable[catalog.table.lowercased(), default: []].append(index)
      catalogOfPath[catalog.path] = index
      allCatalogs.append(index)
      for entry in catalog.catalog.entries {
        // A key that is twice in a catalog is once in it.
        if catalogsOfKey[entry.key]?.last != index {
          catalogsOfKey[entry.key, default: []].append(index)
        }
      }
    }
    for string in project.reading.strings where !string.parts.contains(.unknown) {
      add(string, at: project.home(string))
    }
  }

  private mutating func add(_ string: CodeString, at home: KeyHome) {
    let table = string.table?.lowercased()
    let all = table.map { catalogsOfTable[$0] ?? [] } ?? allCatalogs
    let isOfTable = { [catalogs] index in
      table == nil || catalogs[index].table.lowercased() == table
    }
    var expected = all
    if case .catalogs(let paths) = home {
      let own = paths.compactMap { catalogOfPath[$0] }.filter(isOfTable)
      if !own.isEmpty { expected = own }
    }
    let isFound = use(string, in: expected)
    if string.phrases != nil { usePhrase(string, in: expected) }
    if isFound || isCovered(string, in: expected) { return }
    let known = Set(expected)
    // Where a type is guessed, a catalog with another key can have what is meant.
    let candidates = isGuess(string) ? all : catalogsOfKey[string.key]?.filter(isOfTable) ?? []
    var elsewhere: Int?
    for index in candidates
    where elsewhere == nil && !known.contains(index) && use(string, in: [index]) {
      elsewhere = index
    }
    elsewhere = elsewhere ?? other(outsideTable: isOfTable, for: string)
    guard home != .uncompiled, !string.isPossible else { return }
    let shape = KeyShape(string.key)
    // Only keys with a percent sign can be similar.
    let hasPercent = string.key.utf8.contains(UInt8(ascii: "%"))
    let similar = (hasPercent ? expected : []).lazy
      .compactMap { [catalogs] in catalogs[$0].keyIndex.keys(of: shape).first }.first
    if similar != nil {
      for index in expected { useSimilar(string, shape, in: index) }
    }
    absences.append(
      Absence(string: string, expected: expected, found: elsewhere, similar: similar, home: home))
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

  private func isGuess(_ string: CodeString) -> Bool { string.parts.contains(where: \.isGuess) }

  /// Notes the uses of a string in catalogs; returns whether one of them has its key.
  private mutating func use(_ string: CodeString, in indices: [Int]) -> Bool {
    var isFound = false
    let candidates = catalogsOfKey[string.key] ?? []
    let wanted = candidates.count > 4 ? Set(indices) : nil
    for index in candidates where wanted?.contains(index) ?? indices.contains(index) {
      uses[index][string.key, default: []].append(
        Use(string: string, isExact: !string.isPossible))
      usedCatalogs.insert(index)
      isFound = true
    }
    // Where a type is guessed, a key with another specifier can be meant, even if a catalog has
    // the guessed one.
    guard isGuess(string) else { return isFound }
    for index in indices {
      let keys = catalogs[index].keyIndex.keys(matching: string.parts).filter { $0 != string.key }
      for key in keys { uses[index][key, default: []].append(Use(string: string, isExact: false)) }
      if !keys.isEmpty { isFound = true }
    }
    return isFound
  }

  /// Notes the uses of a phrase in sets under other keys.
  private mutating func usePhrase(_ string: CodeString, in indices: [Int]) {
    for index in indices {
      for key in catalogs[index].keysOfPhrase[string.key] ?? [] where key != string.key {
        uses[index][key, default: []].append(Use(string: string, isExact: false))
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

  private mutating func useSimilar(_ string: CodeString, _ shape: KeyShape, in index: Int) {
    for key in catalogs[index].keyIndex.keys(of: shape) {
      uses[index][key, default: []].append(Use(string: string, isExact: false))
    }
  }
}
