/// The text that says which arguments a program passes to the texts of an entry.
///
/// It is the source text, unless that is itself the mistake: the key, which the code passes with
/// its arguments, or nearly all languages are against it. A misspelled source text counts as what
/// was meant.
package struct ArgumentReference {
  /// What a reference is.
  package enum Origin: String, Sendable {
    /// The source text, or what was meant by it.
    case source

    /// The key.
    case key

    /// The text of one of nearly all languages, which are the same.
    case languages
  }

  /// What the text is.
  package let origin: Origin

  /// The text.
  package let format: FormatString

  /// The placeholders of the text.
  package let arguments: FormatArguments

  /// Whether the text says which arguments there are: it neither skips nor contradicts any.
  package var isClear: Bool

  /// A text that is to be written in another language than the source language.
  package typealias NewText = (language: LanguageTag, text: ArgumentReference)

  /// Creates a reference from its parts.
  package init(_ origin: Origin, _ format: FormatString, _ arguments: FormatArguments) {
    self.origin = origin
    self.format = format
    self.arguments = arguments
    isClear =
      arguments.contradiction == nil
      && (arguments.skippedPosition == nil || !arguments.all.allSatisfy(\.isSpecifier))
  }

  /// No real entry has more languages; a damaged one must not take long.
  private static let languageLimit = 200

  /// Returns the reference that overrules a source text; nil if the source text is right.
  ///
  /// `source` has the arguments of the source text, whose language doesn't vote; each other
  /// language of the entry has one vote, which its regional forms share. `texts` are the source
  /// texts that may be misspelled, and `newText` counts instead of the texts of its language.
  /// Pass the same `groups` for all entries of a catalog, so that each language is parsed once.
  /// Nothing overrules a source text without linguistic content: it is what the code says.
  package static func overruling(
    _ source: ArgumentProfile, _ texts: [FormatString], of entry: CatalogEntry,
    in sourceLanguage: LanguageTag, with newText: NewText? = nil,
    groups: LanguageGroups = LanguageGroups()
  ) -> ArgumentReference? {
    let own = groups.group(of: sourceLanguage)?.language
    guard own != LanguageTag.noLinguisticContent.rawValue else { return nil }
    let key = ArgumentProfile(key: entry.key)
    guard key.count == 0 else {
      // Nobody needs to vote where both have the same arguments, as nearly always.
      guard !source.fits(key) || !key.positions.isSubset(of: source.positions) else { return nil }
      let format = FormatString(entry.key).meant
      let reference = ArgumentReference(.key, format, FormatArguments(format) { _ in nil })
      guard reference.isClear else { return nil }
      if let meant = meant(by: texts, comparedWith: reference, key) { return meant }
      let ballots = ballots(of: entry, withoutLanguage: own, with: newText, groups)
      return isOverruled(source, byKey: key, ballots) ? reference : nil
    }
    let ballots = ballots(of: entry, withoutLanguage: own, with: newText, groups)
    let positions = source.positions.union(ballots.flatMap(\.profile.positions)).sorted()
    for position in positions {
      if let other = ballot(against: source, at: position, ballots) { return other.reference }
    }
    for ballot in ballots where !(source.fits(ballot.profile) && ballot.profile.fits(source)) {
      guard let reference = ballot.reference,
        let meant = meant(by: texts, comparedWith: reference, ballot.profile)
      else { continue }
      let votes = VoteCount(ballots) { $0.profile.isSame(as: ballot.profile) }
      if votes.kept >= votes.lost { return meant }
    }
    return nil
  }

  /// Returns what was meant by a source text, if another text shows that it is misspelled:
  /// `%s@ files` beside `%@ Dateien`; nil if it isn't.
  private static func meant(
    by texts: [FormatString], comparedWith reference: ArgumentReference, _ profile: ArgumentProfile
  ) -> ArgumentReference? {
    for text in texts {
      guard let format = text.meant(comparedWith: reference) else { continue }
      let arguments = FormatArguments(format) { _ in nil }
      if ArgumentProfile(arguments).isSame(as: profile) {
        return ArgumentReference(.source, format, arguments)
      }
    }
    return nil
  }

  /// Returns whether the key, which has arguments, and not the source text says what they are.
  private static func isOverruled(
    _ source: ArgumentProfile, byKey key: ArgumentProfile, _ ballots: [Ballot]
  ) -> Bool {
    if !source.fits(key) {
      let votes = VoteCount(ballots) { $0.profile.fits(key) }
      return votes.kept >= votes.lost
    }
    return key.positions.subtracting(source.positions).contains { position in
      VoteCount(ballots) { $0.profile.uses(position) }.isCertain
    }
  }

  /// Returns a language that has an argument which the source text lacks, or has as another type,
  /// if nearly all languages do.
  private static func ballot(
    against source: ArgumentProfile, at position: Int, _ ballots: [Ballot]
  ) -> Ballot? {
    guard source.uses(position) else {
      let isNew = { (ballot: Ballot) in ballot.profile.uses(position) }
      return VoteCount(ballots, isNew).isCertain ? typical(ballots.filter(isNew)) : nil
    }
    let opposing = ballots.first { $0.profile.conflicts(with: source, at: position) }
    guard let opposing else { return nil }
    let isSame = { (ballot: Ballot) -> Bool? in
      ballot.profile.uses(position)
        ? !ballot.profile.conflicts(with: opposing.profile, at: position) : nil
    }
    guard VoteCount(ballots, isSame).isCertain else { return nil }
    return typical(ballots.filter { isSame($0) == true })
  }

  /// Returns the ballot with the same arguments as most others.
  private static func typical(_ ballots: [Ballot]) -> Ballot? {
    let counts = ballots.map { ballot in
      VoteCount(ballots) { $0.profile.isSame(as: ballot.profile) }.kept
    }
    return zip(ballots, counts).max { $0.1 < $1.1 }?.0
  }
}

