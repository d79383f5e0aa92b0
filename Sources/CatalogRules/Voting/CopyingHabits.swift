import ASCII
import StringCatalogs

/// How often each language of a catalog leaves a sentence of the source language as it is.
///
/// A language that was barely begun copies nearly everything; that it copies a text says nothing
/// about the text. Sentences are what tells, as names and terms may be the same in every language.
struct CopyingHabits {
  /// The part of the sentences that each language copies, from 0 to 1.
  private var rates: [Double]

  /// The first entries say enough, and reading them takes a known time.
  private static let limit = 2000

  /// Reads the habits of the languages of a catalog.
  init(of catalog: CatalogContext) {
    let bytes = catalog.bytes
    let isSource = catalog.languages.map { $0.language == catalog.sourceLanguage.language }
    let sourceIndex = catalog.sourceLanguage.index
    var counts = isSource.map { _ in (copies: 0, all: 0) }
    let walk = CatalogWalk(again: catalog.walk)
    var count = 0
    while count < Self.limit, walk.advance() {
      count += 1
      let source =
        walk.localizations.first { $0.language == sourceIndex }
        .flatMap { walk.texts[$0.texts].first { $0.hasLiteral }?.range } ?? walk.keyRange
      guard Self.isSentence(bytes[source]) else { continue }
      var copies: [Int] = []
      var all: [Int] = []
      for localization in walk.localizations where !isSource[localization.language] {
        guard let text = walk.texts[localization.texts].first, text.hasLiteral, text.state != .new
        else { continue }
        all.append(localization.language)
        if text.range.count == source.count, bytes[text.range] == bytes[source] {
          copies.append(localization.language)
        }
      }
      // What every language copies, such as an address, was not meant to be translated.
      guard copies.count < all.count else { continue }
      for language in all { counts[language].all += 1 }
      for language in copies { counts[language].copies += 1 }
    }
    // A few copies among a few sentences say little.
    rates = counts.map { Double($0.copies) / Double($0.all + 4) }
  }

  /// Returns the part of the sentences that a language copies, from 0 to 1.
  func rate(of language: LanguageContext) -> Double {
    language.index.map { rates.indices.contains($0) ? rates[$0] : 0 } ?? 0
  }

  /// Returns how much it says that a language copies a text, from 0 to 1.
  func weight(of language: LanguageContext) -> Double {
    max(0, 1 - 4 * rate(of: language))
  }

  /// Returns whether a literal has three words or more.
  private static func isSentence(_ literal: ArraySlice<UInt8>) -> Bool {
    var gaps = 0
    for byte in literal where byte == UInt8(ascii: " ") { gaps += 1 }
    return gaps >= 2
  }
}
