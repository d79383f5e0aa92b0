import StringCatalogs

/// A key of which only the places of specifiers count, not what they are.
struct KeyShape: Hashable, Sendable {
  /// The text between specifiers; nil for each specifier.
  private let parts: [String?]

  init(_ key: String) {
    let format = FormatString(key)
    var parts: [String?] = []
    for piece in format.pieces {
      let text: String? =
        switch piece.kind {
        case .text: String(format.text(of: piece))
        case .percentSign: "%"
        case .specifier, .substitution, .substitutionNumber: nil
        }
      if let text, case let before?? = parts.last {
        parts[parts.count - 1] = before + text
      } else {
        parts.append(text)
      }
    }
    self.parts = parts
  }
}
