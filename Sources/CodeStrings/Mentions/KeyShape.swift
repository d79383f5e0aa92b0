import StringCatalogs

/// A key of which only the positions of specifiers count, not what they are.
///
/// A percent sign that is escaped is the same as one that is not: people write both.
package struct KeyShape: Hashable, Sendable {
  /// The text between specifiers; nil for each specifier.
  private var parts: [String?] = []

  /// Reads a key of a catalog.
  package init(_ key: String) {
    let format = FormatString(key)
    for piece in format.pieces {
      switch piece.kind {
      case .text: append(format.text(of: piece))
      case .percentSign: append("%")
      case .specifier, .substitution, .substitutionNumber: parts.append(nil)
      }
    }
  }

  /// Reads a key of code; nil if a part of it is known only when the program runs.
  ///
  /// Percent signs in its text are no specifiers.
  init?(_ key: [KeyPart]) {
    for part in key {
      switch part {
      case .text(let text): append(text.replacing("%%", with: "%"))
      case .specifier: parts.append(nil)
      case .unknown: return nil
      }
    }
  }

  private mutating func append(_ text: some StringProtocol) {
    if case let before?? = parts.last {
      parts[parts.count - 1] = before + text
    } else if !text.isEmpty {
      parts.append(String(text))
    }
  }
}
