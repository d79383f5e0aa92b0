/// A program that edits pictures, and the words by which a software entry names it.
public struct EditorRule: Hashable, Sendable {
  /// The name as its maker writes it.
  public var name: String

  /// Where the program runs.
  public var kind: EditorKind

  /// The words, in lower case, any one of which names the program.
  public var words: [String]

  /// Creates a rule; without words, the program's name in lower case is the word.
  init(_ name: String, _ kind: EditorKind, words: [String] = []) {
    self.name = name
    self.kind = kind
    self.words = words.isEmpty ? [name.lowercased()] : words
  }

  /// Returns whether a software entry names this program.
  ///
  /// A word counts where no letter or digit touches its start and no letter its end: `snow` is
  /// found in `SNOW 12.0` and in `snow12`, and not in `Snowflake`.
  func matches(_ software: String) -> Bool {
    let text = Array(software.lowercased())
    return words.contains { Self.contains(Array($0), in: text) }
  }

  private static func contains(_ word: [Character], in text: [Character]) -> Bool {
    guard let first = word.first, let last = word.last, word.count <= text.count else {
      return false
    }
    for start in 0...(text.count - word.count) where text[start] == first {
      let end = start + word.count
      guard text[start..<end].elementsEqual(word) else { continue }
      let touchesStart =
        start > 0 && isLatin(first) && (isLatin(text[start - 1]) || text[start - 1].isNumber)
      let touchesEnd = end < text.count && isLatin(last) && isLatin(text[end])
      if !touchesStart && !touchesEnd { return true }
    }
    return false
  }

  /// Chinese and Korean names are written without spaces around them, so only letters that form
  /// longer words can hide one.
  private static func isLatin(_ character: Character) -> Bool {
    character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }
}
