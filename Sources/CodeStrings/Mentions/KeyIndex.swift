import StringCatalogs

/// Finds keys of a catalog by their text, whatever their specifiers.
package struct KeyIndex: Sendable {
  private let keys: [String]
  private let known: Set<String>

  /// The keys with a percent sign, in the order of the catalog; others differ in their text.
  private var keysOfShape: [KeyShape: [String]] = [:]

  /// Creates an index of the keys of a catalog.
  package init(_ keys: [String]) {
    self.keys = keys
    known = Set(keys)
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      keysOfShape[KeyShape(key), default: []].append(key)
    }
  }

  /// The shapes of the keys with a percent sign.
  package var shapes: some Collection<KeyShape> { keysOfShape.keys }

  /// Returns how the catalog has the key of a string.
  package func match(_ string: CodeString) -> KeyMatch { match(KeyQuery(string)) }

  /// Returns how the catalog has the key of a string.
  package func match(_ query: KeyQuery) -> KeyMatch {
    let key = query.string.key
    // Where a type is guessed, a key with another specifier can be meant, even if the catalog has
    // the guessed one.
    let others = alternatives(of: query)
    if known.contains(key) { return .exact(others: others) }
    if !others.isEmpty { return .possible(others) }
    guard let shape = query.shape, let similar = keysOfShape[shape] else { return .absent }
    // Keys that only differ in how percent signs are written may be found.
    let isSure =
      query.string.isCertain && query.string.hasDeclaredTypes
      && !similar.contains { Self.specifiers(of: $0) == query.specifiers }
    return .differs(similar, isCertain: isSure)
  }

  /// Returns the other keys that a string can mean: with any specifier where a type is guessed, and
  /// with any text where it is unknown.
  private func alternatives(of query: KeyQuery) -> [String] {
    switch query.alternatives {
    case nil: return []
    case .pattern(let pattern):
      return keys.filter { $0 != query.string.key && pattern.matches(Array($0.utf8)) }
    case .shape(let shape):
      guard let found = keysOfShape[shape] else { return [] }
      let wanted = query.string.parts.compactMap { part in
        if case .specifier(let text, let isCertain) = part { (text, isCertain) } else { nil }
      }
      return found.filter { key in
        key != query.string.key
          && zip(Self.specifiers(of: key), wanted).allSatisfy { found, wanted in
            !wanted.1 || found == wanted.0
          }
      }
    }
  }

  /// Returns what is between the texts of a key.
  package static func specifiers(of key: String) -> [String] {
    let format = FormatString(key)
    return format.pieces.compactMap { piece in
      switch piece.kind {
      case .text, .percentSign: nil
      case .specifier, .substitution, .substitutionNumber: String(format.text(of: piece))
      }
    }
  }
}
