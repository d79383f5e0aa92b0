import ASCII
import StringCatalogs

/// The same word twice in a row in a translation.
struct RepeatedWord: TextRule {
  static let description = RuleDescription(
    "repeated-word", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Open the file": ["de": "⟦Öffne bitte bitte die Datei⟧", "fr": "Ouvrez le fichier"]],
        fixed: ["Open the file": ["de": "Öffne bitte die Datei", "fr": "Ouvrez le fichier"]]),
      .good([
        "Do you want to close?": [
          "fr": "Voulez-vous vous arrêter ?", "id": "Tutup hari hari ini?", "de": "Bla bla bla",
        ],
        "Bye bye": ["de": "Tschau tschau"],
        "%1$@ of %2$@": ["de": "%1$@ %2$@"],
      ]),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    !doubling.contains(language.language)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let repetition = Self.repetition(in: text.utf8), !text.isKey else { return }
    let bytes = text.utf8.dropFirst(repetition.lowerBound + 1).prefix(repetition.count - 1)
    let word = String(decoding: bytes, as: UTF8.self)
    guard word.allSatisfy(\.isLetter),
      Self.ordinary[text.language.language]?.contains(word.lowercased()) != true,
      text.source.map({ Self.repetition(in: $0.utf8) == nil }) ?? true
    else { return }
    reporter.report(text, .text(word), edits: [(repetition, with: "")])
  }

  /// Returns the range of a space and the repetition of the word before it, in bytes from the
  /// beginning of the text; nil also if the word occurs there three times.
  static func repetition(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    var found: Range<Int>?
    for (index, word) in words.enumerated().dropFirst() where isWord(word) {
      guard word == words[index - 1] else { continue }
      // Three times is a figure of speech, also at the beginning: Ha ha ha.
      if found != nil || index > 1 && lowercased(word) == lowercased(words[index - 2]) {
        return nil
      }
      found = word.startIndex - 1 - text.startIndex..<word.endIndex - text.startIndex
    }
    return found
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word, as: UTF8.self).lowercased()
  }

  private static func isWord(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 1 && word.allSatisfy { $0 >= 0x80 || $0.isASCIILetter }
  }

  /// The languages in which a doubled word has a meaning, or without spaces between words.
  private static let doubling = Set(
    """
    ja zh yue th lo km my id ms jv su fil tl vi hi bn mr ne pa gu ta te kn ml si ur tr az
    """.split(separator: " ").map(String.init))

  /// The words that are often doubled in ordinary sentences.
  private static let ordinary: [String: Set<String>] = [
    "fr": ["nous", "vous"], "de": ["die", "der", "das", "sie"], "en": ["that", "had"],
    "nl": ["dat", "die", "je"], "it": ["via", "piano"], "sv": ["att"], "pt": ["se"],
    "ko": ["하나", "조금", "가끔"],
  ]
}
