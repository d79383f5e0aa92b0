import ASCII
import StringCatalogs

/// How often each language of a catalog leaves a sentence of the source language as it is.
///
/// A language that was barely begun copies nearly everything; that it copies a text says nothing
/// about the text. Sentences are what tells, as names and terms may be the same in every language.
struct CopyingHabits {
  /// How many of the texts that a language has are copies.
  struct Count {
    var copies = 0
    var all = 0
  }

  /// The sentences, and all texts, of each language.
  private var sentences: [Count]
  private var texts: [Count]

  /// Reads the habits of the languages of a catalog.
  init(of catalog: CatalogContext) {
    let bytes = catalog.bytes
    let sample = catalog.sample
    sentences = catalog.languages.map { _ in Count() }
    texts = sentences
    for row in sample.rows {
      let isSentence = Self.isSentence(bytes[row.source])
      let translations = sample.translations(of: row).map { translation in
        let isCopy =
          translation.range.count == row.source.count
          && bytes[translation.range] == bytes[row.source]
        return (language: translation.language, isCopy: isCopy)
      }
      // What every language copies, such as an address, was not meant to be translated.
      guard translations.contains(where: { !$0.isCopy }) else { continue }
      for translation in translations {
        texts[translation.language].add(translation.isCopy)
        if isSentence { sentences[translation.language].add(translation.isCopy) }
      }
    }
  }

  /// The fewest sentences that tell a language that was exported as it is, if half are copies, and
  /// the fewest texts, if nearly all are.
  private static let enough = (sentences: 20, texts: 5)

  /// Returns the copies of a language of which at least half of the sentences are copies, or nine
  /// texts of ten in a small table, as services for translators export what nobody has translated;
  /// nil for other languages.
  func copies(ofUntranslated language: LanguageContext) -> Count? {
    guard let index = language.index, sentences.indices.contains(index) else { return nil }
    let (sentences, texts) = (sentences[index], texts[index])
    let isExported =
      sentences.all >= Self.enough.sentences && 2 * sentences.copies >= sentences.all
      || texts.all >= Self.enough.texts && 10 * texts.copies >= 9 * texts.all
    return isExported ? texts : nil
  }

  /// Returns how much it says that a language copies a text, from 0 to 1.
  func weight(of language: LanguageContext) -> Double {
    max(0, 1 - 4 * rate(of: language))
  }

  /// Returns the part of the sentences that a language copies, from 0 to 1.
  private func rate(of language: LanguageContext) -> Double {
    guard let index = language.index, sentences.indices.contains(index) else { return 0 }
    // A few copies among a few sentences say little.
    return Double(sentences[index].copies) / Double(sentences[index].all + 4)
  }

  /// Returns whether a literal has three words or more.
  private static func isSentence(_ literal: ArraySlice<UInt8>) -> Bool {
    var gaps = 0
    for byte in literal where byte == UInt8(ascii: " ") { gaps += 1 }
    return gaps >= 2
  }
}

extension CopyingHabits.Count {
  fileprivate mutating func add(_ isCopy: Bool) {
    all += 1
    if isCopy { copies += 1 }
  }
}
