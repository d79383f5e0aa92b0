import StringCatalogs

/// Finds keys of a catalog by their text, whatever their specifiers.
package struct KeyIndex: Sendable {
  private let keys: [String]

  /// The keys with a percent sign, in the order of the catalog; others differ in their text.
  private var keysOfShape: [KeyShape: [String]] = [:]

  /// Creates an index of the keys of a catalog.
  package init(_ keys: [String]) {
    self.keys = keys
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      keysOfShape[KeyShape(key), default: []].append(key)
    }
  }

  /// Returns the keys with a percent sign that have a shape: that differ in specifiers at most.
  package func keys(of shape: KeyShape) -> [String] { keysOfShape[shape] ?? [] }

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
  static func specifiers(of key: String) -> [String] {
    let format = FormatString(key)
    return format.pieces.compactMap { piece in
      switch piece.kind {
      case .text, .percentSign: nil
      case .specifier, .substitution, .substitutionNumber: String(format.text(of: piece))
      }
    }
  }
}
