/// What is known of an English word, whatever the language of the text is.
struct WordFacts {
  /// The word in lowercase.
  let lowercase: String

  /// Whether it is a short one in capitals.
  let isAbbreviation: Bool

  /// Whether many languages took it over.
  let isLoan: Bool

  /// The languages that have a word of this spelling; nil if none is known.
  let spelled: WordTable.Languages?

  /// The list of the languages that have a word of their own for it; nil if nothing is known.
  let translated: WordTable.Languages?

  /// Whether it has a capital, and nothing is known of it.
  let mayBeName: Bool

  /// Reads the tables.
  init(_ word: String) {
    lowercase = word.lowercased()
    isAbbreviation = CopyModel.isAbbreviation(word)
    isLoan = SharedWords.isLoan(lowercase)
    spelled = SpelledWords.languages(of: lowercase)
    translated = TranslatedWords.languages(of: lowercase)
    mayBeName =
      translated == nil && !isLoan && word.first?.isUppercase ?? false
      && !TranslatedWords.isInflected(word)
  }
}
