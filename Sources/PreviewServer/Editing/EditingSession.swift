import CatalogEditing
import StringCatalogs

/// A catalog that several pages edit, and perhaps other programs too.
///
/// The file is the truth. A change is made to the bytes that are in it at that moment, so that what others
/// changed elsewhere stays; only where they changed the same text is there a conflict.
actor EditingSession {
  /// How often a change is tried while others keep on changing the file.
  private static let mostAttempts = 5

  private let storage: any CatalogStorage
  private var state = CatalogState()
  private var stamp: FileStamp?

  /// The stamp of a file that could not be read as a catalog once: perhaps somebody is still writing it.
  private var doubtfulStamp: FileStamp?

  init(_ storage: any CatalogStorage) {
    self.storage = storage
  }

  /// The path of the file as it was given.
  nonisolated var name: String { storage.name }

  /// Returns the catalog as it is now.
  func current() -> CatalogState {
    refresh()
    return state
  }

  /// Makes a change and saves the file.
  func apply(_ change: EntryChange) -> ChangeOutcome {
    for _ in 0..<Self.mostAttempts {
      refresh(isPatient: false)
      if let problem = state.problem { return .broken(problem) }
      guard let catalog = state.catalog else { return .conflict([]) }
      let found = change.fields.map { Self.version(at: $0.place, of: change, in: catalog) }
      if zip(change.fields, found).contains(where: { $0.conflicts(with: $1) }) {
        return .conflict(found)
      }
      do {
        var editor = try CatalogEditor(catalog)
        editor.allowsLostPlaceholders = change.allowsLostPlaceholders
        try editor.apply(Self.edits(for: change, in: catalog))
        if editor.catalog == catalog { return .saved }
        guard try storage.replace(catalog.bytes, with: editor.catalog.bytes) else { continue }
        take(editor.catalog, stamp: storage.stamp())
        return .saved
      } catch let error as StorageError {
        return .notWritten(error)
      } catch EditingError.placeholderLost(let placeholders, _) {
        return .placeholdersLost(placeholders)
      } catch EditingError.placeholderAdded(let placeholders, _) {
        return .placeholdersAdded(placeholders)
      } catch let error as EditingError {
        return .refused(error)
      } catch {
        return .conflict(found)
      }
    }
    return .conflict(change.fields.map(\.base))
  }

  /// Returns the text at a place.
  private static func version(
    at place: FieldPlace, of change: EntryChange, in catalog: StringCatalog
  ) -> UnitVersion {
    let leaves = catalog.entry(for: change.key)?.localization(for: change.tag)?.leaves ?? []
    return leaves.first { $0.path == place.path }.map { UnitVersion($0) } ?? .missing
  }

  /// Returns the edits that make a change, with the language first where the entry lacks it; `isDraft` says that they are
  /// only to be looked at.
  static func edits(
    for change: EntryChange, in catalog: StringCatalog, isDraft: Bool = false
  ) -> [CatalogEdit] {
    if change.removesEntry { return [.removeStale(key: change.key)] }
    if let place = change.variesByPlural {
      return [.varyByPlural(at: place.textPlace(key: change.key, language: change.tag))]
    }
    let phrases = PhraseEdits(of: change, in: catalog)
    let fields = change.fields.filter { $0.place.phrase == nil }
    var edits: [CatalogEdit] = []
    if let entry = catalog.entry(for: change.key), entry.localization(for: change.tag) == nil,
      fields.contains(where: { !$0.place.path.isEmpty })
    {
      edits.append(.addLanguage(change.tag, key: change.key))
    }
    return edits + fields.map { change.edit(of: $0) }
      + (isDraft ? phrases.draftedEdits : phrases.edits)
  }

  /// Reads the file again when it has changed.
  private func refresh(isPatient: Bool = true) {
    let now = storage.stamp()
    guard now != stamp || now == nil || state.revision == 0 else { return }
    let linting = storage.linting()
    if linting != state.linting {
      state.linting = linting
      if state.catalog != nil { state.revision += 1 }
    }
    do {
      let bytes = try storage.read()
      if bytes == state.catalog?.bytes, state.problem == nil {
        stamp = now
        return
      }
      let catalog = try StringCatalog(bytes: bytes)
      try EditingError.refuseDuplicates(in: catalog)
      take(catalog, stamp: now)
    } catch {
      // Who writes a file in place leaves half of it for a moment.
      if isPatient, state.revision > 0, doubtfulStamp != now {
        doubtfulStamp = now
        return
      }
      let problem = Self.problem(error)
      if state.problem != problem || state.revision == 0 {
        state.problem = problem
        state.revision += 1
      }
      stamp = now
    }
  }

  private func take(_ catalog: StringCatalog, stamp: FileStamp?) {
    state = CatalogState(
      catalog: catalog, problem: nil, linting: state.linting, revision: state.revision + 1)
    self.stamp = stamp
    doubtfulStamp = nil
  }

  private static func problem(_ error: any Error) -> CatalogProblem {
    switch error {
    case let error as StorageError: .unreadable(error)
    case let error as CatalogError: .broken(error.localizedMessage, at: error.position)
    case let error as EditingError: .broken(error.localizedMessage, at: error.position)
    default: .unreadable(StorageError(LocalizedMessage("page.error.unknown")))
    }
  }
}
