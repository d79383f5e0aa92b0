import CatalogRules
import LocaleFormats
import StringCatalogs

/// Counts the words of strings: of each text in its language, and of source texts that are left to
/// translate.
///
/// A string with several forms counts as its longest one, since only one is ever shown.
struct WordTally {
  /// The words of all source texts.
  private(set) var sourceWords = 0

  /// The words of the texts of each language, by the index in the walk.
  private(set) var words: [Int]

  /// The source words of the strings that are left to translate into each language.
  private(set) var wordsLeft: [Int]

  private let counter = WordCounter()
  private let bytes: [UInt8]
  private let source: Int?

  init(_ catalog: StringCatalog, languages: [LanguageTag]) {
    bytes = catalog.bytes
    let tag = catalog.effectiveSourceLanguage.canonical
    source = languages.firstIndex { $0.canonical == tag }
    words = languages.map { _ in 0 }
    wordsLeft = words
  }

  /// Counts the string at which a walk stands.
  mutating func count(_ row: TranslationTable.Row, _ walk: CatalogWalk) {
    var ofSource: Int?
    for localization in walk.localizations {
      let count = words(of: localization, walk)
      words[localization.language] += count
      if localization.language == source, count > 0 { ofSource = count }
    }
    let count = ofSource ?? counter.count(in: row.key.utf8)
    if ofSource == nil, let source { words[source] += count }
    sourceWords += count
    for language in row.statuses.indices where row.statuses[language].isUntranslated {
      wordsLeft[language] += count
    }
  }

  private func words(of localization: WalkedLocalization, _ walk: CatalogWalk) -> Int {
    let texts = walk.texts
    guard localization.texts.count > 1 else {
      return localization.texts.first.map { words(of: texts[$0], walk) } ?? 0
    }
    // The longest form of the text, and that of each substitution in it.
    var longest: [String: WalkedText] = [:]
    for text in texts[localization.texts] where text.hasLiteral {
      let part = walk.hasSubstitutions ? walk.substitution(of: text) ?? "" : ""
      if text.range.count > longest[part]?.range.count ?? 0 { longest[part] = text }
    }
    return longest.values.reduce(0) { $0 + words(of: $1, walk) }
  }

  private func words(of text: WalkedText, _ walk: CatalogWalk) -> Int {
    guard text.hasLiteral else { return 0 }
    if text.isEscaped { return counter.count(in: walk.string(of: text).utf8) }
    return counter.count(in: bytes[text.range.dropFirst().dropLast()])
  }
}

extension CatalogWalk {
  /// Returns the name of the substitution that a text is a form of; nil if it is none.
  fileprivate func substitution(of text: WalkedText) -> String? {
    path(of: text).lazy.compactMap { step in
      if case .substitution(let name) = step { name } else { nil }
    }.first
  }
}
