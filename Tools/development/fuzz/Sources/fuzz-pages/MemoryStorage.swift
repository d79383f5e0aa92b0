import LintProject
import PreviewServer
import FuzzSupport
import Synchronization

/// A file in memory.
final class MemoryStorage: CatalogStorage {
  private struct File {
    var bytes = Array(SampleCatalog.text.utf8)
    var version: Int64 = 0
  }

  let name = "Localizable.xcstrings"
  private let file = Mutex(File())

  var bytes: [UInt8] { file.withLock(\.bytes) }

  func stamp() -> FileStamp? { file.withLock { FileStamp([$0.version]) } }

  func linting() -> CatalogLinting { CatalogLinting(linter: ProjectLinter(path: name)) }

  func read() throws(StorageError) -> [UInt8] { bytes }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    file.withLock { file in
      guard file.bytes == expected else { return false }
      file.bytes = bytes
      file.version += 1
      return true
    }
  }
}
