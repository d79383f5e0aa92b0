import ASCII
import StringCatalogs

/// How likely a text was left in the language of its source: a logistic regression, whose weights
/// were fitted on texts that people judged.
///
/// `Tools/development/fit-copies` fits and measures it; `precision.md` beside the tests has the
/// figures.
struct CopyModel {
  /// The features of a text, by their raw values.
  private(set) var features = [Double](repeating: 0, count: CopyFeature.allCases.count)

  /// The weights of the features in languages with the letters of the text's language.
  private let weights: [Double]

  /// The logarithm of the odds that somebody who keeps the catalog would change the text.
  private var score: Double

  /// What speaks most for it.
  private(set) var reason = Reason.letters

  /// The strongest reason for a finding.
  enum Reason {
    /// The text has no letters of its language.
    case letters
    /// The other languages translate it.
    case votes
    /// A regional form of the language translates it.
    case form
    /// The language has words of its own for its words.
    case words
  }

  /// The scores from which on a text is a warning, and advice.
  private static let thresholds = (warning: 0.85, advice: -0.5)

  /// Whether nothing but the text and its form in another region needs to be asked.
  private var isObvious = false

  /// Whether another language or a regional form translates the text.
  private let isTranslated: Bool

  /// Whether the text is one word that the language shares with English, so that it is advice at
  /// most.
  private var isOwnWord = false

  /// Whether the text is worth a warning, and whether it is worth mentioning.
  var isCertain: Bool {
    isObvious || isTranslated && !isOwnWord && score > Self.thresholds.warning
  }
  var isLikely: Bool { isObvious || isTranslated && score > Self.thresholds.advice }

  /// Judges the words of a text.
  ///
  /// What takes long is read only if it can change the answer.
  init(_ text: TextContext, _ words: TextWords) {
    let vote = CopyVote(about: text)
    let isLatin = text.language.script == "Latn"
    isTranslated = vote.changed > 0 || vote.isTranslatedByForm
    weights = isLatin ? Self.latin : Self.others
    score = isLatin ? Self.constants.latin : Self.constants.others
    readVotes(vote, text)
    readShape(words, text)
    let mayBeSentence = !isLatin && words.count >= 2 && words.hasLowercase && vote.copied < 3
    let best = score + most(of: Self.readWithTables) + mostOfHabits
    guard
      Self.isComplete || mayBeSentence || vote.isTranslatedByForm
        || isTranslated && best > Self.thresholds.advice
    else { return }
    readTables(words, text)
    // Words in other letters than those of the language need no votes where few can be names.
    let isSentence =
      mayBeSentence && self[.known] > 0
      && self[.names] + self[.abbreviations] + Self.partInCamelCase(words) < 0.5
      && !words.plain.contains(where: Self.isIdentifier)
    // A single loan may be the word of one region and not of another.
    let isTranslatedByForm =
      vote.isTranslatedByForm && !(words.count == 1 && self[.loans] > 0)
    isObvious = isTranslatedByForm || isSentence
    isOwnWord = isLatin && isShared(words, in: text.language)
    let worst = score + min(0, weights[CopyFeature.wordsKept.rawValue])
    if Self.isComplete
      || isTranslated && !isObvious && Self.level(worst) != Self.level(score + mostOfHabits)
    {
      readHabits(words, text)
    }
    if isTranslatedByForm {
      reason = .form
    } else if !isSentence, vote.changed > vote.copied {
      reason = .votes
    } else if isLatin {
      reason = .words
    }
  }

  /// Returns how much features that are parts of the words can add to the score.
  private func most(of features: [CopyFeature]) -> Double {
    features.reduce(0) { $0 + max(0, weights[$1.rawValue]) }
  }

  /// How much the other texts of the language can add to the score.
  private var mostOfHabits: Double {
    max(0, weights[CopyFeature.wordTranslated.rawValue])
      * Self.logarithm(Double(WordHabits.limit))
  }

  /// Returns whether a score is one of a warning, of advice, or of neither.
  private static func level(_ score: Double) -> Int {
    score > thresholds.warning ? 2 : score > thresholds.advice ? 1 : 0
  }

  private subscript(feature: CopyFeature) -> Double {
    get { features[feature.rawValue] }
    set {
      score += weights[feature.rawValue] * (newValue - features[feature.rawValue])
      features[feature.rawValue] = newValue
    }
  }

  /// Reads what other languages do with the text, and how the language treats others.
  private mutating func readVotes(_ vote: CopyVote, _ text: TextContext) {
    self[.translatedInLatin] = Self.logarithm(vote.translatedInLatin)
    self[.translatedBeyondLatin] = Self.logarithm(vote.translatedBeyondLatin)
    self[.nearInLatin] = Self.logarithm(vote.nearInLatin)
    self[.copiedInLatin] = Self.logarithm(vote.copiedInLatin)
    self[.unanimous] = vote.copied < 0.5 ? Self.logarithm(vote.changed) : 0
  }

  /// Reads how the text is written.
  private mutating func readShape(_ words: TextWords, _ text: TextContext) {
    self[.oneWord] = words.count == 1 ? 1 : 0
    self[.endsSentence] = Self.endsSentence(text.utf8) ? 1 : 0
    self[.loanProne] = Self.loanProne.contains(text.language.language) ? 1 : 0
  }

