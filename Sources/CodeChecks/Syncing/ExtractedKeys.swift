import CodeStrings
import StringCatalogs

/// The keys of the code that a catalog has, and those that it lacks.
struct ExtractedKeys {
  /// The uses of keys that the catalog has.
  private(set) var known: [String: ExtractedKey] = [:]

  /// The uses of other keys, in the order of the code.
  private(set) var new: [(key: String, use: ExtractedKey)] = []

  /// The strings with new keys that can’t be written.
  private(set) var refused: [CodeString] = []

  /// The strings with new keys that are only likely, of each key the first.
  private(set) var leftOut: [CodeString] = []

  /// The new keys that differ in placeholders only, by the keys that the catalog has.
  private(set) var successors: [String: Set<String>] = [:]

  private let index: KeyIndex
  private let assumesObjects: Bool
  private let addsLikely: Bool

  /// The positions of new keys in `new`.
  private var positions: [String: Int] = [:]

  /// The keys of `leftOut`.
  private var leftOutKeys: Set<String> = []

  init(_ entries: [CatalogEntry], assumesObjects: Bool, addsLikely: Bool) {
    index = KeyIndex(entries.map(\.key))
    self.assumesObjects = assumesObjects
    self.addsLikely = addsLikely
  }

  /// Adds a string that Xcode extracts.
  mutating func add(_ string: CodeString) {
    switch index.match(string) {
    case .exact: known[string.key, default: ExtractedKey()].add(string)
    case .possible(let keys):
      // The key that the catalog has says what the types are.
      if keys.count == 1 { known[keys[0], default: ExtractedKey()].add(string) }
    case .differs(let keys, let isCertain):
      addNew(string, isCertain: isCertain)
      guard isCertain, positions[string.key] != nil else { break }
      for key in keys { successors[key, default: []].insert(string.key) }
    case .absent: addNew(string, isCertain: string.isCertain)
    }
  }

  private mutating func addNew(_ string: CodeString, isCertain: Bool) {
    guard isCertain || addsLikely else {
      if leftOutKeys.insert(string.key).inserted { leftOut.append(string) }
      return
    }
    let isTyped = string.isValueKnown && !string.parts.contains(where: \.isGuess)
    guard isTyped || assumesObjects else {
      refused.append(string)
      return
    }
    if let position = positions[string.key] {
      new[position].use.add(string)
    } else {
      positions[string.key] = new.count
      var use = ExtractedKey()
      use.add(string)
      new.append((string.key, use))
    }
  }
}
