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
  /// The part of the languages that translate the text, and of those that don't copy it, above
  /// half.
  case translatedPart, changedPart
  /// A regional form of the language has a text of its own.
  case translatedByForm
  /// The part of the related languages that have the same text or nearly the same.
  case keptPartOfKin
  /// The part of the texts of the catalog that the language copies.
  case copiedTexts
  /// There is one word, or there are four or more.
  case oneWord, manyWords
  /// A word is all lowercase, the same in four words or more, and the text ends like a sentence.
  case lowercase, lowercaseMany, endsSentence
  /// The part of the words that are abbreviations, and that have a capital inside.
  case abbreviations, camelCase
  /// The part of the words that many languages took over, and that the language shares or spells
  /// like English.
  case loans, cognates, native, spelled
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
  /// The language is also written in Latin letters.
  case mayBeLatin
}
