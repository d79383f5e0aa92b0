/// English words of interfaces, and the languages in Latin letters that have words of their own for
/// them: German has one for `Error`, while Spanish spells its own like English.
///
/// The lists were counted in public projects. They hold facts about words, and no text of anybody.
enum TranslatedWords {
  /// Returns whether a language is known to translate a word, so that a copy of it is no loan.
  ///
  /// - Parameters:
  ///   - word: A word of a source text, in any case.
  ///   - language: The language of the translation.
  /// - Returns: False also if nothing is known of the word or the language.
  static func contains(_ word: String, in language: LanguageContext) -> Bool {
    guard let list = entry(for: word) else { return false }
    return list.first == UInt8(ascii: "-")
      ? WordTable.has(language, in: counted.utf8)
        && !WordTable.has(language, in: list.dropFirst())
      : WordTable.has(language, in: list)
  }

  /// Returns whether it is known what languages do with a word.
  static func knows(_ word: String) -> Bool { entry(for: word) != nil }

  /// Returns whether an unknown word has an English ending of verbs, which others hardly take over.
  static func isInflected(_ word: String) -> Bool {
    word.utf8.count >= 6 && (word.hasSuffix("ed") || word.hasSuffix("ing"))
      && !knows(word) && !SharedWords.isLoan(word)
  }

  /// Returns the list of a word, or of its singular if only that is known.
  private static func entry(for word: String) -> WordTable.Languages? {
    let word = word.lowercased()
    return table.languages(of: word)
      ?? (word.hasSuffix("s") ? table.languages(of: String(word.dropLast())) : nil)
  }

  private static let table = WordTable(data)
}
