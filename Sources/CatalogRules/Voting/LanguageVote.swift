import StringCatalogs

/// What the other languages of an entry do with a property of the source text, each language with
/// one vote.
///
/// The regional forms of a language share its vote: `pt-BR` and `pt-PT`, `es` and `es-419`. Those
/// of the source language have none, and neither have languages whose text is `new` or missing.
struct LanguageVote {
  private var count = VoteCount()

  /// The votes of the languages that keep the property, and of those that don't.
  var kept: Double { count.kept }
  var lost: Double { count.lost }

  /// Whether nearly all of three or more languages, or both of two, keep the property, so that the
  /// text that lost it is wrong.
  var isCertain: Bool { count.isCertain }

  /// Asks the languages other than the one of a text whether one of their texts has a property.
  ///
  /// `property` returns nil for a text that says nothing about it.
  init(
    without text: TextContext, has property: (LintedText, LanguageContext) -> Bool?
  ) {
    for ballot in text.entry.ballots where !ballot.first.language.isForm(of: text.language) {
      ballot.forEachForm { form, part in
        var isKept: Bool?
        for other in text.entry.votingTexts[form.texts] where isKept != true {
          isKept = property(other, form.language) ?? isKept
        }
        guard let isKept else { return }
        if isKept { count.kept += part } else { count.lost += part }
      }
    }
  }
}

extension LanguageVote {
  /// Asks the languages other than the one of a text whether they have an argument of a format.
  init(without text: TextContext, hasArgumentAt position: Int) {
    self.init(without: text) { other, _ in other.arguments.argument(at: position) != nil }
  }
}

/// The texts of a language and its regional forms, which have one vote.
struct Ballot {
  /// A language with its texts.
  struct Form {
    var language: LanguageContext

    /// The positions of the texts in ``EntryContext/votingTexts``.
    var texts: Range<Int>
  }

  /// The first regional form, and the others, which most languages lack.
  var first: Form
  private var others: [Form] = []

  private init(_ first: Form) {
    self.first = first
  }

  /// Runs a function for each regional form with its part of the vote.
  func forEachForm(_ body: (Form, Double) -> Void) {
    let part = 1 / Double(1 + others.count)
    body(first, part)
    for form in others { body(form, part) }
  }

  /// No real entry has more languages or texts; a damaged one must not take long.
  private static let limit = (languages: 200, texts: 40)

  /// Returns the ballots of the languages of an entry other than the source language.
  static func all(of entry: EntryContext) -> [Ballot] {
    let catalog = entry.catalog
    let source = catalog.sourceLanguage
    let (walkedTexts, firstForms) = (catalog.walk.texts, catalog.firstForms)
    var ballots: [Ballot] = []
    ballots.reserveCapacity(min(entry.localizations.count, limit.languages))
    // The ballot of each language whose regional forms come later.
    var positions = [Int?](repeating: nil, count: firstForms.count)
    for localization in entry.localizations.prefix(limit.languages) {
      guard let language = entry.language(of: localization), language.language != source.language
      else { continue }
      let texts = entry.addVotingTexts(walkedTexts[localization.texts].prefix(limit.texts))
      guard !texts.isEmpty else { continue }
      let form = Form(language: language, texts: texts)
      let first = firstForms[localization.language]
      if let position = positions[first] {
        ballots[position].others.append(form)
      } else {
        positions[first] = ballots.count
        ballots.append(Ballot(form))
      }
    }
    return ballots
  }
}
