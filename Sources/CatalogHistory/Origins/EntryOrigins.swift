/// What is known of an entry at a version: what each translation was made from.
final class EntryOrigins: Sendable {
  /// A translation, and the source text at the time when it got its meaning.
  struct Origin: Sendable {
    var translation: EntryMeaning.Translation

    /// The source text that it was made from, or compared with by a reviewer.
    var source: SourceForms

    /// The source text at the time when the translation was last written in another form.
    var formSource: SourceForms

    /// The index of that commit.
    var commit: Int
  }

  /// A source text, and the index of the commit that brought it.
  struct Source: Sendable {
    var forms: SourceForms
    var commit: Int
  }

  /// The source texts, the current one last.
  let sources: [Source]

  /// The translations, by their locations.
  let origins: [Origin]

  /// Whether the version has the entry.
  let isPresent: Bool

  init(_ sources: [Source], _ origins: [Origin], isPresent: Bool) {
    self.sources = sources
    self.origins = origins
    self.isPresent = isPresent
  }

  /// Returns what is known of a translation.
  func origin(at location: UInt64) -> Origin? {
    var low = 0
    var high = origins.count
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].translation.location < location { low = middle + 1 } else { high = middle }
    }
    return low < origins.count && origins[low].translation.location == location ? origins[low] : nil
  }

  /// Returns what is known after a commit gave an entry another meaning.
  ///
  /// `earlier` is what was known of it, that of the first parent first; none for a new entry.
  static func after(
    _ meaning: EntryMeaning, commit: Int, earlier: [EntryOrigins]
  ) -> EntryOrigins {
    let same = earlier.first { $0.sources.last?.forms.isSame(as: meaning.source) ?? false }
    let sources =
      same?.sources
      ?? (earlier.first?.sources ?? []) + [Source(forms: meaning.source, commit: commit)]
    let source = sources.last?.forms ?? meaning.source
    let origins = meaning.translations.map { translation in
      let known = earlier.compactMap { $0.origin(at: translation.location) }
        .filter { $0.translation.meaning == translation.meaning }
      let fitting = known.first { $0.source.isSame(as: source) } ?? known.first
      // A text that changed with its source text is new, also if only its form changed.
      let isNew = same == nil && fitting?.translation.text != translation.text
      guard var origin = fitting, !isNew else {
        return Origin(
          translation: translation, source: source, formSource: source, commit: commit)
      }
      // Until now nobody could say what translators saw; now this text stands beside theirs.
      if origin.source.forms.isEmpty { origin.source = source }
      // Somebody looked at the translation, and left it as it is.
      if translation.isTranslated, known.allSatisfy(\.translation.needsReview) {
        origin.source = source
        origin.formSource = source
        origin.commit = commit
      }
      if origin.translation.text != translation.text || origin.formSource.forms.isEmpty {
        origin.formSource = source
      }
      origin.translation = translation
      return origin
    }
    return EntryOrigins(sources, origins, isPresent: true)
  }

  /// Returns what is known after a commit removed the entry.
  var removed: EntryOrigins { EntryOrigins(sources, origins, isPresent: false) }

  /// Returns the same with indices of commits that are larger by a number.
  func moved(by count: Int) -> EntryOrigins {
    EntryOrigins(
      sources.map { Source(forms: $0.forms, commit: $0.commit + count) },
      origins.map { origin in
        var origin = origin
        origin.commit += count
        return origin
      }, isPresent: isPresent)
  }

  /// Returns what is known after a merge that took the entry from one side, while others know more
  /// of the same translations.
  func merged(with others: [EntryOrigins]) -> EntryOrigins {
    guard let source = sources.last?.forms else { return self }
    var origins = origins
    for index in origins.indices where !origins[index].source.isSame(as: source) {
      let translation = origins[index].translation
      let known = others.compactMap { $0.origin(at: translation.location) }.first { origin in
        origin.translation.meaning == translation.meaning && origin.source.isSame(as: source)
      }
      guard let known else { continue }
      origins[index].source = known.source
      origins[index].formSource = known.formSource
      origins[index].commit = known.commit
    }
    return EntryOrigins(sources, origins, isPresent: isPresent)
  }
}
