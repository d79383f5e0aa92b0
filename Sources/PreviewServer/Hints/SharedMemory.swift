import CatalogRules
import StringCatalogs
import TranslationMemory

/// What is remembered of the texts of all catalogs and of earlier translations, by language.
///
/// Nothing is read before somebody needs it. A language is indexed again when a catalog has
/// changed; that happens on a thread of its own, since it may take a moment.
actor SharedMemory {
  /// The number of languages that are kept: people translate into one or two at a time.
  private static let maximumLanguages = 3

  /// The texts of a catalog at a revision.
  private struct Part {
    var revision: Int
    var texts: [RememberedText]
  }

  private struct Language {
    var parts: [Part]
    var memory: TranslationMemory
  }

  private let sessions: [EditingSession]
  private let readOthers: @Sendable () -> EarlierTranslations
  private let executor = QueueExecutor(named: "memory")

  /// The translations from elsewhere, by language; nil before they were read.
  private var others: [LanguageTag: [RememberedText]]?

  /// Why not all translations from elsewhere can be used; nil if they can.
  private(set) var problem: LocalizedMessage?

  private var languages: [LanguageTag: Language] = [:]

  /// The languages that are kept, the one that was needed last at the end.
  private var recent: [LanguageTag] = []

  init(
    _ sessions: [EditingSession],
    and readOthers: @escaping @Sendable () -> EarlierTranslations
  ) {
    self.sessions = sessions
    self.readOthers = readOthers
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Returns the memory of a language, with what the catalogs have now.
  func memory(of language: LanguageTag) async -> TranslationMemory {
    var states: [CatalogState] = []
    for session in sessions { states.append(await session.current()) }
    return memory(of: language.canonical, states)
  }

  /// Indexes a language again if somebody has needed it before.
  func refresh(_ language: LanguageTag) async {
    guard languages[language.canonical] != nil else { return }
    _ = await memory(of: language)
  }

  private func memory(of language: LanguageTag, _ states: [CatalogState]) -> TranslationMemory {
    readOnce()
    recent.removeAll { $0 == language }
    recent.append(language)
    if recent.count > Self.maximumLanguages { languages[recent.removeFirst()] = nil }
    let known = languages[language]
    var isChanged = known == nil
    let parts = states.enumerated().map { index, state -> Part in
      // A revision grows, but a request that waited may still have an earlier one.
      if let part = known?.parts[index], part.revision >= state.revision { return part }
      let texts =
        state.catalog.map {
          RememberedText.texts(of: $0, file: sessions[index].name, language: language)
        } ?? []
      if known?.parts[index].texts != texts { isChanged = true }
      return Part(revision: state.revision, texts: texts)
    }
    let memory =
      isChanged
      ? TranslationMemory(parts.flatMap(\.texts) + (others?[language] ?? []))
      : known?.memory ?? TranslationMemory([])
    languages[language] = Language(parts: parts, memory: memory)
    return memory
  }

  private func readOnce() {
    guard others == nil else { return }
    let found = readOthers()
    others = Dictionary(grouping: found.texts) { $0.language.canonical }
    problem = found.problem
  }
}
