/// Keys of which only some parts are known, such as `error.*` for `"error.\(code)"`.
package struct KeyPattern: Hashable, Sendable {
  /// The known parts in UTF-8; between two of them there can be anything.
  private let parts: [[UInt8]]

  /// Whether a key begins with the first part.
  private let hasStart: Bool

  /// Whether a key ends with the last part.
  private let hasEnd: Bool

  /// Creates a pattern from parts, of which nil stands for anything.
  package init(_ parts: [String?]) {
    self.parts = parts.split(separator: nil).map { $0.compactMap(\.self).flatMap(\.utf8) }
      .filter { !$0.isEmpty }
    hasStart = parts.first.map { $0 != nil && $0 != "" } ?? false
    hasEnd = parts.last.map { $0 != nil && $0 != "" } ?? false
  }

  /// Creates the pattern of a key of code.
  init(_ key: [KeyPart]) {
    self.init(key.map { part in if case .text(let text) = part { text } else { nil } })
  }

  /// The number of bytes above which what is unknown is a sentence, not a name or a number.
  private static let longestUnknown = 40

  /// The number of letters and digits that are known; ideographs and syllables count twice.
  package var knownCount: Int {
    parts.flatMap { String(decoding: $0, as: UTF8.self).unicodeScalars }.reduce(0) { sum, scalar in
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        return sum
      }
      return sum + (scalar.value >= 0x2E80 ? 2 : 1)
    }
  }

  /// Whether the known parts say enough to tell keys from each other.
  ///
  /// A pattern such as `* of *` would cover many keys that have nothing to do with it.
  package var isTelling: Bool { knownCount >= (hasStart ? 3 : 5) }

  /// The text with `*` for what is unknown.
  package var text: String {
    (hasStart ? "" : "*") + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "*")
      + (hasEnd ? "" : "*")
  }

  /// Returns whether the pattern covers a key: it matches, and what is unknown is not a sentence.
  package func covers(_ key: [UInt8]) -> Bool {
    key.count - parts.reduce(0, { $0 + $1.count }) <= Self.longestUnknown && matches(key)
  }

  /// Returns whether a key has the known parts in their order, and anything between them.
  func matches(_ key: [UInt8]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    var start = 0
    var rest = parts[...]
    if hasStart {
      guard key.starts(with: first) else { return false }
      start = first.count
      rest = rest.dropFirst()
      if rest.isEmpty { return hasEnd ? start == key.count : true }
    }
    var end = key.count
    if hasEnd {
      guard end - start >= last.count, key[(end - last.count)...].elementsEqual(last) else {
        return false
      }
      end -= last.count
      rest = rest.dropLast()
    }
    for part in rest {
      guard let found = Self.find(part, in: key[start..<end]) else { return false }
      start = found + part.count
    }
    return true
  }

  private static func find(_ part: [UInt8], in key: ArraySlice<UInt8>) -> Int? {
    guard part.count <= key.count else { return nil }
    return (key.startIndex...(key.endIndex - part.count)).first {
      key[$0] == part[0] && key[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
