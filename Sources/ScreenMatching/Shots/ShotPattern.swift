/// A pattern of paths with the language and the name of a screen: `{language}/{name}.png`.
public struct ShotPattern: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case language
    case name
    case any
  }

  private let parts: [Part]

  /// Parses a pattern; nil if it has no `{language}`, or two positions next to each other.
  public init?(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    var literal = ""
    func finish() -> Bool {
      if !literal.isEmpty {
        parts.append(.text(literal))
        literal = ""
        return true
      }
      return parts.isEmpty
    }
    while let first = rest.first {
      let found: (Part, Int)? =
        rest.hasPrefix("{language}")
        ? (.language, 10) : rest.hasPrefix("{name}") ? (.name, 6) : first == "*" ? (.any, 1) : nil
      guard let (part, length) = found else {
        literal.append(first)
        rest.removeFirst()
        continue
      }
      guard finish() else { return nil }
      parts.append(part)
      rest.removeFirst(length)
    }
    _ = finish()
    guard parts.count(where: { $0 == .language }) == 1,
      parts.count(where: { $0 == .name }) <= 1
    else { return nil }
    self.parts = parts
  }

  /// Returns the language and the name in a path; nil if it doesn’t match.
  func match(_ path: String) -> (language: String?, name: String?)? {
    var values: (language: String?, name: String?) = (nil, nil)
    return Self.match(parts[...], path[...], &values) ? values : nil
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ text: Substring, _ values: inout (language: String?, name: String?)
  ) -> Bool {
    guard let part = parts.first else { return text.isEmpty }
    let others = parts.dropFirst()
    if case .text(let literal) = part {
      return text.hasPrefix(literal) && match(others, text.dropFirst(literal.count), &values)
    }
    // A position takes as little as possible, and ends before the next text.
    var end = text.startIndex
    while true {
      if match(others, text[end...], &values) {
        if part == .language { values.language = String(text[..<end]) }
        if part == .name { values.name = String(text[..<end]) }
        return true
      }
      guard end < text.endIndex, part == .name || text[end] != "/" else { return false }
      end = text.index(after: end)
    }
  }
}
