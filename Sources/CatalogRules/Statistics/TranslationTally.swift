import StringCatalogs

/// Counts the translation progress of each language, entry by entry of a walk.
struct TranslationTally {
  private var keys = 0
  private var counts: [TranslationCounts]
  private let source: Int?
  private var forms: FormCheck

  /// Creates a tally for a walk; `forms` returns the forms that a language needs, by its index, if
  /// they are known.
  init(
    _ walk: CatalogWalk, source: LanguageTag, forms: ((_ language: Int) -> NeededForms)? = nil
  ) {
    counts = walk.languages.map { _ in TranslationCounts() }
    let position = walk.languages.firstIndex { $0.canonical == source.canonical }
    self.source = position
    self.forms =
      forms.map { FormCheck(source: position, forms: $0) } ?? FormCheck(walk, source: position)
  }

  /// Returns whether the current entry of a walk is a string that should be translated.
  static func counts(_ walk: CatalogWalk) -> Bool {
    walk.keyRange.count > 2 && walk.shouldTranslate
  }

  /// Counts the current entry of the walk; `visit` gets how far it is in each language with text,
  /// by the index of the language.
  @inline(__always)
  mutating func count(
    _ walk: CatalogWalk, visit: (_ language: Int, _ status: TranslationStatus) -> Void = { _, _ in }
  ) {
    guard Self.counts(walk) else { return }
    let isStale = walk.isStale
    if !isStale { keys += 1 }
    let (texts, localizations) = (walk.texts, walk.localizations)
    // One text for all cases has each form.
    let hasSubstitutions = walk.hasSubstitutions
    for localization in localizations {
      // The least complete text of a key decides.
      var (hasText, isNew, needsReview) = (false, false, false)
      for position in localization.texts {
        let text = texts[position]
        guard text.hasLiteral else { continue }
        hasText = true
        switch text.state {
        case .new: isNew = true
        case .needsReview, .stale: needsReview = true
        case .translated, .missing, .unknown: break
        }
      }
      guard hasText else { continue }
      let status: TranslationStatus
      if isStale {
        counts[localization.language].stale += 1
        status = .stale
      } else if hasSubstitutions || localization.shape != .shownUnit,
        forms.lacksForm(localization, in: walk)
      {
        counts[localization.language].incomplete += 1
        status = .incomplete
      } else if isNew, localization.language != source {
        counts[localization.language].new += 1
        status = .new
      } else if needsReview {
        counts[localization.language].needsReview += 1
        status = .needsReview
      } else {
        counts[localization.language].translated += 1
        status = .translated
      }
      visit(localization.language, status)
    }
  }

  /// Returns the counts by language; a key that is not counted in a language is missing.
  func counts(in languages: [LanguageTag], source: LanguageTag) -> [LanguageTag: TranslationCounts]
  {
    var all: [LanguageTag: TranslationCounts] = [:]
    for (language, count) in zip(languages, counts) {
      all[language, default: TranslationCounts()] += count
    }
    let source = self.source.map { languages[$0] } ?? source
    if all[source] == nil { all[source] = TranslationCounts() }
    for (language, count) in all {
      let missing = keys - count.total
      // In the source language a key always has text: itself, or the default in the code.
      if language == source {
        all[language]?.translated += missing
      } else {
        all[language]?.missing += missing
      }
    }
    return all
  }
}
