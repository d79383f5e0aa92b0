import StringCatalogs

/// Edits of one entry that don't depend on each other, as one change.
struct JointEdits {
  /// The change.
  private(set) var patch: CatalogPatch

  private var languages: Set<LanguageTag> = []
  private var locations: Set<TextLocation> = []

  /// The states of the units, which the phrases of a set share.
  private var states: [TextLocation: StringUnitState] = [:]

  /// Creates the edits from the first one and its change.
  init(_ edit: CatalogEdit, _ patch: CatalogPatch) {
    self.patch = patch
    record(edit)
  }

  /// Returns whether an edit is independent of these edits.
  ///
  /// Only edits of different texts can be: others look at more of the entry. A text is checked
  /// against the source text and gets substitutions from it, so the source text must not change
  /// with it. Phrases count as before the edits.
  func allows(_ edit: CatalogEdit, in catalog: StringCatalog) -> Bool {
    guard let (location, state) = Self.text(of: edit) else { return false }
    let source = catalog.sourceLanguage
    return !locations.isEmpty
      && (location.language == source || source.map(languages.contains) != true)
      && !locations.contains(location)
      && (state == nil || states[location.unit].map { $0 == state } ?? true)
  }

  /// Adds an edit with its change, or returns false if the changes can't be combined.
  mutating func add(_ edit: CatalogEdit, _ other: CatalogPatch) -> Bool {
    guard patch.entries.count == 1, let added = other.entries.first?.patch,
      let both = patch.entries[0].patch.merged(with: added)
    else { return false }
    patch.entries[0].patch = both
    record(edit)
    return true
  }

  private mutating func record(_ edit: CatalogEdit) {
    guard let (location, state) = Self.text(of: edit) else { return }
    locations.insert(location)
    languages.insert(location.language)
    if let state { states[location.unit] = state }
  }

  /// Returns the text that an edit changes, and its new state; nil for other edits.
  private static func text(of edit: CatalogEdit) -> (TextLocation, StringUnitState?)? {
    switch edit {
    case .setText(_, let state, let location), .setState(let state, let location):
      (location, state)
    case .removePhrase(let location): (location, nil)
    default: nil
    }
  }
}

extension TextLocation {
  /// The location without the phrase.
  fileprivate var unit: TextLocation {
    var unit = self
    unit.phrase = nil
    return unit
  }
}
