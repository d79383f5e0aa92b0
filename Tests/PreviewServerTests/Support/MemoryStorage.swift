import CatalogHistory
import LintProject
import StringCatalogs
import Synchronization

@testable import PreviewServer

/// A file in memory that can fail like a real one.
final class MemoryStorage: CatalogStorage {
  private struct File {
    var bytes: [UInt8]
    var version: Int64 = 0
    var isReadOnly = false
    var earlier: StringCatalog?
    var linting = CatalogLinting(linter: ProjectLinter(path: "Localizable.xcstrings"))
    var isGone = false
    var meddler: (@Sendable ([UInt8]) -> [UInt8]?)?
    var meddlesOnce = true
  }

  let name = "Localizable.xcstrings"
  private let file: Mutex<File>

  init(_ text: String) {
    file = Mutex(File(bytes: Array(text.utf8)))
  }

  /// The content of the file.
  var text: String {
    get { file.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
    set {
      file.withLock {
        $0.bytes = Array(newValue.utf8)
        $0.version += 1
      }
    }
  }

  /// Changes the project's linter settings.
  func lint(as linting: CatalogLinting) {
    file.withLock {
      $0.linting = linting
      $0.version += 1
    }
  }

  /// Gives the file a history: its earlier version, in which all translations were made.
  func remember(_ earlier: String) throws {
    let catalog = try StringCatalog(bytes: Array(earlier.utf8))
    file.withLock { $0.earlier = catalog }
  }

  /// Makes every attempt to write fail.
  func makeReadOnly() { file.withLock { $0.isReadOnly = true } }

  /// Changes the file just before the next attempt to replace it, or removes it.
  func meddle(_ change: @escaping @Sendable (String) -> String?) {
    file.withLock { file in
      file.meddler = { change(String(decoding: $0, as: UTF8.self)).map { Array($0.utf8) } }
    }
  }

  /// Changes the file before every attempt to replace it.
  func meddleAlways(_ change: @escaping @Sendable (String) -> String) {
    meddle(change)
    file.withLock { $0.meddlesOnce = false }
  }

  /// Removes the file.
  func remove() { file.withLock { $0.isGone = true } }

  func stamp() -> FileStamp? { file.withLock { $0.isGone ? nil : FileStamp([$0.version]) } }

  func linting() -> CatalogLinting { file.withLock { $0.linting } }

  func outdatedTexts(in catalog: StringCatalog) -> [OutdatedText] {
    file.withLock(\.earlier).map { CatalogHistory.outdatedTexts(in: catalog, since: $0) } ?? []
  }

  func read() throws(StorageError) -> [UInt8] {
    guard let bytes = file.withLock({ $0.isGone ? nil : $0.bytes }) else {
      throw StorageError(LocalizedMessage("tool.cannotRead", "A", "No such file"))
    }
    return bytes
  }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    let result: Result<Bool, StorageError> = file.withLock { file in
      if file.isReadOnly {
        return .failure(StorageError(LocalizedMessage("tool.cannotWrite", "A", "No space left")))
      }
      if let meddler = file.meddler {
        if let changed = meddler(file.bytes) { file.bytes = changed } else { file.isGone = true }
        if file.meddlesOnce { file.meddler = nil }
        file.version += 1
      }
      if file.isGone {
        return .failure(StorageError(LocalizedMessage("tool.cannotWrite", "A", "No such file")))
      }
      guard file.bytes == expected else { return .success(false) }
      file.bytes = bytes
      file.version += 1
      return .success(true)
    }
    return try result.get()
  }
}
