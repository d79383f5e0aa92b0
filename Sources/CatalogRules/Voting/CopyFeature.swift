/// What speaks for or against a text having been left in the language of its source.
///
/// Votes and numbers of texts are logarithms, parts are between 0 and 1, the rest is 0 or 1.
enum CopyFeature: Int, CaseIterable {
  /// The languages that translate the text, by their letters.
  case translatedInLatin, translatedBeyondLatin
  /// The languages in Latin letters whose text is nearly the same, as `Statut` for `Status`.
  case nearInLatin
  /// The careful languages in Latin letters that copy the text.
  case copiedInLatin
  /// The languages that don't copy the text, where none does.
  case unanimous
  /// There is one word.
  case oneWord
  /// The text ends like a sentence.
  case endsSentence
  /// The part of the words that are abbreviations.
  case abbreviations
  /// The part of the words that many languages took over, and that the language shares or spells
  /// like English.
  case loans, cognates, spelled
  /// The part of the words that the language is known to have words of its own for, and of those
  /// that any language is.
  case translatedWords, known
  /// The part of the words with a capital of which nothing is known.
  case names
  /// The other texts in which the language has a word of its own for one of the words.
  case wordTranslated
  /// The part of the words that the language keeps in other texts.
  case wordsKept
  /// The language takes over many words.
  case loanProne
}
