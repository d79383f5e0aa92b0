import PreviewServer
import StringCatalogs
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A catalog in a file that a person has named.
struct DiskCatalog: CatalogStorage {
  /// The path as it was given.
  let name: String

  func stamp() -> FileStamp? {
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return FileStamp(
      Int64(truncatingIfNeeded: status.st_ino), Int64(status.st_size), Int64(time.tv_sec),
      Int64(time.tv_nsec))
  }

  func read() throws(StorageError) -> [UInt8] {
    do {
      return try SystemFile.bytes(at: name)
    } catch {
      throw StorageError(error.localizedMessage)
    }
  }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    do {
      return try AtomicFile.replace(name, with: bytes) {
        (try? SystemFile.bytes(at: name)) == expected
      }
    } catch {
      throw StorageError(error.localizedMessage)
    }
  }
}
