public import StringCatalogs

/// Changes a catalog in place: everything that an edit does not name stays as it is, byte for byte.
///
/// ```swift
/// var editor = try CatalogEditor(catalog)
/// let location = TextLocation(key: "cancel", language: "ko")
/// try editor.apply(.setText("취소", state: .translated, at: location))
/// let bytes = editor.catalog.bytes
/// ```
public struct CatalogEditor: Sendable {
  /// The catalog with all edits applied so far.
  public private(set) var catalog: StringCatalog

  /// Whether a text may omit placeholders of the source text, add others, or have some that
  /// Foundation reads in another way than they are meant.
  public var allowsLostPlaceholders = false

  /// Whether a text may become empty.
  ///
  /// Users see nothing for an empty translation; for a removed one they see the source text.
  public var allowsEmptyTexts = false

  /// Whether the source text may be removed.
  public var allowsSourceRemoval = false

  /// Creates an editor for a catalog; throws if an object in it has two members of the same name.
  public init(_ catalog: StringCatalog) throws(EditingError) {
    try EditingError.refuseDuplicates(in: catalog)
    self.catalog = catalog
  }

  /// Applies one edit.
  public mutating func apply(_ edit: CatalogEdit) throws(EditingError) {
    try apply([edit])
  }

  /// Applies edits in order; if one of them fails, none is applied.
  public mutating func apply(_ edits: [CatalogEdit]) throws(EditingError) {
    var edited = catalog
    var pending: [JointEdits] = []
    var positions: [[UInt8]: Int] = [:]
    for edit in edits {
      if let position = positions[Array(edit.key.utf8)] {
        if pending[position].allows(edit, in: edited),
          let patch = try? patch(for: edit, in: edited),
          pending[position].add(edit, patch)
        {
          continue
        }
        // An edit may depend on earlier ones.
        edited = try Self.catalog(edited, with: pending)
        (pending, positions) = ([], [:])
      }
      positions[Array(edit.key.utf8)] = pending.count
      pending.append(JointEdits(edit, try patch(for: edit, in: edited)))
    }
    guard !pending.isEmpty else { return }
    catalog = try Self.catalog(edited, with: pending)
  }

  /// Throws if an edit can't be applied.
  package func check(_ edit: CatalogEdit) throws(EditingError) {
    _ = try patch(for: edit, in: catalog)
  }

  private static func catalog(
    _ catalog: StringCatalog, with edits: [JointEdits]
  ) throws(EditingError) -> StringCatalog {
    let entries = edits.map { (name: $0.key, patch: $0.patch) }
    let patch = JSONPatch.members([(name: "strings", patch: .members(entries))])
    do {
      return try StringCatalog(bytes: PatchWriter.bytes(of: catalog, applying: patch))
    } catch {
      throw .unreadable(error)
    }
  }

  private func patch(
    for edit: CatalogEdit, in catalog: StringCatalog
  ) throws(EditingError) -> JSONPatch {
    guard let entry = catalog.entry(for: edit.key) else { throw .unknownKey(edit.key) }
    func editor(_ location: TextLocation) -> EntryEditor {
      EntryEditor(location: location, entry: entry, catalog: catalog)
    }
    switch edit {
    case .setText(let text, let state, let location):
      if text.isEmpty {
        if !allowsEmptyTexts, try editor(location).losesText() {
          throw .emptied(key: location.key)
        }
      } else if !allowsLostPlaceholders,
        let problem = SourceText(of: location, in: entry, catalog).problem(in: text)
      {
        throw EditingError(problem, key: location.key)
      }
      return try editor(location).set(text, state: state)
    case .setState(let state, let location):
      guard try editor(location).unit() != nil else {
        throw .textMissing(key: location.key, language: location.language)
      }
      return try editor(location).set(nil, state: state)
    case .removePhrase(let location):
      return try editor(location).removePhrase()
    case .removeTranslation(let location):
      guard allowsSourceRemoval || location.language != catalog.sourceLanguage else {
        throw .sourceText(key: location.key, language: location.language)
      }
      return try editor(location).removeTranslation()
    case .restoreTranslation(let localization, let key):
      let language = localization.language
      guard entry.localization(for: language) == nil else {
        throw .languageExists(key: key, language: language)
      }
      return .at(["localizations", language.rawValue], .value(.existing(localization.json)))
    case .varyByPlural(let location):
      return try editor(location).varyByPlural()
    case .addLanguage(let language, let key):
      guard entry.localization(for: language) == nil else {
        throw .languageExists(key: key, language: language)
      }
      return .at(
        ["localizations", language.rawValue],
        .value(LocalizationDraft(language: language).draft(of: entry, in: catalog)))
    case .removeText(let language, _):
      return .at(
        ["localizations", language.rawValue],
        .members(StringContent.memberNames.map { (name: $0, patch: .removal) }))
    case .removeEntry: return .removal
    case .removeStale(let key):
      guard entry.extractionState == .stale else { throw .notStale(key: key) }
      return .removal
    }
  }
}
