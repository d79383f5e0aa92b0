import ASCII

/// The form of a text that a program writes by itself, as opposed to words that a person types.
///
/// It covers the whole text, so that a caption that mentions a program is never mistaken for it.
struct WriterPattern {
  /// What may follow the beginning of the text.
  enum Rest {
    /// Nothing.
    case nothing
    /// A version: up to six words of which one has a digit; or nothing.
    case version
    /// Anything: the beginning is no ordinary phrase.
    case anything
  }

  /// The beginning of the text in lowercase.
  let beginning: String

  /// What may follow.
  let rest: Rest

  init(_ beginning: String, _ rest: Rest) {
    self.beginning = beginning
    self.rest = rest
  }

  /// Returns whether a text in lowercase, without spaces around it, has this form.
  func matches(_ lowercased: String) -> Bool {
    guard lowercased.hasPrefix(beginning) else { return false }
    let tail = lowercased.dropFirst(beginning.count)
    switch rest {
    case .nothing: return tail.isEmpty
    case .version: return Self.isVersion(tail)
    case .anything: return true
    }
  }

  private static func isVersion(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.isEmpty
      || words.count <= 6 && text.utf8.count <= 64
        && words.contains { $0.utf8.contains(where: \.isASCIIDigit) }
  }
}
