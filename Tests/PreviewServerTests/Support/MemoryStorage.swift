import LintProject
import StringCatalogs
import Synchronization

@testable import PreviewServer

/// A file that is not on any disk, and that can be as stubborn as one.
final class MemoryStorage: CatalogStorage {
  private struct File {
    var bytes: [UInt8]
    var version: Int64 = 0
    var isReadOnly = false
    var linting = CatalogLinting(linter: ProjectLinter(path: "Localizable.xcstrings"))
    var meddler: (@Sendable ([UInt8]) -> [UInt8])?
  }

  let name = "Localizable.xcstrings"
  private let file: Mutex<File>

  init(_ text: String) {
    file = Mutex(File(bytes: Array(text.utf8)))
  }

  /// What is in the file.
  var text: String {
    get { file.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
    set {
      file.withLock {
        $0.bytes = Array(newValue.utf8)
        $0.version += 1
      }
    }
  }

  /// Has the project want it linted in another way.
  func lint(as linting: CatalogLinting) {
    file.withLock {
      $0.linting = linting
      $0.version += 1
    }
  }

  /// Makes every attempt to write fail.
  func makeReadOnly() { file.withLock { $0.isReadOnly = true } }

  /// Changes the file just before the next attempt to replace it.
  func meddle(_ change: @escaping @Sendable (String) -> String) {
    file.withLock { $0.meddler = { Array(change(String(decoding: $0, as: UTF8.self)).utf8) } }
  }

  func stamp() -> FileStamp? { file.withLock { FileStamp([$0.version]) } }

  func linting() -> CatalogLinting { file.withLock { $0.linting } }

  func read() throws(StorageError) -> [UInt8] { file.withLock { $0.bytes } }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    let result: Result<Bool, StorageError> = file.withLock { file in
      if file.isReadOnly {
        return .failure(StorageError(LocalizedMessage("tool.cannotWrite", "A", "No space left")))
      }
      if let meddler = file.meddler {
        (file.bytes, file.meddler) = (meddler(file.bytes), nil)
        file.version += 1
      }
      guard file.bytes == expected else { return .success(false) }
      file.bytes = bytes
      file.version += 1
      return .success(true)
    }
    return try result.get()
  }
}
