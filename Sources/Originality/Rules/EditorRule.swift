/// A program that edits pictures, and the words in a software entry that identify it.
public struct EditorRule: Hashable, Sendable {
  /// The name in its maker's spelling.
  public let name: String

  /// The platform of the program.
  public let kind: EditorKind

  /// The words in lowercase, each of which identifies the program.
  public let words: [String]

  /// Texts that contain one of the words but name something else.
  public let exceptions: [String]

  /// The bits that all words have in common, as in ``FoldedName``; a text that lacks any of them
  /// contains none of the words.
  let commonBits: UInt64

  private let wordPatterns: [EditorWord]
  private let exceptionPatterns: [EditorWord]

  /// Creates a rule; without words, the program's name in lowercase is the word.
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
  func matches(_ software: FoldedName) -> Bool {
    wordPatterns.contains { $0.isFound(in: software) }
      && !exceptionPatterns.contains { $0.isFound(in: software) }
  }
}