  /// Returns whether a text is one word of the language as well as of English, and not known to be
  /// another one there.
  private func isShared(_ words: TextWords, in language: LanguageContext) -> Bool {
    guard words.count == 1, let word = words.plain.first, self[.translatedWords] == 0 else {
      return false
    }
    return self[.spelled] > 0 || self[.cognates] > 0 || SharedWords.isNative(word, in: language)
  }

  /// Returns whether a text in UTF-8 ends with `.`, `!`, `?`, `…` or `:`.
  private static func endsSentence(_ utf8: ArraySlice<UInt8>) -> Bool {
    switch utf8.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): true
    default: EndHabits.endsWithEllipsis(utf8)
    }
  }

  private static let readWithTables: [CopyFeature] = [
    .abbreviations, .loans, .cognates, .spelled, .translatedWords, .known, .names,
  ]

  /// Reads what is known of the words.
  private mutating func readTables(_ words: TextWords, _ text: TextContext) {
    let language = text.language
    let part = 1 / Double(words.count)
    for word in words.plain.prefix(Self.tableLimit) {
      let facts = text.catalog.facts(about: word)
      if facts.isAbbreviation { self[.abbreviations] += part }
      if facts.isLoan { self[.loans] += part }
      if language.script == "Latn" {
        if SharedWords.isCognate(facts.lowercase, in: language) { self[.cognates] += part }
        if let spelled = facts.spelled, WordTable.has(language, in: spelled) {
          self[.spelled] += part
        }
      }
      if let translated = facts.translated {
        self[.known] += part
        if TranslatedWords.translates(language, translated) { self[.translatedWords] += part }
      } else if facts.mayBeName {
        self[.names] += part
      }
    }
  }

  /// Reads what the language does with the words in other texts.
  private mutating func readHabits(_ words: TextWords, _ text: TextContext) {
    let source = text.source?.range ?? 0..<0
    var translated = 0
    var kept = 0
    // No sentence needs more words to be told from a name; a hostile one must not take long.
    let considered = words.plain.prefix(Self.wordLimit)
    for word in considered {
      let uses = text.catalog.wordHabits.uses(of: word, in: text.language, besides: source)
      if uses.translated > 3 * uses.kept {
        translated = max(translated, uses.translated)
      } else if uses.kept > 0 {
        kept += 1
      }
    }
    self[.wordTranslated] = Self.logarithm(Double(translated))
    self[.wordsKept] = Double(kept) / Double(considered.count)
  }

  private static let wordLimit = 8
  private static let tableLimit = 40

  #if COPY_FEATURES
  /// Whether all features are read, to be written.
  private static let isComplete = true
  #else
  private static let isComplete = false
  #endif

  /// Languages that share more words with English than others.
  private static let loanProne: Set<String> = [
    "af", "da", "de", "fil", "fr", "it", "nb", "nl", "nn", "no", "sv", "tl",
  ]

  /// Returns whether a word is a short one in capitals.
  static func isAbbreviation(_ word: String) -> Bool {
    word.utf8.count <= 5 && !word.utf8.contains(where: \.isASCIILowercase)
  }

  /// Returns the part of the words that have a capital inside.
  private static func partInCamelCase(_ words: TextWords) -> Double {
    Double(words.plain.count(where: isCamelCase)) / Double(words.count)
  }

  /// Returns whether a word has a capital behind a small letter, as the names of products have.
  private static func isCamelCase(_ word: String) -> Bool {
    zip(word.utf8, word.utf8.dropFirst()).contains { $0.isASCIILowercase && $1.isASCIIUppercase }
  }

  /// Returns whether a word is an identifier of a program, such as `paneBackground`, and not a name
  /// such as `macOS`.
  private static func isIdentifier(_ word: String) -> Bool {
    let rest = word.utf8.drop(while: \.isASCIILowercase)
    return word.utf8.count - rest.count >= 3 && rest.first?.isASCIIUppercase == true
      && rest.dropFirst().first?.isASCIILowercase == true
  }

  /// Returns a logarithm of one more than a number: exact at powers of two, straight between them.
  private static func logarithm(_ number: Double) -> Double {
    let number = 1 + max(0, number)
    return Double(number.exponent) + number.significand - 1
  }
}

#if COPY_FEATURES
extension CopyModel {
  /// Writes a line for `Tools/development/fit-copies`: the file, the offset of the text, its
  /// language, whether that has Latin letters, what is found (2 a warning, 1 advice), the least and
  /// the most that may be found whatever the weights are, and each feature with its value.
  ///
  /// No tool has this: `swift build -Xswiftc -DCOPY_FEATURES` compiles it.
  func write(_ text: TextContext, isKept: Bool) {
    let features = CopyFeature.allCases.map { feature in "\(feature)=\(self[feature])" }
      .joined(separator: " ")
    let most = isKept ? 0 : isObvious ? 2 : !isTranslated ? 0 : isOwnWord ? 1 : 2
    print(
      "COPY", text.catalog.path, text.text.range.lowerBound, text.language.tag.rawValue,
      text.language.script == "Latn", isKept ? 0 : isCertain ? 2 : isLikely ? 1 : 0,
      isObvious && !isKept ? 2 : 0, most, features,
      separator: "\t")
  }
}
#endif
