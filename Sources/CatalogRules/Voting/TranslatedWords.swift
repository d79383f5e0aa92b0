/// English words of interfaces, and the languages in Latin letters that have words of their own for
/// them: German has one for `Error`, while Spanish spells its own like English.
///
/// The lists were counted in public projects. They hold facts about words, and no text of anybody.
enum TranslatedWords {
  /// Returns the list of the languages that translate a word in lowercase, or its singular if only
  /// that is known; nil if nothing is.
  static func languages(of word: String) -> WordTable.Languages? {
    table.languages(of: word)
      ?? (word.hasSuffix("s") ? table.languages(of: String(word.dropLast())) : nil)
  }

  /// Returns whether a list of languages that translate a word has one, so that a copy of the word
  /// isn’t a loan there; false also if nothing is known of the language.
  static func translates(_ language: LanguageContext, _ list: WordTable.Languages) -> Bool {
    list.first == UInt8(ascii: "-")
      ? WordTable.has(language, in: countedLanguages[...])
        && !WordTable.has(language, in: list.dropFirst())
      : WordTable.has(language, in: list)
  }

  /// Returns whether a word has an English ending of verbs, which others hardly take over.
  static func isInflected(_ word: String) -> Bool {
    word.utf8.count >= 6 && (word.hasSuffix("ed") || word.hasSuffix("ing"))
  }

  private static let countedLanguages = Array(counted.utf8)

  private static let table = WordTable(data)
}
