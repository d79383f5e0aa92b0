import ASCII
import StringCatalogs

/// A text that was left in the language of its source.
struct UntranslatedText {
  /// What shows it.
  enum Evidence {
    /// The letters of the text: the language has others.
    case letters
    /// The same, but the text may be names or terms.
    case weakLetters
    /// The text is the source text, which other languages translate.
    case votes
    /// The same, but the text is a word or a title that the language may have taken over.
    case weakVotes
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
    guard let evidence, text.entry.extractionState != .stale, !text.entry.isToBeKept,
      // A designer's filler, which the program replaces.
      !LeftoverText.isFiller(source.string),
      !InterfaceObject.isUnseen(source.string, key: text.entry.key)
    else { return nil }
    self.evidence = evidence
  }

  /// Returns whether a text is a notice of copyright, which many leave in English.
  static func isNotice(_ source: LintedText) -> Bool {
    let start = String(source.string.drop { $0.isWhitespace }.prefix(20)).lowercased()
    return start.hasPrefix("copyright") || start.hasPrefix("(c) ")
      || start.contains("©" as Character)
      || start.contains("(" as Character) && start.contains("copyright (c)")
  }

  // MARK: - Languages of other scripts

  /// Languages that are also written in Latin letters.
  private static let biscriptal: Set<String> = [
    "az", "bs", "hi", "kk", "kmr", "ku", "mn", "pa", "ro", "sr", "tg", "tk", "ug", "uz",
  ]

  static func mayBeLatin(_ language: LanguageContext) -> Bool {
    biscriptal.contains(language.language) && language.canonical.script == nil
  }

