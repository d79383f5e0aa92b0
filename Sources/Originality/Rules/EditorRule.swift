/// A program that edits pictures, and the words by which a software entry names it.
public struct EditorRule: Hashable, Sendable {
  /// The name as its maker writes it.
  public let name: String

  /// Where the program runs.
  public let kind: EditorKind

  /// The words, in lower case, any one of which names the program.
  public let words: [String]

  /// What holds one of the words and names something else.
  public let exceptions: [String]

  /// The bits that all words have in common, as ``FoldedText`` has them; one that lacks any of them
  /// has none of the words.
  let commonBits: UInt64

  private let wordPatterns: [EditorWord]
  private let exceptionPatterns: [EditorWord]

  /// Creates a rule; without words, the program's name in lower case is the word.
  init(_ name: String, _ kind: EditorKind, words: [String] = [], except exceptions: [String] = []) {
    self.name = name
    self.kind = kind
    self.words = words.isEmpty ? [name.lowercased()] : words
    self.exceptions = exceptions
    wordPatterns = self.words.map(EditorWord.init)
    commonBits = wordPatterns.reduce(.max) { $0 & $1.bits }
    exceptionPatterns = exceptions.map(EditorWord.init)
  }

  /// Returns whether a software entry names this program.
  func matches(_ software: FoldedText) -> Bool {
    wordPatterns.contains { $0.isFound(in: software) }
      && !exceptionPatterns.contains { $0.isFound(in: software) }
  }
}
