import CatalogRules

/// A pattern of paths, as XcodeGen and Tuist read it, whose case does not matter.
///
/// `*` stands for any text in a name and `?` for a character, `[a-c]` for one of some and `[!a-c]`
/// for another one, `{a,b}` for a text of a list, and a name `**` for any number of folders.
struct PathPattern: Hashable, Sendable {
  /// The maximum length of a pattern, and of all that braces make of it.
  private static let longestPattern = 4_096

  /// A part of the pattern of a name.
  private enum Part: Hashable, Sendable {
    case character(Unicode.Scalar)
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case any
    case many
  }

  /// The pattern of a name in a path; nil for any number of names.
  private typealias Name = [Part]?

  /// What braces stand for, each one a pattern for all names of a path.
  private let alternatives: [[Name]]

  /// Creates a pattern relative to a folder with an absolute path; nil for one that nobody writes.
  init?(_ pattern: String, below folder: String) {
    guard pattern.utf8.count <= Self.longestPattern,
      let expanded = Self.expanded(Array(pattern.lowercased().unicodeScalars))
    else { return nil }
    let root = Self.names(in: folder.lowercased()).map { name in
      name.unicodeScalars.map(Part.character) as Name
    }
    alternatives = expanded.map { text in
      text.split(separator: "/").reduce(into: text.first == "/" ? [] : root) { names, name in
        switch String(String.UnicodeScalarView(name)) {
        case ".": break
        case "..": _ = names.popLast()
        case "**": names.append(nil)
        default: names.append(Self.parts(of: name))
        }
      }
    }
  }

  /// Returns the names in a path, which bytes divide: a name can begin with a combining mark.
  static func names(in path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Returns the path before the first name with a wildcard: the folder that has all that a pattern
  /// matches.
  static func folder(of pattern: String) -> String {
    let plain = names(in: pattern).prefix { !hasWildcard($0) }
    return (pattern.utf8.first == UInt8(ascii: "/") ? "/" : "") + plain.joined(separator: "/")
  }

  /// Returns whether a pattern is more than a path.
  static func hasWildcard(_ pattern: some StringProtocol) -> Bool {
    pattern.utf8.contains { "*?[{".utf8.contains($0) }
  }

  /// Returns whether the pattern matches a path or a folder above it, by its names in lowercase.
  func covers(_ names: [Substring]) -> Bool {
    alternatives.contains { Self.covers($0, names) }
  }

  private static func covers(_ pattern: [Name], _ names: [Substring]) -> Bool {
    // Most patterns begin with the names of their folder.
    let start = pattern.firstIndex { $0 == nil } ?? pattern.count
    guard names.count >= start,
      zip(pattern[..<start], names).allSatisfy({ parts, name in matches(parts ?? [], name) })
    else { return false }
    // The numbers of parts of the pattern that the names so far can match.
    var reached = opened([start], pattern)
    for name in names.dropFirst(start) {
      if reached.contains(pattern.count) { return true }
      var next: Set<Int> = []
      for position in reached {
        guard let parts = pattern[position] else {
          next.insert(position)
          continue
        }
        if matches(parts, name) { next.insert(position + 1) }
      }
      guard !next.isEmpty else { return false }
      reached = opened(next, pattern)
    }
    return reached.contains(pattern.count)
  }

  /// Adds the positions after parts that need no name.
  private static func opened(_ positions: Set<Int>, _ pattern: [Name]) -> Set<Int> {
    var positions = positions
    for position in positions.sorted() {
      var position = position
      while position < pattern.count, pattern[position] == nil {
        position += 1
        positions.insert(position)
      }
    }
    return positions
  }

  private static func matches(_ parts: [Part], _ name: Substring) -> Bool {
    var comparisons = 0
    return Glob.matches(
      name.unicodeScalars, parts, &comparisons, isStar: { $0 == .many }, isMatch: matches)
  }

  private static func matches(_ part: Part, _ character: Unicode.Scalar) -> Bool {
    switch part {
    case .character(let other): character == other
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    case .any: true
    case .many: false
    }
  }

  // MARK: - Reading

  private static func parts(of name: ArraySlice<Unicode.Scalar>) -> [Part] {
    var parts: [Part] = []
    var rest = name
    while let first = rest.popFirst() {
      switch first {
      case "*":
        if parts.last != .many { parts.append(.many) }
      case "?": parts.append(.any)
      case "[":
        if let end = rest.dropFirst().firstIndex(of: "]") {
          parts.append(characters(rest[..<end]))
          rest = rest[(end + 1)...]
        } else {
          parts.append(.character(first))
        }
      default: parts.append(.character(first))
      }
    }
    return parts
  }

  private static func characters(_ text: ArraySlice<Unicode.Scalar>) -> Part {
    let isNegated = text.first == "!" || text.first == "^"
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var rest = isNegated ? text.dropFirst() : text
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first, first <= last {
        ranges.append(first...last)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// Returns the patterns that braces stand for; nil if they are too many.
  private static func expanded(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]]? {
    var done: [[Unicode.Scalar]] = []
    var open = [pattern]
    var length = 0
    while let text = open.popLast() {
      length += text.count
      guard length <= longestPattern else { return nil }
      guard let end = text.firstIndex(of: "}"), let start = text[..<end].lastIndex(of: "{") else {
        done.append(text)
        continue
      }
      let choices = text[(start + 1)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      for choice in choices.reversed() {
        open.append(Array(text[..<start]) + Array(choice) + Array(text[(end + 1)...]))
      }
    }
    return done
  }
}
