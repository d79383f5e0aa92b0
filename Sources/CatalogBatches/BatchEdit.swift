package import CatalogEditing
public import StringCatalogs

/// One edit of a batch, as a script or a language model sends it.
///
/// ```swift
/// let edit = BatchEdit(.set("취소"), key: "cancel", language: "ko")
/// ```
public struct BatchEdit: Hashable, Sendable {
  /// What changes.
  public enum Change: Hashable, Sendable {
    /// Sets a text.
    case set(String)

    /// Sets all plural forms of a text, by category.
    case setForms([PluralCategory: String])

    /// Removes a translation, or one of its texts.
    case unset

    /// Sets the state of a text.
    case state

    /// Adds a string.
    case add(sourceText: String?, comment: String?)

    /// Gives a string another key; see ``CatalogEdit/renaming(_:to:keepsText:in:)``.
    case rename(to: String, keepsText: Bool)

    /// Removes a string.
    case delete

    /// Sets the comment for translators, or removes it.
    case comment(String?)
  }

  /// The catalog as the sender names it; nil if that is clear from the key.
  public var catalog: String?

  /// The key of the string.
  public var key: String

  /// What changes.
  public var change: Change

  /// The language of a text; nil for changes of the string itself.
  public var language: LanguageTag?

  /// The substitution that the text belongs to.
  public var substitution: String?

  /// The device of the text.
  public var device: Device?

  /// The plural category of the text.
  public var category: PluralCategory?

  /// The index of the phrase in a set.
  public var phrase: Int?

  /// The state to set; nil for the usual one.
  public var state: StringUnitState?

  /// Creates an edit.
  public init(_ change: Change, key: String, language: LanguageTag? = nil) {
    self.change = change
    self.key = key
    self.language = language
  }
}

extension BatchEdit {
  /// The keys that the edit concerns.
  var keys: [String] {
    if case .rename(let newKey, _) = change { [key, newKey] } else { [key] }
  }

  /// Returns the changes of the catalog, in order; `state` is that of texts without a state of
  /// their own.
  package func edits(
    in catalog: StringCatalog, language: LanguageTag?, state usualState: StringUnitState
  ) -> [CatalogEdit] {
    let location = TextLocation(
      key: key, language: language ?? catalog.effectiveSourceLanguage, substitution: substitution,
      device: device, category: category, phrase: phrase)
    let state = state ?? usualState
    switch change {
    case .set(let text):
      return Self.preparation(for: location, in: catalog)
        + [.setText(text, state: state, at: location)]
    case .setForms(let forms):
      var other = location
      other.category = .other
      let texts = forms.sorted { $0.key.rawValue < $1.key.rawValue }.map { category, text in
        var form = location
        form.category = category
        return CatalogEdit.setText(text, state: state, at: form)
      }
      return Self.preparation(for: other, in: catalog) + texts
    case .unset: return [.removeTranslation(at: location)]
    case .state: return [.setState(state, at: location)]
    case .add(let sourceText, let comment):
      let text = sourceText.map { CatalogEdit.setText($0, state: .translated, at: location) }
      return [.addEntry(key: key, comment: comment)] + (text.map { [$0] } ?? [])
    case .rename(let newKey, let keepsText):
      return CatalogEdit.renaming(key, to: newKey, keepsText: keepsText, in: catalog)
    case .delete: return [.removeEntry(key: key)]
    case .comment(let comment): return [.setComment(comment, key: key)]
    }
  }

  /// Returns what gives a text the shape that its location needs: the other forms of a language
  /// that the entry lacks, and plural forms where there is a single text.
  private static func preparation(
    for location: TextLocation, in catalog: StringCatalog
  ) -> [CatalogEdit] {
    guard let entry = catalog.entry(for: location.key), location.substitution == nil,
      location.device != nil || location.category != nil
    else { return [] }
    let localization = entry.localization(for: location.language)
    let shape = localization ?? catalog.sourceLanguage.flatMap(entry.localization)
    var edits: [CatalogEdit] = []
    // The source language has no text that would have to be copied.
    if localization == nil, location.language != catalog.sourceLanguage {
      edits.append(.addLanguage(location.language, key: location.key))
    }
    var whole = location
    whole.category = nil
    let steps = whole.device.map { [LeafStep.variation(.device, $0.rawValue)] } ?? []
    let leaf = shape?.leaves.first { $0.path == steps }
    let isImplied = shape?.json.firstMember == nil && whole.device == nil
    if location.category != nil, leaf != nil || isImplied {
      edits.append(.varyByPlural(at: whole))
    }
    return edits
  }
}