  /// Words that languages of other scripts use as they are.
  static let kept: Set<String> = [
    "app", "apps", "e-mail", "email", "id", "ok", "okay", "pid", "url",
  ]

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
    let isNotice = isNotice(source)
    let vote = CopyVote(about: text)
    let isAbbreviated = words.plain.allSatisfy {
      isAbbreviation($0.utf8) || units.contains($0.lowercased())
    }
    // `AI` is `KI` in German and `AI` in Japanese; a currency or a unit beside a number stays.
    if isCopy,
      vote.isCopiedByAll || words.count > 1 && words.isTitle && vote.isCopiedByMany
        || isAbbreviated
          && (vote.translatedBeyondLatin <= 1 || vote.isCopiedByForm
            || !text.traits.isDisjoint(with: [.percent, .digit]))
    {
      return nil
    }
    if words.count >= 4, words.hasLowercase, !isNotice {
      let isKept = vote.copied >= 3 && vote.copied >= 3 * vote.changed
      return isKept || vote.changed == 0 && isListOfTerms(words, text.string)
        ? .weakLetters : .letters
    }
    if isNotice { return vote.changed >= 3 && vote.isChanged(byAtLeast: 0.75) ? .votes : nil }
    if words.count >= 2, words.hasLowercase {
      // A term that many others copy as well.
      if vote.copied >= 3, !vote.isChanged(byAtLeast: words.count == 2 ? 0.5 : 0.75) { return nil }
      // One that as many languages of other letters keep as translate may be kept here.
      let isTerm =
        isCopy && vote.translatedBeyondLatin > 0
        && vote.copiedBeyondLatin >= vote.translatedBeyondLatin
      let mayBeNames = vote.changed < 2 || vote.copiedBeyondLatin > 0
      return isTerm || mayBeNames && (isJoinedNames(words) || words.plain.contains(where: isCode))
        ? .weakLetters : .letters
    }
    guard isCopy, !kept.contains(words.plain[0].lowercased()) || words.count > 1,
      !vote.isKeptInLatin || words.hasLowercase,
      words.count > 1 || !isCamelCase(words.plain[0])
    else { return nil }
    // A term of the language is in its other texts as well.
    if words.count == 1,
      text.catalog.wordHabits.isTerm(words.plain[0], in: text.language, besides: source.range)
    {
      return nil
    }
    // Terms that several careful languages keep, such as `Compute Unit`, may be kept here.
    let isTerm = vote.copied >= 2 && vote.copiedBeyondLatin > 0
    // Greek writes many loans, such as `Online`, in Latin letters, and designers keep labels in
    // capitals in several languages.
    let mayBeKept =
      words.count == 1 && text.language.language == "el" && vote.copiedInLatin >= 1
      || vote.copiedBeyondLatin > 0 && !text.utf8.contains { $0.isASCIILowercase }
    if vote.changed >= 3,
      vote.isChanged(byAtLeast: isTerm ? 0.9 : 0.75)
        || vote.changed >= 2 && vote.copied == 0
    {
      // A few languages can’t tell an unknown word from a name, such as `Ethernet`.
      let isKnown =
        words.count > 1 || vote.changed > 3 || TranslatedWords.isTranslated(words.plain[0])
        || TranslatedWords.isInflected(words.plain[0])
      return isKnown && !mayBeKept ? .votes : .weakVotes
    }
    // Latin languages may share a word that all others write in letters of their own.
    if vote.translatedBeyondLatin >= 3, vote.copiedBeyondLatin == 0,
      vote.isChanged(byAtLeast: 0.4)
    {
      return mayBeKept ? .weakVotes : .votes
    }
    guard vote.isChanged(byAtLeast: 0.6), vote.translatedBeyondLatin > 0 else { return nil }
    if vote.isTranslatedByForm { return .votes }
    return switch habit(of: words, in: text) {
    case .translated: vote.translatedBeyondLatin >= 1.5 * vote.copiedBeyondLatin ? .votes : nil
    case .unknown: vote.copiedBeyondLatin == 0 && !isAbbreviation(text.utf8) ? .votes : nil
    case .kept: nil
    }
  }

  /// English words that join names.
  private static let joints: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "over", "the", "to", "via",
    "with",
  ]

  /// Returns whether a text is names with a word between them, as in `Example for macOS`.
  private static func isJoinedNames(_ words: TextWords) -> Bool {
    words.plain.allSatisfy { word in
      joints.contains(word) || isAbbreviation(word.utf8) || isCamelCase(word)
        || word.first?.isUppercase ?? false && !TranslatedWords.knows(word)
    }
  }

  /// Returns whether a text is a list of words of which none is one of interfaces.
  private static func isListOfTerms(_ words: TextWords, _ text: String) -> Bool {
    text.count { $0 == "," } >= 3
      && !words.plain.contains { joints.contains($0) || TranslatedWords.knows($0) }
  }

  // MARK: - Languages in Latin letters

  /// Languages that use many English words as they are.
  static let borrowing: Set<String> = ["fil", "id", "ms", "tl"]

  /// Languages that take over English nouns as they are.
  private static let borrowsNouns: Set<String> = [
    "af", "da", "de", "lb", "nb", "nl", "nn", "no", "sv",
  ]

  /// Languages that share more words with English than others.
  static let loanProne: Set<String> = [
    "af", "da", "de", "fr", "it", "nb", "nl", "nn", "no", "sv",
  ]

  /// Units of measure that languages in Latin letters share, behind a number.
  static let units: Set<String> = [
    "bit", "bpm", "cm", "db", "dpi", "fps", "gb", "ghz", "hz", "kb", "kg", "khz", "km", "kw", "kwh",
    "lm", "lux", "mah", "max", "mb", "mbps", "mg", "mhz", "min", "ml", "mm", "mmol", "mph", "ms",
    "pt", "px", "rpm", "sek", "tb", "vol",
  ]

  private static func evidenceInLatin(_ text: TextContext, isCopy: Bool) -> Evidence? {
    guard isCopy, text.catalog.sourceLanguage.script == "Latn" else { return nil }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    guard words.count > 0,
      words.count > 1
        || !isAbbreviation(text.utf8) && !isCamelCase(words.plain[0])
          && !(text.traits.contains(.digit) && units.contains(words.plain[0].lowercased()))
    else { return nil }
    if words.plain.allSatisfy({
      SharedWords.isNative($0, in: text.language) || isAbbreviation($0.utf8)
    }) {
      return nil
    }
    let isShared = words.plain.enumerated().allSatisfy { place, word in
      SharedWords.contains(word, in: text.language) || isAbbreviation(word.utf8)
        || isCamelCase(word) || SharedWords.isNative(word, in: text.language)
        || words.count >= 4 && word.utf8.allSatisfy(\.isASCIILowercase)
          && isKept(word, by: text, besides: text.source)
        || words.hasLowercase && word.first?.isUppercase ?? false
          && (place > 0 || isKept(word, by: text))
    }
    let vote = CopyVote(about: text)
    let isNotice = text.source.map(isNotice) ?? false
    if words.count >= 4, words.hasLowercase, !isShared {
      return vote.isChanged(byAtLeast: isNotice ? 0.9 : 0.6) ? .votes : nil
    }
    // That other scripts have letters of their own says nothing about a word that many share.
    guard !isNotice, vote.translated >= 1, !isShared || vote.translatedInLatin > 0,
      !(words.count > 1 && words.isTitle && vote.isCopiedByMany), !vote.isKeptInLatin,
      !isListOfNames(words, in: text)
    else { return nil }
    let isKnown = vote.isTranslatedByMost && isKnownToTranslate(words, text.language, vote)
    guard isKnown || isTranslated(text, words, vote, isShared: isShared) else { return nil }
    if !vote.isTranslatedByForm, isSpelled(words, in: text.language) { return .weakVotes }
    if isKnown { return .votes }
    return mayBeTakenOver(text, words, vote, isShared: isShared) ? .weakVotes : .votes
  }

  /// Returns whether a text is a word, or a title of up to three, that the language spells as
  /// English does, such as the German `Charts`.
  private static func isSpelled(_ words: TextWords, in language: LanguageContext) -> Bool {
    (words.count == 1 || words.count <= 3 && words.isTitle)
      && words.plain.allSatisfy {
        SpelledWords.contains($0, in: language) || isAbbreviation($0.utf8)
      }
  }

  /// Returns whether a language is known to have a word of its own for one word of a text.
  ///
  /// Each of several words must be known, as the others may be names. An English ending tells only
  /// where no other language copies the word, as some do with `Raytracing`.
  private static func isKnownToTranslate(
    _ words: TextWords, _ language: LanguageContext, _ vote: CopyVote
  ) -> Bool {
    words.plain.contains { TranslatedWords.contains($0, in: language) }
      && words.plain.allSatisfy(TranslatedWords.knows)
      || words.count == 1 && vote.copied < 1 && TranslatedWords.isInflected(words.plain[0])
  }

  /// Returns whether a word, or a title of up to three, may be right as it is: the language takes
  /// over many, or too few languages say that it is not one that all know.
  private static func mayBeTakenOver(
    _ text: TextContext, _ words: TextWords, _ vote: CopyVote, isShared: Bool
  ) -> Bool {
    guard words.count == 1 || words.count <= 3 && words.isTitle else { return false }
    if isShared { return true }
    let isCareless = text.catalog.habits.isCareless(text.language)
    let isAlone = vote.copied == 0 && vote.isAsked(ofAtLeast: 6)
    if loanProne.contains(text.language.language) {
      // Technical terms such as `Multicast` are translated by many others.
      return !isAlone || vote.keptPartOfKin > 0 || vote.translatedPart < 0.8
        || !isCareless && !vote.isAsked(ofAtLeast: 10)
    }
    return !isCareless && !vote.isTranslatedByForm && !isAlone
  }

  /// Returns whether a text is a list of words with capitals, of which most other languages keep at
  /// least three in four, such as the keywords of an app.
  private static func isListOfNames(_ words: TextWords, in text: TextContext) -> Bool {
    guard words.count >= 4, !words.hasLowercase, text.string.contains(",") else { return false }
    let kept = words.plain.count { isKept($0, by: text, besides: text.source) }
    return 4 * kept >= 3 * words.count
  }

  /// Returns whether most other languages have a word of the source text as it is, as they do with
  /// the name of a product.
  ///
  /// Languages with the same text as `copied` have no vote.
  static func isKept(
    _ word: String, by text: TextContext, besides copied: LintedText? = nil
  ) -> Bool {
    let vote = LanguageVote(without: text) { other, _ in
      other.utf8 == copied?.utf8 ? nil : other.contains(word)
    }
    return vote.kept > vote.lost
  }

  /// Returns whether most others translate one word or a few, and it is no loan that the
  /// languages share.
  private static func isTranslated(
    _ text: TextContext, _ words: TextWords, _ vote: CopyVote, isShared: Bool
  ) -> Bool {
    let part = vote.translatedPart
    let isWord = words.count == 1
    let habit = habit(of: words, in: text)
    if borrowing.contains(text.language.language) {
      return habit.isTranslated && part >= 0.8 && !isShared
    }
    let isCareless = text.catalog.habits.isCareless(text.language)
    if isCareless, !isShared, habit != .kept, vote.translated >= (isWord ? 3 : 1) {
      return part >= 0.4 && vote.isChanged(byAtLeast: 0.8)
    }
    if vote.isTranslatedByForm, part >= (isShared && isWord ? 0.9 : 0.5), !isWord || habit != .kept
    {
      return true
    }
    let isFarFromKin = vote.keptPartOfKin == 0
    // A word alone needs many voices, as even careful languages take over some words.
    let hasMany = !isWord || vote.isAsked(ofAtLeast: 10)
    if isShared, isWord, borrowsNouns.contains(text.language.language) {
      // A loan by itself is a word of these languages, whatever it becomes inside a sentence.
      return habit.isTranslated && habit != .translated(1) && vote.isRarelyCopied
        && part >= 0.8 && vote.isAsked(ofAtLeast: 6)
    }
    return switch habit {
    case .translated(let count) where isShared && isWord:
      SharedWords.isCognate(words.plain[0], in: text.language)
        ? count > 3 && text.utf8.count > 3 && vote.isRarelyCopied && hasMany
        : count > 1 && vote.isAsked(ofAtLeast: 6)
          && (vote.isRarelyCopied && vote.keptPartOfKin <= 0.5
            || part >= 0.8 && vote.keptPartOfKin <= (count > 3 ? 0.34 : 0))
    case .translated(let count) where isShared: count > 2 && part >= 0.6 && isFarFromKin
    case .translated(let count):
      // One word of a name, such as `New York`, may be translated in other texts.
      (!isWord || count > 1 || vote.isAsked(ofAtLeast: 6))
        && (vote.isRarelyCopied || part >= (isWord || words.hasLowercase ? 0.5 : 0.6))
    case .unknown where isShared:
      vote.translated >= (isCareless ? 3 : 6) && isFarFromKin
        && (isCareless ? part >= 0.75 : part >= (isWord ? 0.99 : 0.9))
        && (isCareless || !isWord || !mayShare(words.plain[0], text.language))
    case .unknown:
      hasMany && vote.isNeverCopied
        && (part >= 0.7 || !loanProne.contains(text.language.language))
        || hasMany && vote.isRarelyCopied && vote.keptPartOfKin <= 0.34
        || hasMany && vote.translated >= 3 && part >= 0.8
          && (part >= 0.9 ? vote.keptPartOfKin <= 0.34 : isFarFromKin)
        || vote.translated >= (isWord ? 3 : 2) && part >= 0.99
          && (!isWord || vote.translatedInLatin >= 2)
    case .kept: !isWord && !isShared && part >= 0.97 && vote.translated >= 3
    }
  }

  /// Returns whether a word is likely to be a loan or a cognate in a language.
  private static func mayShare(_ word: String, _ language: LanguageContext) -> Bool {
    loanProne.contains(language.language) || SharedWords.isCognate(word, in: language)
  }

  // MARK: - Words

  /// Returns what the language does with the words of a text elsewhere: it translates one of them,
  /// or it keeps all, as far as is known.
  private static func habit(of words: TextWords, in text: TextContext) -> WordHabits.Habit {
    let source = text.source?.range ?? 0..<0
    var keptCount = 0
    for word in words.plain {
      let habit = text.catalog.wordHabits.habit(of: word, in: text.language, besides: source)
      if habit.isTranslated { return habit }
      if habit == .kept { keptCount += 1 }
    }
    return keptCount == words.count ? .kept : .unknown
  }

  /// Returns whether a text is a short word in capitals.
  static func isAbbreviation(_ utf8: some Collection<UInt8>) -> Bool {
    utf8.count <= 5 && !utf8.contains(where: { $0.isASCIILowercase })
  }

  /// Returns whether a word is an identifier of a program, such as `paneBackground`, and not a name
  /// such as `macOS`.
  static func isCode(_ word: String) -> Bool {
    let start = word.utf8.prefix { $0.isASCIILetter && !$0.isASCIIUppercase }
    let rest = word.utf8.dropFirst(start.count)
    return start.count >= 3 && rest.first?.isASCIIUppercase == true
      && rest.dropFirst().first?.isASCIILowercase == true
  }

  /// Returns whether a word has a capital behind a small letter, as the names of products have.
  static func isCamelCase(_ word: String) -> Bool {
    zip(word.utf8, word.utf8.dropFirst()).contains { $0.isASCIILowercase && $1.isASCIIUppercase }
  }
}
