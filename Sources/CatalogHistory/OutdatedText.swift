public import StringCatalogs

/// A translation whose source text has changed since it was made.
public struct OutdatedText: Hashable, Sendable {
  /// The key of the entry.
  public var key: String

  /// The language of the translation.
  public var language: LanguageTag

  /// The path from the localization to the text; empty for a plain one.
  public var path: [LeafStep]

  /// The byte range of the translation in the catalog, including its quotation marks.
  public var range: Range<Int>

  /// The state of the translation.
  public var state: StringUnitState?

  /// The source text that the translation was made from.
  public var earlierSource: String

  /// The source text that it has now.
  public var source: String

  /// Whether the source texts differ in more than white space, quotation marks, case and the like.
  public var hasOtherMeaning: Bool

  /// The commit that changed the source text; nil for the working copy.
  public var change: HistoryCommit?

  /// What the translation was made from; nil if only two versions were compared.
  public var origin: TranslationOrigin?
}

extension OutdatedText {
  /// Creates the text of a translation; nil if it is not outdated.
  init?(
    _ leaf: CatalogLeaf, _ translation: EntryMeaning.Translation, of key: String,
    in language: LanguageTag, source: SourceForms, _ origin: EntryOrigins.Origin
  ) {
    guard let range = leaf.valueRange, origin.translation.meaning == translation.meaning,
      !(translation.isTranslated && origin.translation.needsReview),
      let earlier = origin.source.text(for: leaf.path), let current = source.text(for: leaf.path),
      earlier != current, SourceForms.areComparable(origin.source, source)
    else { return nil }
    let meaning = SourceMeaning(current)
    // A translation that is a copy of the current source text can't be older.
    guard meaning.fingerprint != translation.meaning else { return nil }
    self.key = key
    self.language = language
    self.range = range
    path = leaf.path
    state = leaf.state
    earlierSource = earlier
    self.source = current
    hasOtherMeaning = meaning != SourceMeaning(earlier)
    // Where only the form changed, a translation follows in its form.
    guard hasOtherMeaning || origin.formSource.text(for: leaf.path) != current else { return nil }
  }

  /// Returns whether the source text is another one than in an earlier version, or new since then.
  package func isNew(since earlier: StringCatalog) -> Bool {
    guard let entry = earlier.entry(for: key) else { return true }
    let forms = SourceForms(of: entry, in: earlier.effectiveSourceLanguage)
    guard let text = forms.text(for: path) else { return false }
    return hasOtherMeaning ? SourceMeaning(text) != SourceMeaning(source) : text != source
  }
}
