/// English words of interfaces that are words of other languages in Latin letters as well, as their
/// spelling dictionaries say: `Charts` is German, `Coach` is Dutch.
///
/// Words that projects translate anyway, such as `back` in German, are left out.
///
/// Such a word can be right however many other languages translate it, so that a copy of it is only
/// advice. In catalogs that nothing here was made from, a third of the texts that were reported
/// wrongly as copies were such words, and none of those that were forgotten.
enum SpelledWords {
  /// Returns the languages that have a word in lowercase; nil if none has.
  static func languages(of word: String) -> WordTable.Languages? { table.languages(of: word) }

  private static let table = WordTable(data)
}
