/// Phrases that are looked for in texts, whatever the case of the letters.
struct Phrases {
  private let phrases: [[UInt8]]

  /// Creates a list of phrases in lower case.
  init(_ phrases: [String]) {
    self.phrases = phrases.map { Array($0.utf8) }
  }

  /// Returns whether one of the phrases is in a text in lower case.
  func isAny(in lowercased: String) -> Bool {
    let text = Array(lowercased.utf8)
    return phrases.indices.contains { Self.contains(text, phrases[$0]) }
  }

  private static func contains(_ text: [UInt8], _ phrase: [UInt8]) -> Bool {
    guard let first = phrase.first, phrase.count <= text.count else { return false }
    for start in 0...(text.count - phrase.count) where text[start] == first {
      if text[start..<start + phrase.count].elementsEqual(phrase) { return true }
    }
    return false
  }
}
