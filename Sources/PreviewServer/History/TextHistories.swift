import CatalogHistory
import StringCatalogs

/// The histories of the strings of a catalog.
///
/// They are read on a thread of their own, as git may take seconds.
actor TextHistories {
  private let storage: any CatalogStorage
  private let executor = QueueExecutor(named: "text history")

  init(_ storage: any CatalogStorage) {
    self.storage = storage
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Returns the history of a string.
  func history(_ request: HistoryRequest) -> Result<TextHistory?, StorageError> {
    Result { () throws(StorageError) in
      try storage.textHistory(of: request.key, in: LanguageTag(rawValue: request.language))
    }
  }
}
