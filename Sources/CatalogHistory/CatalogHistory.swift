public import StringCatalogs

/// What the history of a catalog says about its translations.
public struct CatalogHistory: Sendable {
  /// The commit at which a shallow clone begins; nil for a complete history.
  ///
  /// What happened before is unknown, so that some outdated texts may not be found.
  public let beginning: HistoryCommit?

  /// The number of versions that git does not have, as in a clone without all objects.
  public let missingCount: Int

  /// Whether all commits were read that changed the tables of which the catalog was made, and not
  /// only the last ones.
  public let knowsAllTables: Bool

  /// The number of versions.
  public let versionCount: Int

  /// Whether nothing that happened is unknown.
  public var isComplete: Bool { beginning == nil && missingCount == 0 && knowsAllTables }

  private let entries: [String: EntryOrigins]
  private let commits: [HistoryCommit]
  private let beginnings: Set<String>

  init(
    _ entries: [String: EntryOrigins], _ commits: [HistoryCommit], beginnings: Set<String>,
    beginning: HistoryCommit?, versionCount: Int, missingCount: Int, knowsAllTables: Bool
  ) {
    self.entries = entries
    self.commits = commits
    self.beginnings = beginnings
    self.beginning = beginning
    self.versionCount = versionCount
    self.missingCount = missingCount
    self.knowsAllTables = knowsAllTables
  }

  /// Returns what a translation in the current commit was made from; nil if the commit does not
  /// have it.
  public func origin(
    of key: String, in language: LanguageTag, path: [LeafStep] = []
  ) -> TranslationOrigin? {
    guard let entry = entries[key], entry.isPresent,
      let origin = entry.origin(at: EntryMeaning.location(of: path, in: language))
    else { return nil }
    let commit = commits[origin.commit]
    return TranslationOrigin(
      source: origin.source.text(for: path), commit: commit,
      isFromBeginning: beginnings.contains(commit.hash))
  }

  /// Returns the commit that brought a key, or its source text before a new name; nil if the
  /// current commit does not have it.
  public func firstCommit(of key: String) -> HistoryCommit? {
    guard let entry = entries[key], entry.isPresent, let first = entry.sources.first else {
      return nil
    }
    return commits[first.commit]
  }

  /// Returns the translations of a catalog, the working copy of the current commit, that were made
  /// from another source text than the one that they have now.
  ///
  /// Translations that the working copy changes are not among them.
  public func outdatedTexts(in catalog: StringCatalog) -> [OutdatedText] {
    let language = catalog.effectiveSourceLanguage
    var texts: [OutdatedText] = []
    for entry in catalog.entries where entry.shouldTranslate {
      guard let known = entries[entry.key], let last = known.sources.last else { continue }
      let source = SourceForms(of: entry, in: language)
      let isSame = last.forms.isSame(as: source)
      guard !isSame || known.origins.contains(where: { !$0.source.isSame(as: source) }) else {
        continue
      }
      Self.forEachOutdatedText(of: entry, source, in: language, known) { text, origin in
        var text = text
        text.change = isSame ? change(of: text, known.sources) : nil
        let commit = commits[origin.commit]
        text.origin = TranslationOrigin(
          source: text.earlierSource, commit: commit,
          isFromBeginning: beginnings.contains(commit.hash))
        texts.append(text)
      }
    }
    return texts
  }

  /// Returns the commit since which the source text is another one.
  private func change(of text: OutdatedText, _ sources: [EntryOrigins.Source]) -> HistoryCommit? {
    let earlier = SourceMeaning(text.earlierSource)
    var change: HistoryCommit?
    for source in sources.reversed() {
      guard let form = source.forms.text(for: text.path) else { continue }
      if text.hasOtherMeaning ? SourceMeaning(form) == earlier : form == text.earlierSource {
        break
      }
      change = commits[source.commit]
    }
    return change
  }
}

extension CatalogHistory {
  /// Returns the translations of a catalog that are as they were in an earlier version, although
  /// their source texts have changed since.
  public static func outdatedTexts(
    in catalog: StringCatalog, since earlier: StringCatalog
  ) -> [OutdatedText] {
    let language = catalog.effectiveSourceLanguage
    guard earlier.effectiveSourceLanguage == language else { return [] }
    var texts: [OutdatedText] = []
    for entry in catalog.entries where entry.shouldTranslate {
      guard let previous = earlier.entry(for: entry.key) else { continue }
      let source = SourceForms(of: entry, in: language)
      guard !SourceForms(of: previous, in: language).isSame(as: source) else { continue }
      let meaning = EntryMeaning(of: previous, sourceLanguage: language)
      let known = EntryOrigins.after(meaning, commit: 0, earlier: [])
      forEachOutdatedText(of: entry, source, in: language, known) { text, _ in texts.append(text) }
    }
    return texts
  }

  /// Passes the translations of an entry that were made from another source text, each with its
  /// origin.
  private static func forEachOutdatedText(
    of entry: CatalogEntry, _ source: SourceForms, in language: LanguageTag, _ known: EntryOrigins,
    _ take: (OutdatedText, EntryOrigins.Origin) -> Void
  ) {
    for localization in entry.localizations where localization.language != language {
      localization.forEachLeaf { leaf in
        guard let translation = EntryMeaning.translation(leaf, in: localization.language),
          let origin = known.origin(at: translation.location),
          let text = OutdatedText(
            leaf, translation, of: entry.key, in: localization.language, source: source, origin)
        else { return }
        take(text, origin)
      }
    }
  }
}
