import StringCatalogs

extension CatalogEditor {
  /// Edits of one entry that don't depend on each other, as one patch.
  struct JointEdits {
    /// The key of the entry.
    let key: String

    /// The patch of the entry.
    private(set) var patch: JSONPatch

    private var languages: Set<LanguageTag> = []
    private var places: Set<TextPlace> = []

    /// The states of the units, which the phrases of a set share.
    private var states: [TextPlace: StringUnitState] = [:]

    /// Creates the edits from the first one and its patch of the entry.
    init(_ edit: CatalogEdit, _ patch: JSONPatch) {
      key = edit.key
      self.patch = patch
      record(edit)
    }

    /// Returns whether an edit is independent of these edits.
    ///
    /// Only edits of different texts can be: others look at more of the entry. A text is checked
    /// against the source text and gets substitutions from it, so the source text must not change
    /// with it. Phrases count as before the edits.
    func allows(_ edit: CatalogEdit, in catalog: StringCatalog) -> Bool {
      guard let (place, state) = Self.text(of: edit) else { return false }
      let source = catalog.sourceLanguage
      return !places.isEmpty && (place.language == source || source.map(languages.contains) != true)
        && !places.contains(place)
        && (state == nil || states[place.unit].map { $0 == state } ?? true)
    }

    /// Adds an edit with its patch, or returns false if the patches can't be merged.
    mutating func add(_ edit: CatalogEdit, _ other: JSONPatch) -> Bool {
      guard let both = patch.merged(with: other) else { return false }
      patch = both
      record(edit)
      return true
    }

    private mutating func record(_ edit: CatalogEdit) {
      guard let (place, state) = Self.text(of: edit) else { return }
      places.insert(place)
      languages.insert(place.language)
      if let state { states[place.unit] = state }
    }

    /// Returns the text that an edit changes, and its new state; nil for other edits.
    private static func text(of edit: CatalogEdit) -> (TextPlace, StringUnitState?)? {
      switch edit {
      case .setText(_, let state, let place), .setState(let state, let place): (place, state)
      case .removePhrase(let place): (place, nil)
      default: nil
      }
    }
  }
}

extension TextPlace {
  /// The place without the phrase.
  fileprivate var unit: TextPlace {
    var unit = self
    unit.phrase = nil
    return unit
  }
}
