/// The text that says which arguments a program passes to the texts of an entry.
///
/// It is the source text, unless that is itself the mistake: the key, which the code passes with
/// its arguments, or nearly all languages are against it.
package struct ArgumentReference {
  /// What a reference is.
  package enum Origin: String, Sendable {
    /// The source text.
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

  /// Creates a reference from its parts.
  package init(_ origin: Origin, _ format: FormatString, _ arguments: FormatArguments) {
    self.origin = origin
    self.format = format
    self.arguments = arguments
  }

  /// No real entry has more languages; a damaged one must not take long.
  private static let languageLimit = 200

  /// Returns the reference that overrules a source text; nil if the source text is right.
  ///
  /// `source` has the arguments of the source text, whose language doesn't vote; each other
  /// language of the entry has one vote, which its regional forms share. Nothing overrules a source
  /// text without linguistic content: it is what the code says.
  package static func overruling(
    _ source: ArgumentProfile, of entry: CatalogEntry, in sourceLanguage: LanguageTag
  ) -> ArgumentReference? {
    guard sourceLanguage.language != LanguageTag.noLinguisticContent.rawValue else { return nil }
    let key = ArgumentProfile(key: entry.key)
    guard key.count == 0 else {
      // Nobody needs to vote where both have the same arguments, as nearly always.
      guard !source.fits(key) || !key.positions.isSubset(of: source.positions) else { return nil }
      let format = FormatString(entry.key)
      let arguments = FormatArguments(format) { _ in nil }
      guard !key.isContradictory, arguments.skippedPosition == nil,
        isOverruled(source, byKey: key, ballots(of: entry, in: sourceLanguage))
      else { return nil }
      return ArgumentReference(.key, format, arguments)
    }
    let ballots = ballots(of: entry, in: sourceLanguage)
    let positions = source.positions.union(ballots.flatMap(\.profile.positions)).sorted()
    for position in positions {
      if let other = ballot(against: source, at: position, ballots) { return other.reference }
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
      return VoteCount(ballots, isNew).isCertain ? ballots.first(where: isNew) : nil
    }
    let opposing = ballots.first { $0.profile.conflicts(with: source, at: position) }
    guard let opposing else { return nil }
    let votes = VoteCount(ballots) { ballot in
      ballot.profile.uses(position)
        ? !ballot.profile.conflicts(with: opposing.profile, at: position) : nil
    }
    return votes.isCertain ? opposing : nil
  }
}

// MARK: - Votes

extension ArgumentReference {
  /// The texts of a language in one of its regional forms, and its part of the language's vote.
  fileprivate struct Ballot {
    let localization: Localization
    let profile: ArgumentProfile
    var weight = 1.0

    /// The text with the most placeholders.
    var reference: ArgumentReference? {
      let formats = localization.leaves.compactMap { leaf -> (FormatString, FormatArguments)? in
        if case .substitution? = leaf.path.first { return nil }
        let format = FormatString(leaf.value ?? "")
        return (format, FormatArguments(format) { localization.substitution(named: $0) })
      }
      return formats.max { $0.1.all.count < $1.1.all.count }
        .map { ArgumentReference(.languages, $0.0, $0.1) }
    }
  }

  private static func ballots(of entry: CatalogEntry, in source: LanguageTag) -> [Ballot] {
    let own = source.language
    var forms: [[String]: [Ballot]] = [:]
    var order: [[String]] = []
    for localization in entry.localizations.prefix(languageLimit) {
      guard let subtags = LanguageSubtags(localization.language), subtags.language != own else {
        continue
      }
      let profile = ArgumentProfile(localization)
      guard !profile.isContradictory,
        localization.leaves.contains(where: { leaf in
          leaf.state != .new && leaf.value?.isEmpty == false
        })
      else { continue }
      let name = [subtags.language, subtags.likelyScript]
      if forms[name] == nil { order.append(name) }
      forms[name, default: []].append(Ballot(localization: localization, profile: profile))
    }
    return order.flatMap { name in
      let all = forms[name] ?? []
      return all.map { ballot in
        var ballot = ballot
        ballot.weight = 1 / Double(all.count)
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
