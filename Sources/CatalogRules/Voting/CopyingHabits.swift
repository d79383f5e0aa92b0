import ASCII
import StringCatalogs

/// How often each language of a catalog leaves a sentence of the source language as it is.
///
/// A language that was barely begun copies nearly everything; that it copies a text says nothing
/// about the text. Sentences are what tells, as names and terms may be the same in every language.
struct CopyingHabits {
  /// The part of the sentences that each language copies, from 0 to 1.
  private var rates: [Double]

  /// Reads the habits of the languages of a catalog.
  init(of catalog: CatalogContext) {
    let bytes = catalog.bytes
    let sample = catalog.sample
    var counts = catalog.languages.map { _ in (copies: 0, all: 0) }
    for row in sample.rows where Self.isSentence(bytes[row.source]) {
      let translations = sample.translations(of: row)
      let copies = translations.filter { translation in
        translation.range.count == row.source.count
          && bytes[translation.range] == bytes[row.source]
      }
      // What every language copies, such as an address, was not meant to be translated.
      guard copies.count < translations.count else { continue }
      for translation in translations { counts[translation.language].all += 1 }
      for copy in copies { counts[copy.language].copies += 1 }
    }
    // A few copies among a few sentences say little.
    rates = counts.map { Double($0.copies) / Double($0.all + 4) }
  }

  /// The part of the sentences from which on a language copies texts by negligence.
  private static let careless = 0.06

  /// Returns whether a language copies texts by negligence.
  func isCareless(_ language: LanguageContext) -> Bool { rate(of: language) >= Self.careless }

  /// Returns how much it says that a language copies a text, from 0 to 1.
  func weight(of language: LanguageContext) -> Double {
    max(0, 1 - 4 * rate(of: language))
  }

  /// Returns the part of the sentences that a language copies, from 0 to 1.
  private func rate(of language: LanguageContext) -> Double {
    language.index.map { rates.indices.contains($0) ? rates[$0] : 0 } ?? 0
  }

  /// Returns whether a literal has three words or more.
  private static func isSentence(_ literal: ArraySlice<UInt8>) -> Bool {
    var gaps = 0
    for byte in literal where byte == UInt8(ascii: " ") { gaps += 1 }
    return gaps >= 2
  }
}
