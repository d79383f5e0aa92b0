import CatalogEditing
import LintProject
import StringCatalogs

/// A catalog that several pages edit, and perhaps other programs too.
///
/// The file is the source of truth. A change is applied to its current bytes, so that other changes
/// elsewhere in it stay; there is a conflict only if the same text was changed.
///
/// Files are read and written on the session's own thread: a disk, or a folder locked by another
/// program, may take a second, which must not block the threads of Swift's tasks.
actor EditingSession {
  /// The maximum number of attempts while other programs keep changing the file.
  private static let maximumAttempts = 5

  let storage: any CatalogStorage
  private var state = CatalogState()
  private var stamp: FileStamp?

  /// The stamp of a file that could not be read as a catalog once: another program may still be
  /// writing it.
  private var doubtfulStamp: FileStamp?

  /// The changes that can be undone.
  private var changes = SavedChanges()

  private let executor = QueueExecutor(named: "catalog")

  init(_ storage: any CatalogStorage) {
    self.storage = storage
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// The path of the file as given.
  nonisolated var name: String { storage.name }

  /// Returns the current catalog.
  func current() -> CatalogState {
    refresh()
    return state
  }

  /// Applies a change and saves the file.
  func apply(_ change: EditRequest) -> ChangeOutcome {
    switch save({ edited($0, by: change) }) {
    case .ended(let outcome): return outcome
    case .saved(let old, let new):
      if let number = change.undoes {
        changes.discard(number)
        return .saved(undo: nil)
      }
      return .saved(undo: changes.add(of: [change.key], in: change.tag, from: old, to: new))
    }
  }

  /// Sets the states of several strings and saves the file, unless it has changed since the page
  /// showed them.
  func setStates(_ request: StatesRequest) -> ChangeOutcome {
    saveStrings(request.keys, in: request.tag, at: request.revision) {
      catalog throws(EditingError) in
      var editor = try CatalogEditor(catalog)
      try editor.apply(request.edits(in: catalog))
      return editor.catalog
    }
  }

  /// Replaces a text in several strings and saves the file, unless it has changed since the page
  /// showed them.
  func replace(_ request: ReplaceRequest) -> (outcome: ChangeOutcome, replacement: Replacement?) {
    var replacement: Replacement?
    let outcome = saveStrings(request.keys, in: request.tag, at: request.revision) { catalog in
      let result = Replacement(
        request, in: catalog, of: name, linter: state.linting?.linter)
      replacement = result
      return result.catalog
    }
    return (outcome, replacement)
  }

  /// Saves what `edit` makes of strings in a language, unless the file has another revision.
  private func saveStrings(
    _ keys: [String], in language: LanguageTag, at revision: Int,
    _ edit: (StringCatalog) throws(EditingError) -> StringCatalog
  ) -> ChangeOutcome {
    let result = save { catalog in
      guard state.revision == revision else { return .failure(.changedMeanwhile) }
      do throws(EditingError) {
        return .success(try edit(catalog))
      } catch {
        return .failure(Self.outcome(error))
      }
    }
    switch result {
    case .ended(let outcome): return outcome
    case .saved(let old, let new):
      return .saved(undo: changes.add(of: keys, in: language, from: old, to: new))
    }
  }

  /// The end of an attempt to save.
  private enum Saving {
    case saved(old: StringCatalog, new: StringCatalog)
    case ended(ChangeOutcome)
  }

  /// Saves what `edit` makes of the current file, or returns why there is nothing to save.
  private func save(
    _ edit: (StringCatalog) -> Result<StringCatalog, ChangeOutcome>
  ) -> Saving {
    for _ in 0..<Self.maximumAttempts {
      refresh(isPatient: false)
      if let problem = state.problem { return .ended(stamp == nil ? .missing : .broken(problem)) }
      // The first refresh finds either a catalog or a problem.
      guard let catalog = state.catalog else { return .ended(.missing) }
      let edited: StringCatalog
      switch edit(catalog) {
      case .success(let result): edited = result
      case .failure(let outcome): return .ended(outcome)
      }
      if edited == catalog { return .ended(.saved(undo: nil)) }
      do throws(StorageError) {
        guard try storage.replace(catalog.bytes, with: edited.bytes) else { continue }
      } catch {
        return .ended(storage.stamp() == nil ? .missing : .notWritten(error))
      }
      replaceCatalog(edited, stamp: storage.stamp())
      return .saved(old: catalog, new: edited)
    }
    return .ended(.busy)
  }

  /// Returns what a change makes of a catalog, or why it does not apply.
  private func edited(
    _ catalog: StringCatalog, by change: EditRequest
  ) -> Result<StringCatalog, ChangeOutcome> {
    let found = change.fields.map { Self.version(at: $0.location, of: change, in: catalog) }
    if zip(change.fields, found).contains(where: { change.conflicts($0, with: $1) }) {
      return .failure(.conflict(found))
    }
    if let number = change.undoes {
      guard let saved = changes.change(number, of: change.key, in: change.tag) else {
        return .failure(.cannotUndo)
      }
      return saved.undone(in: catalog).map { .success($0) } ?? .failure(.changedSince)
    }
    if let comment = change.comment {
      guard let entry = catalog.entry(for: change.key), comment.applies(to: entry) else {
        return .failure(.changedMeanwhile)
      }
    }
    let removals = PhraseEdits(of: change, in: catalog).removalCount
    if removals > 0, change.allowsEmptyTexts != true {
      return .failure(.phrasesRemoved(removals))
    }
    do throws(EditingError) {
      return .success(
        try Self.catalog(catalog, with: Self.edits(for: change, in: catalog), of: change))
    } catch {
      return .failure(Self.outcome(error))
    }
  }

  private static func catalog(
    _ catalog: StringCatalog, with edits: [CatalogEdit], of change: EditRequest
  ) throws(EditingError) -> StringCatalog {
    var editor = try CatalogEditor(catalog)
    editor.allowsLostPlaceholders = change.allowsLostPlaceholders
    editor.allowsEmptyTexts = change.allowsEmptyTexts == true
    try editor.apply(edits)
    return editor.catalog
  }

  static func outcome(_ error: EditingError) -> ChangeOutcome {
    switch error {
    case .placeholderLost(let placeholders, _): .placeholdersLost(placeholders)
    case .placeholderAdded(let placeholders, _), .placeholderMisread(let placeholders, _),
      .placeholderUnfit(let placeholders, _, _):
      .placeholdersAdded(placeholders)
    case .emptied: .emptied
    default: .refused(error)
    }
  }

  /// Returns the text at a location.
  private static func version(
    at location: FieldLocation, of change: EditRequest, in catalog: StringCatalog
  ) -> UnitVersion {
    let leaves = catalog.entry(for: change.key)?.localization(for: change.tag)?.leaves ?? []
    return leaves.first { $0.path == location.path }.map { UnitVersion($0) } ?? .missing
  }

  /// Returns the edits of a change, with the language first if the entry lacks it; `isDraft` means
  /// that the result is only previewed.
  static func edits(
    for change: EditRequest, in catalog: StringCatalog, isDraft: Bool = false
  ) -> [CatalogEdit] {
    if change.removesEntry { return [.removeStale(key: change.key)] }
    if let comment = change.comment { return [comment.edit(of: change.key)] }
    if change.removesTranslation == true {
      return [.removeTranslation(at: TextLocation(key: change.key, language: change.tag))]
    }
    if let location = change.variesByPlural {
      return [.varyByPlural(at: location.textLocation(key: change.key, language: change.tag))]
    }
    let phrases = PhraseEdits(of: change, in: catalog)
    let fields = change.fields.filter { $0.location.phrase == nil }
    var edits: [CatalogEdit] = []
    if let entry = catalog.entry(for: change.key), entry.localization(for: change.tag) == nil,
      fields.contains(where: { !$0.location.path.isEmpty })
    {
      edits.append(.addLanguage(change.tag, key: change.key))
    }
    return edits + fields.map { change.edit(of: $0) }
      + (isDraft ? phrases.draftedEdits : phrases.edits)
  }

  /// Reads the file again if it has changed.
  private func refresh(isPatient: Bool = true) {
    let now = storage.stamp()
    guard now != stamp || now == nil || state.revision == 0 else { return }
    let linting = storage.linting()
    if linting != state.linting {
      state.linting = linting
      if state.catalog != nil { state.revision += 1 }
    }
    do throws(CatalogProblem) {
      let bytes = try read()
      if bytes == state.catalog?.bytes, state.problem == nil {
        stamp = now
        return
      }
      replaceCatalog(try Self.catalog(bytes), stamp: now)
    } catch {
      // A program that writes in place leaves a partial file for a moment.
      if isPatient, state.revision > 0, doubtfulStamp != now {
        doubtfulStamp = now
        return
      }
      if state.problem != error || state.revision == 0 {
        state.problem = error
        state.revision += 1
      }
      stamp = now
    }
  }

  private func read() throws(CatalogProblem) -> [UInt8] {
    do throws(StorageError) {
      return try storage.read()
    } catch {
      throw .unreadable(error)
    }
  }

  private static func catalog(_ bytes: [UInt8]) throws(CatalogProblem) -> StringCatalog {
    let catalog: StringCatalog
    do throws(CatalogError) {
      catalog = try StringCatalog(bytes: bytes)
    } catch {
      throw .broken(error.localizedMessage, at: error.position)
    }
    do throws(EditingError) {
      try EditingError.refuseDuplicates(in: catalog)
    } catch {
      throw .broken(error.localizedMessage, at: error.position)
    }
    return catalog
  }

  private func replaceCatalog(_ catalog: StringCatalog, stamp: FileStamp?) {
    state = CatalogState(
      catalog: catalog, problem: nil, linting: state.linting, revision: state.revision + 1)
    self.stamp = stamp
    doubtfulStamp = nil
  }
}
