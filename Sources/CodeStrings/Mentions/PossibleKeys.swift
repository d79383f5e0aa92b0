/// The keys that strings of code can mean, whichever catalog has them.
package struct PossibleKeys: Sendable {
  /// The whole keys, with the specifiers that the code writes.
  private var keys: Set<String> = []

  /// The specifiers of the keys with a percent sign; nil where a type is guessed.
  private var specifiersOfShape: [KeyShape: Set<[String?]>] = [:]

  /// The keys of which parts are known only when the program runs.
  private var patterns: Set<KeyPattern> = []

  /// Collects the keys of strings.
  package init(_ strings: [CodeString]) {
    for string in strings {
      keys.insert(string.key)
      guard let shape = KeyShape(string.parts) else {
        patterns.insert(KeyPattern(string.parts))
        continue
      }
      guard string.key.utf8.contains(UInt8(ascii: "%")) else { continue }
      let specifiers = string.parts.compactMap { part in
        if case .specifier(let text, let isCertain) = part {
          String??.some(isCertain ? text : nil)
        } else {
          nil
        }
      }
      specifiersOfShape[shape, default: []].insert(specifiers)
    }
  }

  /// Returns whether a string can mean a key of a catalog.
  package func contains(_ key: String) -> Bool {
    if keys.contains(key) { return true }
    if key.utf8.contains(UInt8(ascii: "%")), !specifiersOfShape.isEmpty,
      let wanted = specifiersOfShape[KeyShape(key)]
    {
      let found = KeyIndex.specifiers(of: key)
      if wanted.contains(where: { zip(found, $0).allSatisfy { $1 == nil || $0 == $1 } }) {
        return true
      }
    }
    guard !patterns.isEmpty else { return false }
    let bytes = Array(key.utf8)
    return patterns.contains { $0.matches(bytes) }
  }
}
