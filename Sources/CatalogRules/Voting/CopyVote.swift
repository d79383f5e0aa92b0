import StringCatalogs

/// What the other languages of an entry do with a text that one of them copies.
///
/// The copy of a language that leaves sentences as they are has little weight or none.
struct CopyVote {
  /// What a language does with a source text.
  struct Voice {
    var language: LanguageContext
    var nearness: Cognate.Nearness

    /// The part of a vote that the language has, as its regional forms share one.
    var part: Double
  }

  /// The votes of the languages that translate the text.
  private(set) var translated = 0.0

  /// The votes of the languages that have nearly the same text, such as `Statut` or `Статус` for
  /// `Status`.
  private(set) var near = 0.0

  /// The votes of the languages that copy the text.
  private(set) var copied = 0.0

  /// The languages that copy the text, however careless they are.
  private(set) var copies = 0.0

  /// The votes among languages of other scripts than Latin.
  private(set) var translatedBeyondLatin = 0.0
  private(set) var copiedBeyondLatin = 0.0

  /// The votes among languages in Latin letters, and those that copy the text, however careless
  /// they are.
  private(set) var changedInLatin = 0.0
  private(set) var copiedInLatin = 0.0
  private var copiesInLatin = 0.0

  /// The votes of languages in Latin letters that translate the text, not to nearly the same.
  private(set) var translatedInLatin = 0.0

  /// The votes among related languages, and of those that have the same text or nearly the same.
  private(set) var kin = 0.0
  private(set) var keptByKin = 0.0

  /// Whether a regional form of the language has a text of its own, and whether one copies it.
  private(set) var isTranslatedByForm = false
  private(set) var isCopiedByForm = false

  /// Asks the languages other than the one of a text.
  init(about text: TextContext) {
    let habits = text.catalog.habits
    for voice in text.entry.voices(about: text) {
      if voice.language.isForm(of: text.language) {
        switch voice.nearness {
        case .far: isTranslatedByForm = true
        case .near: break
        case .same: isCopiedByForm = true
        }
        continue
      }
      let isLatin = voice.language.script == "Latn"
      if isLatin, LanguageKin.areKin(voice.language, text.language) {
        let weight = voice.nearness == .same ? habits.weight(of: voice.language) : 1
        kin += weight
        if voice.nearness != .far { keptByKin += weight }
      }
      switch voice.nearness {
      case .same:
        let weight = voice.part * habits.weight(of: voice.language)
        copies += voice.part
        copied += weight
        if isLatin {
          copiedInLatin += weight
          copiesInLatin += voice.part
        } else {
          copiedBeyondLatin += weight
        }
        continue
      case .near: near += voice.part
      case .far:
        translated += voice.part
        if isLatin { translatedInLatin += voice.part }
      }
      if isLatin { changedInLatin += voice.part } else { translatedBeyondLatin += voice.part }
    }
  }

  /// The votes of the languages that don't copy the text.
  var changed: Double { translated + near }

  /// The part of the votes of languages that translate the text, not to nearly the same.
  var translatedPart: Double {
    translated > 0 ? translated / (translated + near + copied) : 0
  }

  /// Whether at least two languages, one of them in Latin letters, and more than half of all
  /// translate the text, not to nearly the same.
  var isTranslatedByMost: Bool {
    translated >= 2 && translatedInLatin > 0 && translatedPart > 0.5
  }

  /// Whether most of several languages in Latin letters copy the text, as they do with names, which
  /// some languages of other scripts spell in their letters.
  var isKeptInLatin: Bool {
    copiedInLatin >= 3 && copiedInLatin >= 2 * changedInLatin
      || copiesInLatin >= 3 && changedInLatin == 0
  }

  /// Whether several languages have the text, and all copy it, so that it was hardly meant to be
  /// translated.
  var isCopiedByAll: Bool { copies >= 3 && changed == 0 }

  /// Whether several careful languages, a third as many as translate the text, or all copy it: they
  /// take it for a name.
  var isCopiedByMany: Bool { copied >= 2 && 3 * copied >= changed || copied >= 1 && changed == 0 }

  /// Returns whether a number of languages have the text.
  func isAsked(ofAtLeast count: Double) -> Bool { changed + copied >= count }

  /// Whether not one of many languages copies the text, so that each has its own spelling of it
  /// even where these are near.
  var isNeverCopied: Bool { changed >= 6 && copied < 0.5 && translatedPart >= 0.4 }

  /// Whether at most one of many languages copies the text.
  var isRarelyCopied: Bool { changed >= 5 && copied <= 1 && translatedPart >= 0.4 }

  /// The part of the related languages that have the same text or nearly the same.
  var keptPartOfKin: Double { kin > 0 ? keptByKin / kin : 0 }

  /// Returns whether the languages that don't copy the text have at least a part of the votes.
  func isChanged(byAtLeast part: Double) -> Bool {
    changed > 0 && changed >= part * (changed + copied)
  }

  /// Returns what each language of an entry does with the source text of a copy.
  static func voices(about text: TextContext) -> [Voice] {
    let cognate = Cognate(of: text.source?.string ?? text.string)
    return text.entry.ballots.flatMap { ballot in
      ballot.forms.map { form in
        Voice(
          language: form.language, nearness: nearness(of: form, to: text, cognate),
          part: 1 / Double(ballot.forms.count))
      }
    }
  }

  /// Returns how near the nearest text of a language is to the copied one.
  private static func nearness(
    of form: Ballot.Form, to text: TextContext, _ cognate: Cognate
  ) -> Cognate.Nearness {
    if form.texts.contains(where: { $0.utf8 == text.utf8 }) { return .same }
    var isNear = false
    for other in form.texts {
      switch cognate.nearness(of: other) {
      case .same: return .same
      case .near: isNear = true
      case .far: break
      }
    }
    return isNear ? .near : .far
  }
}
