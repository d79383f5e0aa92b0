import CatalogEditing
import CatalogHistory
import CatalogToolSupport
import FilePaths
import LintProject
import PreviewServer
import StringCatalogs
import Synchronization
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A catalog in a file named by the user.
final class DiskCatalog: CatalogStorage {
  /// The path as given.
  let name: String

  /// The files that determine how the catalog is linted, including missing ones.
  private let lintingFiles = Mutex<[String]>([])

  /// The history of the file, and the version of the repository that it was read from.
  private let history = Mutex<(version: FileStamp, value: CatalogHistory?)?>(nil)

  /// The paths that the user named.
  private let paths: [String]

  /// Uses the file at a path that was found at others.
  init(name: String, at paths: [String]) {
    (self.name, self.paths) = (name, paths)
  }

  /// Where the file is now: git may have made its folder anew since the last time.
  private var location: FileLocation {
    get throws(FileFailure) { try NamedPaths(paths).location(of: name) }
  }

  func stamp() -> FileStamp? {
    guard let numbers = Self.numbers(of: name) else { return nil }
    return FileStamp(
      numbers + lintingFiles.withLock { $0 }.flatMap { Self.numbers(of: $0) ?? [0] })
  }

  func linting() -> CatalogLinting {
    let session = ProjectSession()
    let linting = session.linting(ofFile: name)
    lintingFiles.withLock { $0 = session.files }
    return linting
  }

  /// The history is read again after git moved to another commit, except in a linked work tree,
  /// whose files of git are elsewhere.
  func outdatedTexts(in catalog: StringCatalog) -> [OutdatedText] {
    let file = RunPath().absolute(name)
    guard let root = HistoryFinder.root(of: file) else { return [] }
    let paths = ["\(root)/.git", "\(root)/.git/HEAD", "\(root)/.git/logs/HEAD"]
    let version = FileStamp(paths.flatMap { Self.numbers(of: $0) ?? [0] })
    return history.withLock { known in
      if known?.version != version {
        known = (version, HistoryFinder(of: [file]).histories[file])
      }
      return known?.value?.outdatedTexts(in: catalog) ?? []
    }
  }

  func textHistory(
    of key: String, in language: LanguageTag
  ) throws(StorageError) -> TextHistory? {
    let file = RunPath().absolute(name)
    guard let root = HistoryFinder.root(of: file) else { return nil }
    let start = root == "/" ? 1 : root.utf8.count + 1
    do throws(HistoryError) {
      return try TextHistoryReader(root: root).history(
        of: key, in: language, file: String(Substring(file.utf8.dropFirst(start))))
    } catch {
      if error == .noCommit { return nil }
      throw StorageError(LocalizedMessage("page.history.failed", .message(error.reason)))
    }
  }

  func merge() throws(StorageError) -> StoredMerge? {
    guard let file = (try? UnmergedFile.all(at: [name]))?.first else { return nil }
    if file.isDeleted { return nil }
    let bytes = try read()
    do throws(CatalogToolError) {
      let merge = try OpenMerge(file, bytes: bytes)
      let note = merge.resolution.openConflicts.isEmpty ? nil : try file.reasonForMissingBase()
      return StoredMerge(merge.resolution, bytes: merge.bytes, note: note) { resolution in
        var merge = merge
        merge.resolution = resolution
        return merge.newBytes
      }
    } catch {
      throw StorageError(error.message)
    }
  }

  private static func numbers(of path: String) -> [Int64]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return [
      Int64(truncatingIfNeeded: status.st_ino), Int64(status.st_size), Int64(time.tv_sec),
      Int64(time.tv_nsec),
    ]
  }

  func read() throws(StorageError) -> [UInt8] {
    do throws(FileError) {
      return try FileError.reading(name) { () throws(FileFailure) in
        try location.open(following: true).bytes()
      }
    } catch {
      throw StorageError(error.localizedMessage)
    }
  }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    do throws(FileError) {
      let location = try FileError.writing(name) { () throws(FileFailure) in try self.location }
      return try location.replace(expected, with: bytes)
    } catch {
      throw StorageError(error.localizedMessage)
    }
  }
}
