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
    var edited = self
    for case let error? in edited.applyEach(edits) { throw error }
    self = edited
  }

  /// Applies the edits that can be applied, those of each entry in order; returns for each edit why
  /// it was not.
  ///
  /// Edits of different entries don't depend on each other, so the file is written anew only as
  /// often as one entry needs it.
  package mutating func applyEach(_ edits: [CatalogEdit]) -> [EditingError?] {
    var errors: [EditingError?] = Array(repeating: nil, count: edits.count)
    var waiting = Array(edits.indices)
    while !waiting.isEmpty {
      var round = EditRound()
      var later: [Int] = []
      for index in waiting {
        let edit = edits[index]
        switch round.admission(of: edit) {
        case .later: later.append(index)
        case .first:
          do throws(EditingError) {
            round.add(edit, try patch(for: edit), at: index)
          } catch {
            errors[index] = error
          }
        case .joint:
          let patch = round.allows(edit, in: catalog) ? try? patch(for: edit) : nil
          if let patch, round.join(edit, patch, at: index) { continue }
          round.postpone(edit)
          later.append(index)
        }
      }
      do throws(EditingError) {
        try write(round)
      } catch {
        for index in round.indices { errors[index] = error }
      }
      waiting = later
    }
    return errors
  }

  /// Throws if an edit can't be applied.
  package func check(_ edit: CatalogEdit) throws(EditingError) {
    _ = try patch(for: edit)
  }

  private mutating func write(_ round: EditRound) throws(EditingError) {
    let patch = round.patch
    guard !patch.isEmpty else { return }
    do {
      catalog = try StringCatalog(
        bytes: PatchWriter.bytes(of: catalog, applying: patch.json))
    } catch {
      throw .unreadable(error)
    }
  }

  private func patch(for edit: CatalogEdit) throws(EditingError) -> CatalogPatch {
    switch edit {
    case .addEntry(let key, let comment):
      try checkNewKey(key)
      return CatalogPatch(key, Self.addition(comment))
    case .renameEntry(let key, let newKey):
      guard let entry = catalog.entry(for: key) else { throw .unknownKey(key) }
      try checkNewKey(newKey)
      return CatalogPatch(entries: [
        (name: key, patch: .removal), (name: newKey, patch: .value(.copy(entry.json))),
      ])
    case .removeLanguage(let language):
      guard language != catalog.sourceLanguage else {
        throw .sourceLanguage(language)
      }
      return try LanguagePatches(catalog).removal(of: language)
    case .renameLanguage(let language, let newLanguage):
      return try LanguagePatches(catalog).renaming(of: language, to: newLanguage)
    case .copyLanguage(let language, let newLanguage, let state):
      return try LanguagePatches(catalog).copy(of: language, to: newLanguage, in: state)
    default:
      guard let key = edit.keys?.first, let entry = catalog.entry(for: key) else {
        throw .unknownKey(edit.keys?.first ?? "")
      }
      return CatalogPatch(key, try patch(for: edit, of: entry))
    }
  }

  private func checkNewKey(_ key: String) throws(EditingError) {
    guard !key.isEmpty else { throw .emptyKey }
    guard catalog.entry(for: key) == nil else { throw .keyExists(key) }
  }

  /// Returns a new entry: with Xcode's mark of one that was added by hand, so that it stays.
  private static func addition(_ comment: String?) -> JSONPatch {
    var members: [(name: String, value: JSONPatch.Value)] = [
      ("extractionState", .string(ExtractionState.manual.rawValue))
    ]
    if let comment, !comment.isEmpty { members.append(("comment", .string(comment))) }
    return .value(.object(members))
  }

  private func patch(
    for edit: CatalogEdit, of entry: CatalogEntry
  ) throws(EditingError) -> JSONPatch {
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
    case .setComment(let comment, _):
      // A comment by a person is not one that Xcode may generate anew.
      let text = comment.flatMap { $0.isEmpty ? nil : JSONPatch.value(.string($0)) }
      return .members([
        (name: "comment", patch: text ?? .removal),
        (name: "isCommentAutoGenerated", patch: .removal),
      ])
    case .setExtractionState(let state, _):
      return .at(["extractionState"], .value(.string(state.rawValue)))
    case .removeStale(let key):
      guard entry.extractionState == .stale else { throw .notStale(key: key) }
      return .removal
    case .removeEntry, .addEntry, .renameEntry, .removeLanguage, .renameLanguage, .copyLanguage:
      return .removal
    }
  }
}
