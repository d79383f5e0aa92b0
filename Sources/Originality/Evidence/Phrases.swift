/// A case-insensitive search for phrases in texts.
struct Phrases {
  private let phrases: [[UInt8]]

  /// Whether a phrase begins with a byte, indexed by the byte.
  private let beginsPhrase: [Bool]

  /// Creates a list of phrases in lowercase.
  init(_ phrases: [String]) {
    self.phrases = phrases.map { Array($0.utf8) }
    var beginsPhrase = Array(repeating: false, count: 256)
    for first in self.phrases.compactMap(\.first) { beginsPhrase[Int(first)] = true }
    self.beginsPhrase = beginsPhrase
  }

  /// Returns whether a text in lowercase contains one of the phrases.
  func isAny(in lowercased: String) -> Bool {
    let text = Array(lowercased.utf8)
    return text.indices.contains { start in
      beginsPhrase[Int(text[start])] && phrases.contains { text[start...].starts(with: $0) }
    }
  }
}
