/// A pattern for names: `*` matches any text, `?` any character; in paths `*` stops at a slash and
/// `**` does not.
package struct Glob: Hashable, Sendable {
  private let pattern: [Character]
  private let isPath: Bool

  /// Creates a pattern for keys.
  package init(key pattern: String) {
    self.pattern = Array(pattern)
    isPath = false
  }

  /// Creates a pattern for paths; one without a slash matches in every folder.
  package init(path pattern: String) {
    self.pattern = Array(pattern.contains("/") ? pattern : "**/" + pattern)
    isPath = true
  }

  /// Returns whether one of several patterns for paths matches a path, or a folder above it.
  package static func isPath(_ path: String, matchedByAny patterns: [String]) -> Bool {
    patterns.contains { pattern in
      Glob(path: pattern).matches(path)
        || Glob(path: pattern.hasSuffix("/") ? pattern + "**" : pattern + "/**").matches(path)
    }
  }

  /// Returns whether the whole of `text` matches.
  package func matches(_ text: String) -> Bool {
    var comparisons = 0
    return isPath ? matches(path: text) : matches(key: text, &comparisons)
  }

  /// Returns whether the whole of a key matches, and counts the compared characters.
  ///
  /// They are as many as those of the key where the pattern has one star, and at most that number
  /// times the length of the pattern.
  func matches(key: String, _ comparisons: inout Int) -> Bool {
    Self.matches(key, pattern, &comparisons, isStar: { $0 == "*" }) { part, character in
      part == "?" || part == character
    }
  }

  /// Returns whether the whole of a text matches the parts of a pattern; counts the comparisons.
  ///
  /// A star stands for any text, every other part for one element of it.
  package static func matches<Part, Text: Collection>(
    _ text: Text, _ pattern: [Part], _ comparisons: inout Int, isStar: (Part) -> Bool,
    isMatch: (Part, Text.Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, text.startIndex)
    // The last star, and the end of what it stands for.
    var star: (position: Int, end: Text.Index)?
    while index < text.endIndex {
      comparisons += 1
      if position < pattern.count, isStar(pattern[position]) {
        star = (position, index)
        position += 1
      } else if position < pattern.count, isMatch(pattern[position], text[index]) {
        position += 1
        index = text.index(after: index)
      } else if let last = star {
        index = text.index(after: last.end)
        star = (last.position, index)
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy(isStar)
  }

  private func matches(path text: String) -> Bool {
    // All positions of the pattern that the text so far can reach, so that no pattern takes long.
    var positions = reached(from: [0])
    for character in text {
      var following: Set<Int> = []
      for position in positions where position < pattern.count {
        switch pattern[position] {
        case "*": if crosses(character, at: position) { following.insert(position) }
        case "?": if !isPath || character != "/" { following.insert(position + 1) }
        case character: following.insert(position + 1)
        default: break
        }
      }
      positions = reached(from: following)
      if positions.isEmpty { return false }
    }
    return positions.contains(pattern.count)
  }

  private func crosses(_ character: Character, at position: Int) -> Bool {
    !isPath || character != "/" || isDouble(position)
  }

  private func isDouble(_ position: Int) -> Bool {
    position + 1 < pattern.count && pattern[position + 1] == "*"
      || position > 0 && pattern[position - 1] == "*"
  }

  /// Adds the positions that can be reached without a character: a star may match nothing, and so
  /// may
  /// `**/`.
  private func reached(from positions: Set<Int>) -> Set<Int> {
    var result = positions
    var open = Array(positions)
    while let position = open.popLast() {
      guard position < pattern.count, pattern[position] == "*" else { continue }
      var following = [position + 1]
      if isPath, position + 2 < pattern.count, pattern[position + 1] == "*",
        pattern[position + 2] == "/"
      {
        following.append(position + 3)
      }
      for next in following where result.insert(next).inserted { open.append(next) }
    }
    return result
  }
}
