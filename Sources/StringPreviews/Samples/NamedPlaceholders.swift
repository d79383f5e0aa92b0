/// Finds `${name}` in texts of App Shortcuts and App Intents.
enum NamedPlaceholders {
  /// A part of a text.
  enum Piece: Hashable {
    /// Plain text.
    case text(String)

    /// A placeholder with a name.
    case name(String)
  }

  /// The maximum length of a name.
  private static let longestName = 64

  /// Returns the parts of a text in order.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = ""
    while let start = rest.firstRange(of: "${") {
      let name = rest[start.upperBound...].prefix(longestName).prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
      }
      guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
        plain += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      plain += rest[..<start.lowerBound]
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.name(String(name)))
      rest = rest[rest.index(after: name.endIndex)...]
    }
    plain += rest
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }
}