// MARK: - Votes

extension ArgumentReference {
  /// The texts of a language in one of its regional forms, and its part of the language's vote.
  fileprivate struct Ballot {
    let profile: ArgumentProfile
    var weight = 1.0
    private var localization: Localization?
    private var newText: ArgumentReference?

    init(_ localization: Localization) {
      profile = ArgumentProfile(localization)
      self.localization = localization
    }

    init(_ newText: ArgumentReference) {
      profile = ArgumentProfile(newText.arguments)
      self.newText = newText
    }

    /// The text with the most placeholders.
    var reference: ArgumentReference? {
      guard let localization else { return newText }
      let formats = localization.leaves.compactMap { leaf -> (FormatString, FormatArguments)? in
        if case .substitution? = leaf.path.first { return nil }
        let format = FormatString(leaf.value ?? "").meant
        return (format, FormatArguments(format) { localization.substitution(named: $0) })
      }
      return formats.max { $0.1.all.count < $1.1.all.count }
        .map { ArgumentReference(.languages, $0.0, $0.1) }
    }
  }

  private static func ballots(
    of entry: CatalogEntry, withoutLanguage own: String?, with newText: NewText?,
    _ groups: LanguageGroups
  ) -> [Ballot] {
    var forms: [[Ballot]] = []
    var positions: [LanguageGroup: Int] = [:]
    func add(_ ballot: @autoclosure () -> Ballot, _ language: LanguageTag) {
      guard let group = groups.group(of: language), group.language != own else { return }
      let ballot = ballot()
      guard !ballot.profile.isContradictory else { return }
      if let position = positions[group] {
        forms[position].append(ballot)
      } else {
        positions[group] = forms.count
        forms.append([ballot])
      }
    }
    for localization in entry.localizations.prefix(languageLimit)
    where localization.language != newText?.language {
      let isShown = localization.leaves.contains { leaf in
        leaf.state != .new && leaf.value?.isEmpty == false
      }
      if isShown { add(Ballot(localization), localization.language) }
    }
    if let newText { add(Ballot(newText.text), newText.language) }
    return forms.flatMap { forms in
      forms.map { ballot in
        var ballot = ballot
        ballot.weight = 1 / Double(forms.count)
        return ballot
      }
    }
  }
}

extension VoteCount {
  /// Counts ballots; those without an answer have no vote.
  fileprivate init(
    _ ballots: [ArgumentReference.Ballot], _ answer: (ArgumentReference.Ballot) -> Bool?
  ) {
    self.init()
    for ballot in ballots {
      switch answer(ballot) {
      case true?: kept += ballot.weight
      case false?: lost += ballot.weight
      case nil: break
      }
    }
  }
}
