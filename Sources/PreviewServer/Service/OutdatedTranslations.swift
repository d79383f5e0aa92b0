import CatalogHistory
import CatalogRules
import StringCatalogs

/// The outdated translations of a catalog, and those of which somebody said that they are still
/// right.
///
/// They are read on a thread of their own, as the history may take seconds.
actor OutdatedTranslations {
  /// A translation that is still right, with the source text that it was compared with.
  private struct Confirmation: Hashable {
    let key: String
    let language: LanguageTag
    let path: [LeafStep]
    let source: String

    init(_ text: OutdatedText) {
      (key, language, path, source) = (text.key, text.language, text.path, text.source)
    }
  }

  private let storage: any CatalogStorage
  private let executor = QueueExecutor(named: "history")
  private var cached: (revision: Int, texts: [OutdatedText])?
  private var confirmations: Set<Confirmation> = []

  init(_ storage: any CatalogStorage) {
    self.storage = storage
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Returns the outdated translations into a language.
  func texts(in state: CatalogState, language: LanguageTag) -> [OutdatedText] {
    texts(in: state).filter { text in
      text.language == language && !confirmations.contains(Confirmation(text))
    }
  }

  /// Keeps in mind whether the texts of strings are still right in a language.
  ///
  /// The file has no place for that, so it lasts as long as the server.
  func confirm(_ request: ConfirmationRequest, in state: CatalogState) {
    let keys = Set(request.keys.map { Array($0.utf8) })
    let texts = texts(in: state).filter { text in
      text.language == request.tag && keys.contains(Array(text.key.utf8))
    }
    for text in texts {
      if request.isRight {
        confirmations.insert(Confirmation(text))
      } else {
        confirmations.remove(Confirmation(text))
      }
    }
  }

  private func texts(in state: CatalogState) -> [OutdatedText] {
    if let cached, cached.revision == state.revision { return cached.texts }
    guard let catalog = state.catalog else { return [] }
    let stale = Set(catalog.entries.filter { $0.extractionState == .stale }.map(\.key))
    let allowance = OutdatedTextAllowance(catalog)
    let texts = storage.outdatedTexts(in: catalog).filter { text in
      text.hasOtherMeaning && !stale.contains(text.key) && !allowance.allows(text)
    }
    cached = (state.revision, texts)
    return texts
  }
}
