import CodeStrings
import StringCatalogs

/// The keys of a catalog that the code uses, and those that it lacks.
struct KeyUses {
  /// The uses of keys that the catalog has.
  private(set) var known: [String: KeyUse] = [:]

  /// The uses of other keys, in the order of the code.
  private(set) var new: [(key: String, use: KeyUse)] = []

  /// Keys that the code may use; they stay as they are.
  private(set) var kept: Set<String> = []

  /// The strings with new keys that can’t be written.
  private(set) var refused: [CodeString] = []

  private let keys: Set<String>
  private let index: KeyIndex
  private let assumesObjects: Bool

  /// The places of new keys in `new`.
  private var places: [String: Int] = [:]

  init(_ entries: [CatalogEntry], assumesObjects: Bool) {
    keys = Set(entries.map(\.key))
    index = KeyIndex(entries.map(\.key))
    self.assumesObjects = assumesObjects
  }

  /// Adds a string that Xcode extracts.
  mutating func add(_ string: CodeString) {
    let isCertain = !string.parts.contains(where: \.isGuess)
    if keys.contains(string.key) {
      use(string.key, string)
    } else if isCertain, string.isValueKnown || assumesObjects {
      use(string.key, string)
    } else if isCertain {
      refused.append(string)
    }
    guard !isCertain else { return }
    // The key that the catalog has says what the types are.
    let candidates = index.keys(matching: string.parts)
    kept.formUnion(candidates)
    guard !keys.contains(string.key) else { return }
    if candidates.count == 1 {
      use(candidates[0], string)
    } else if candidates.isEmpty, assumesObjects {
      use(string.key, string)
    } else if candidates.isEmpty {
      refused.append(string)
    }
  }

  private mutating func use(_ key: String, _ string: CodeString) {
    if keys.contains(key) {
      known[key, default: KeyUse()].add(string)
    } else if let place = places[key] {
      new[place].use.add(string)
    } else {
      places[key] = new.count
      var use = KeyUse()
      use.add(string)
      new.append((key, use))
    }
  }
}
