import ASCII
import StringCatalogs

/// A text that was left in the language of its source.
struct UntranslatedText {
  /// What shows it.
  enum Evidence {
    /// The letters of the text: the language has others.
    case letters
    /// The text is the source text, which other languages translate.
    case votes
  }

  let evidence: Evidence

  /// Judges a text; nil if it may be a translation or a name.
  init?(_ text: TextContext) {
    guard let source = text.source, text.entry.shouldTranslate,
      text.traits.isDisjoint(with: [.stateNew, .empty, .blank]),
      // English is English in each of its regions.
      text.language.language != text.catalog.sourceLanguage.language,
      text.traits.contains(.latinOnly)
    else { return nil }
    // The names of the app, such as CFBundleDisplayName, may stay.
    if text.entry.key.hasPrefix("CFBundle"), text.entry.key.hasSuffix("Name") { return nil }
    let isCopy = source.utf8 == text.utf8
    let evidence =
      text.language.script == "Latn"
      ? Self.evidenceInLatin(text, isCopy: isCopy)
      : Self.evidenceBeyondLatin(text, source, isCopy: isCopy)
    guard let evidence, text.entry.extractionState != .stale else { return nil }
    self.evidence = evidence
  }

  // MARK: - Languages of other scripts

  /// Languages that are also written in Latin letters.
  private static let biscriptal: Set<String> = [
    "az", "bs", "hi", "kk", "kmr", "ku", "mn", "pa", "ro", "sr", "tg", "tk", "ug", "uz",
  ]

  private static func mayBeLatin(_ language: LanguageContext) -> Bool {
    biscriptal.contains(language.language) && language.canonical.script == nil
  }

  /// Words that languages of other scripts use as they are.
  private static let kept: Set<String> = ["app", "apps", "id", "ok", "okay", "pid", "url"]

  private static func evidenceBeyondLatin(
    _ text: TextContext, _ source: LintedText, isCopy: Bool
  ) -> Evidence? {
    // A source text of another script with Latin letters only, such as a name, may stay.
    guard
      text.catalog.sourceLanguage.script == "Latn"
        || !source.traits.isDisjoint(with: .nonLatinLetter),
      isCopy || text.text.mayHaveLowercaseWord,
      // A text that differs from the source may be a translation in Latin letters.
      isCopy || !mayBeLatin(text.language)
    else { return nil }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    guard words.count > 0 else { return nil }
    if words.count >= 4, words.hasLowercase { return .letters }
    let vote = CopyVote(about: text)
    if words.count >= 2, words.hasLowercase {
      // A term that many others copy as well.
      return vote.copied >= 3 && !vote.isChanged(byAtLeast: words.count == 2 ? 0.5 : 0.75)
        ? nil : .letters
    }
    guard isCopy, !kept.contains(words.plain[0].lowercased()) || words.count > 1 else { return nil }
    if vote.changed >= 3, vote.isChanged(byAtLeast: 0.75) { return .votes }
    if vote.changed >= 2, vote.copied == 0 { return .votes }
    // Latin languages may share a word that all others write in letters of their own.
    return vote.translatedBeyondLatin >= 3 && vote.copiedBeyondLatin == 0
      && vote.isChanged(byAtLeast: 0.5) ? .votes : nil
  }

  // MARK: - Languages in Latin letters

  /// The part of the sentences from which on a language copies texts by negligence.
  private static let careless = 0.06

  /// Languages that use many English words as they are.
  private static let borrowing: Set<String> = ["fil", "id", "ms", "tl"]

  private static func evidenceInLatin(_ text: TextContext, isCopy: Bool) -> Evidence? {
    guard isCopy, text.catalog.sourceLanguage.script == "Latn" else { return nil }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    guard words.count > 0 else { return nil }
    let isShared = words.plain.enumerated().allSatisfy { place, word in
      SharedWords.contains(word, in: text.language)
        || place > 0 && words.hasLowercase && word.first?.isUppercase ?? false
    }
    if isShared { return nil }
    let vote = CopyVote(about: text)
    switch words.count {
    case 1: return isWordCopied(text, vote) ? .votes : nil
    case 4... where words.hasLowercase: return vote.isChanged(byAtLeast: 0.6) ? .votes : nil
    default: return isPhraseCopied(text, words, vote) ? .votes : nil
    }
  }

  /// Returns whether two or three words, or more in title case, are a copy: most others translate
  /// them, and not to nearly the same.
  private static func isPhraseCopied(
    _ text: TextContext, _ words: TextWords, _ vote: CopyVote
  ) -> Bool {
    guard !borrowing.contains(text.language.language) else { return false }
    // A language that copies no sentences copies phrases on purpose, as related ones do.
    let isCareful = text.catalog.habits.rate(of: text.language) < careless
    let part = !isCareful && words.hasLowercase ? 0.75 : words.hasLowercase ? 0.9 : 0.97
    let enough: Double = words.hasLowercase ? (words.count > 2 ? 1 : 2) : 3
    return vote.translated >= enough && vote.near <= 0.5 * vote.changed
      && vote.isChanged(byAtLeast: part)
  }

  /// Returns whether a word is a copy: it is no loan that the languages share.
  private static func isWordCopied(_ text: TextContext, _ vote: CopyVote) -> Bool {
    guard !borrowing.contains(text.language.language),
      // Abbreviations in capitals.
      text.utf8.count > 5 || text.utf8.contains(where: { $0.isASCIILowercase })
    else { return false }
    let isCareful = text.catalog.habits.rate(of: text.language) < careless
    let enough: Double = vote.copied + vote.near == 0 ? 3 : 4
    return vote.translated >= enough && vote.near <= (isCareful ? 0.1 : 0.6) * vote.changed
      && vote.isChanged(byAtLeast: isCareful ? 0.97 : 0.8)
  }
}
