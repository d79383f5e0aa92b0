public import StringCatalogs

extension CatalogPreview {
  /// Returns the progress of the catalog, computed by a walk over the file: keep it.
  ///
  /// The empty key and untranslatable strings are listed but not counted.
  public func overview() -> CatalogOverview {
    let walk = CatalogWalk(catalog)
    let spellings = languages.contains(sourceLanguage) ? languages : [sourceLanguage] + languages
    // The index of each language of the walk among ours.
    let indices = Dictionary(zip(spellings, 0...), uniquingKeysWith: { first, _ in first })
    let positions = walk.languages.map { indices[$0] ?? 0 }
    let sourcePosition = indices[sourceLanguage] ?? 0
    var forms = FormCheck(walk, source: positions.firstIndex(of: sourcePosition))
    var progress = spellings.map(LanguageProgress.init)
    var strings: [StringOverview] = []
    strings.reserveCapacity(keys.count)
    while walk.advance() {
      guard let entry = walk.entry else { continue }
      let key = entry.key
      // The empty key is Xcode's, and has nothing to translate.
      let shouldTranslate = walk.shouldTranslate && !key.isEmpty
      let isStale = walk.extractionState == .stale
      var states = spellings.indices.map { position in
        TranslationState(
          of: EmptyCollection(), isSource: position == sourcePosition,
          shouldTranslate: shouldTranslate)
      }
      var texts = [String?](repeating: nil, count: spellings.count)
      for localization in walk.localizations {
        let position = positions[localization.language]
        let leaves = walk.texts[localization.texts].filter(\.hasLiteral)
        states[position] = TranslationState(
          of: leaves.map(\.state.asUnitState), isSource: position == sourcePosition,
          shouldTranslate: shouldTranslate,
          lacksForm: forms.lacksForm(localization, in: walk))
        let usual =
          leaves.count < 2
          ? 0 : [LeafStep].mostCommonForm(among: leaves.map { walk.path(of: $0) }) ?? 0
        texts[position] = leaves.isEmpty ? nil : walk.string(of: leaves[usual])
      }
      if shouldTranslate {
        for position in spellings.indices {
          progress[position].count(states[position], isStale: isStale)
        }
      }
      strings.append(
        StringOverview(
          key: key, line: lines.position(at: walk.keyRange.lowerBound).line,
          comment: entry.comment, source: texts[sourcePosition] ?? key, isStale: isStale,
          shouldTranslate: walk.shouldTranslate, states: states, texts: texts))
    }
    return CatalogOverview(
      path: path, sourceLanguage: sourceLanguage, languages: progress, strings: strings)
  }

  /// Returns, for each key, the texts in a language that differ from the one in the overview: those
  /// for other numbers and devices, of substitutions and of sets.
  public func otherForms(in language: LanguageTag) -> [[String]] {
    catalog.entries.map { entry in
      let leaves = (entry.localization(for: language)?.leaves ?? []).filter { $0.value != nil }
      guard leaves.count > 1, let usual = [LeafStep].mostCommonForm(among: leaves.map(\.path))
      else {
        return []
      }
      var seen: Set<String?> = [leaves[usual].value]
      return leaves.compactMap { seen.insert($0.value).inserted ? $0.value : nil }
    }
  }
}

extension WalkedText.State {
  fileprivate var asUnitState: StringUnitState? {
    switch self {
    case .new: .new
    case .needsReview: .needsReview
    case .translated: .translated
    case .stale: .stale
    case .missing, .unknown: nil
    }
  }
}
