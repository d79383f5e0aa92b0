import StringCatalogs

/// What the other languages of an entry do with a text that one of them copies.
///
/// The copy of a language that leaves sentences as they are has little weight or none.
struct CopyVote {
  /// What a language does with a source text.
  struct Voice {
    var language: LanguageContext
    var nearness: Cognate.Nearness

    /// The texts of the language among the voting texts.
    var texts: Range<Int>

    /// The part of a vote that the language has, as its regional forms share one.
    var part: Double
  }

  /// The votes of the languages that don't copy the text.
  private(set) var changed = 0.0

  /// The votes of the languages that copy the text.
  private(set) var copied = 0.0

  /// The votes of the languages of other scripts than Latin that don't copy the text.
  private(set) var translatedBeyondLatin = 0.0

  /// The votes of the languages in Latin letters that translate the text, that have nearly the
  /// same text, such as `Statut` for `Status`, and that copy it.
  private(set) var translatedInLatin = 0.0
  private(set) var nearInLatin = 0.0
  private(set) var copiedInLatin = 0.0

  /// Whether a regional form of the language has a text of its own.
  private(set) var isTranslatedByForm = false

  /// Asks the languages other than the one of a text.
  init(about text: TextContext) {
    let habits = text.catalog.habits
    for voice in text.entry.voices(about: text) {
      if voice.language.isForm(of: text.language) {
        if voice.nearness == .far, !Self.keepsWords(voice, of: text) { isTranslatedByForm = true }
        continue
      }
      let isLatin = voice.language.script == "Latn"
      switch voice.nearness {
      case .same:
        let weight = voice.part * habits.weight(of: voice.language)
        copied += weight
        if isLatin { copiedInLatin += weight }
        continue
      case .near: if isLatin { nearInLatin += voice.part }
      case .far: if isLatin { translatedInLatin += voice.part }
      }
      changed += voice.part
      if !isLatin { translatedBeyondLatin += voice.part }
    }
  }

  /// Returns what each language of an entry does with the source text of a copy.
  static func voices(about text: TextContext) -> [Voice] {
    let cognate = Cognate(of: text.source ?? text.text)
    let utf8 = text.utf8
    var voices: [Voice] = []
    for ballot in text.entry.ballots {
      ballot.forEachForm { form, part in
        let nearness = nearness(of: text.entry.votingTexts[form.texts], to: utf8, cognate)
        voices.append(
          Voice(language: form.language, nearness: nearness, texts: form.texts, part: part))
      }
    }
    return voices
  }

  /// Returns whether a language only adds to the words of a copied text, which are names then, as
  /// in `صفحة Nugget على GitHub`.
  private static func keepsWords(_ voice: Voice, of text: TextContext) -> Bool {
    let words = text.string.split { !($0.isLetter || $0.isNumber) }
    guard words.count > 1 else { return false }
    return text.entry.votingTexts[voice.texts].contains { other in
      let string = other.string
      return words.allSatisfy(string.contains)
    }
  }

  /// Returns how near the nearest text of a language is to the copied one.
  private static func nearness(
    of texts: ArraySlice<LintedText>, to utf8: ArraySlice<UInt8>, _ cognate: Cognate
  ) -> Cognate.Nearness {
    if texts.contains(where: { $0.utf8 == utf8 }) { return .same }
    var isNear = false
    for other in texts {
      switch cognate.nearness(of: other) {
      case .same: return .same
      case .near: isNear = true
      case .far: break
      }
    }
    return isNear ? .near : .far
  }
}
