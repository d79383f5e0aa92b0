#if COPY_FEATURES
import ASCII
import StringCatalogs

/// What is known of a text that may have been left in the language of its source, as numbers for
/// `Tools/development/fit-copies`.
///
/// No tool has this: `swift build -Xswiftc -DCOPY_FEATURES` compiles it.
struct CopyFeatures {
  private var values: [(name: String, value: Double)] = []

  /// Writes a line with the features of a text that may be a copy: the file, the offset of the
  /// text, its language, whether that has Latin letters, what the rule finds (2 a warning, 1
  /// advice), and each feature with its value.
  static func write(_ text: TextContext) {
    guard let source = text.source, text.entry.shouldTranslate,
      text.traits.isDisjoint(with: [.stateNew, .empty, .blank]),
      text.language.language != text.catalog.sourceLanguage.language,
      text.traits.contains(.latinOnly),
      !(text.entry.key.hasPrefix("CFBundle") && text.entry.key.hasSuffix("Name"))
    else { return }
    let isCopy = source.utf8 == text.utf8
    let isLatin = text.language.script == "Latn"
    let sourceIsLatin = text.catalog.sourceLanguage.script == "Latn"
    guard
      isLatin
        ? isCopy && sourceIsLatin
        : (sourceIsLatin || !source.traits.isDisjoint(with: .nonLatinLetter))
          && (isCopy
            || text.text.mayHaveLowercaseWord && !UntranslatedText.mayBeLatin(text.language))
    else { return }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    guard words.count > 0, text.entry.extractionState != .stale, !text.entry.isToBeKept,
      !LeftoverText.isFiller(source.string),
      !InterfaceObject.isUnseen(source.string, key: text.entry.key)
    else { return }
    let found =
      switch UntranslatedText(text)?.evidence {
      case .votes, .letters: 2
      case .weakVotes, .weakLetters: 1
      case nil: 0
      }
    let features = CopyFeatures(text, source, words, isCopy: isCopy).values
      .map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    print(
      "COPY", text.catalog.path, text.text.range.lowerBound, text.language.tag.rawValue, isLatin,
      found, features, separator: "\t")
  }

  private init(_ text: TextContext, _ source: LintedText, _ words: TextWords, isCopy: Bool) {
    let vote = CopyVote(about: text)
    let language = text.language
    let habits = text.catalog.habits
    func add(_ name: String, _ value: Double) { values.append((name, value)) }
    func add(_ name: String, _ value: Bool) { values.append((name, value ? 1 : 0)) }
    func log(_ value: Double) -> Double { Self.log2(1 + max(0, value)) }
    add("translatedInLatin", log(vote.translatedInLatin))
    add("translatedBeyondLatin", log(vote.translatedBeyondLatin))
    add("nearInLatin", log(vote.changedInLatin - vote.translatedInLatin))
    add("copiedInLatin", log(vote.copiedInLatin))
    add("copiedBeyondLatin", log(vote.copiedBeyondLatin))
    add("careless", log(vote.copies - vote.copied))
    add(
      "translatedPart",
      (vote.translated + 0.5) / (vote.translated + vote.near + vote.copied + 1) - 0.5)
    add("changedPart", (vote.changed + 0.5) / (vote.changed + vote.copied + 1) - 0.5)
    add("unanimous", vote.copied < 0.5 ? log(vote.changed) : 0)
    add("asked", vote.changed + vote.copies > 0)
    add("translatedByForm", vote.isTranslatedByForm)
    add("copiedByForm", vote.isCopiedByForm)
    add("keptPartOfKin", vote.keptPartOfKin)
    add("farFromKin", vote.kin > 0 && vote.keptByKin == 0)
    add("carelessness", min(1, 2 * habits.rate(of: language)))
    let texts = language.index.map { habits.texts[$0] } ?? CopyingHabits.Count()
    add("copiedTexts", Double(texts.copies) / Double(texts.all + 4))
    let count = Double(words.count)
    func part(_ isWanted: (String) -> Bool) -> Double {
      Double(words.plain.count(where: isWanted)) / count
    }
    add("oneWord", words.count == 1)
    add("twoWords", words.count == 2)
    add("manyWords", words.count >= 4)
    add("words", log(count))
    add("lowercase", words.hasLowercase)
    add("lowercaseMany", words.hasLowercase && words.count >= 4)
    add("title", words.count > 1 && words.isTitle)
    add("capitals", !text.utf8.contains { $0.isASCIILowercase })
    add("abbreviations", part { UntranslatedText.isAbbreviation($0.utf8) })
    add("camelCase", part { UntranslatedText.isCamelCase($0) || UntranslatedText.isCode($0) })
    add("units", part { UntranslatedText.units.contains($0.lowercased()) })
    add("digit", !text.traits.isDisjoint(with: [.digit, .percent]))
    add("punctuation", !text.traits.isDisjoint(with: [.punctuation]))
    add("endsSentence", text.string.last.map { ".!?…:".contains($0) } ?? false)
    add("dotOrSlash", !text.traits.isDisjoint(with: [.colonOrSlash, .dot]))
    add("list", text.string.count { $0 == "," } >= 3)
    add("loans", part(SharedWords.isLoan))
    add("cognates", part { SharedWords.isCognate($0, in: language) })
    add("native", part { SharedWords.isNative($0, in: language) })
    add("spelled", part { SpelledWords.contains($0, in: language) })
    add("translatedWords", part { TranslatedWords.contains($0, in: language) })
    add("known", part(TranslatedWords.knows))
    add("translatedAnywhere", part(TranslatedWords.isTranslated))
    add("inflected", part(TranslatedWords.isInflected))
    add(
      "names",
      part {
        ($0.first?.isUppercase ?? false) && !TranslatedWords.knows($0) && !SharedWords.isLoan($0)
          && !TranslatedWords.isInflected($0)
      })
    var translated = 0
    var kept = 0
    var isTerm = false
    for word in words.plain.prefix(8) {
      let uses = text.catalog.wordHabits.uses(of: word, in: language, besides: source.range)
      if uses.translated > 3 * uses.kept {
        translated = max(translated, uses.translated)
      } else if uses.kept > 0 {
        kept += 1
        if uses.kept >= 4, uses.kept >= 4 * uses.translated { isTerm = true }
      }
    }
    add("wordTranslated", log(Double(translated)))
    add("wordsKept", Double(kept) / min(8, count))
    add("term", isTerm)
    add(
      "keptByOthers",
      words.plain.prefix(8).reduce(0) { sum, word in
        sum + (UntranslatedText.isKept(word, by: text, besides: source) ? 1 : 0)
      } / min(8, count))
    add("notice", UntranslatedText.isNotice(source))
    add("borrowing", UntranslatedText.borrowing.contains(language.language))
    add("loanProne", UntranslatedText.loanProne.contains(language.language))
    add("mayBeLatin", UntranslatedText.mayBeLatin(language))
    add("keySource", text.entry.isKeySource)
    add("table", text.catalog.isTable)
    add("differs", !isCopy)
    add("twoLanguages", text.catalog.languages.count <= 2)
    add("keptWord", part { UntranslatedText.kept.contains($0.lowercased()) })
  }

  /// Returns a logarithm without Foundation: exact at powers of two, straight between them.
  private static func log2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    return Double(value.exponent) + value.significand - 1
  }
}
#endif
