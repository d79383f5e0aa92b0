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

  /// Returns how the catalog has the key of a string.
  package func match(_ string: CodeString) -> KeyMatch {
    // Where a type is guessed, a key with another specifier can be meant, even if the catalog has
    // the guessed one.
    let mayBeOthers =
      string.parts.contains(.unknown)
      ? KeyPattern(string.parts).isTelling : string.parts.contains(where: \.isGuess)
    let others =
      mayBeOthers
      ? keys(matching: string.parts).filter { $0 != string.key } : []
    if known.contains(string.key) { return .exact(others: others) }
    if !others.isEmpty { return .possible(others) }
    guard string.key.utf8.contains(UInt8(ascii: "%")),
      let similar = keysOfShape[KeyShape(string.key)]
    else { return .absent }
    let wanted = Self.specifiers(of: string.key)
    // Keys that only differ in how percent signs are written may be found.
    let isSure =
      string.isCertain && string.hasDeclaredTypes
      && !similar.contains { Self.specifiers(of: $0) == wanted }
    return .differs(similar, isCertain: isSure)
  }

  /// Returns the keys with a percent sign that the parts of a key of code can mean: where a type is
  /// guessed, any specifier; and where text is unknown, all keys with any text there.
  package func keys(matching parts: [KeyPart]) -> [String] {
    guard let shape = KeyShape(parts) else {
      let pattern = KeyPattern(parts)
      return keys.filter { pattern.matches(Array($0.utf8)) }
    }
    let wanted = parts.compactMap { part in
      if case .specifier(let text, let isCertain) = part { (text, isCertain) } else { nil }
    }
    return (keysOfShape[shape] ?? []).filter { key in
      zip(Self.specifiers(of: key), wanted).allSatisfy { found, wanted in
        !wanted.1 || found == wanted.0
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
