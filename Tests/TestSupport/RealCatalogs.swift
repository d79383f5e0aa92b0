import Foundation
public import StringCatalogs
import Synchronization

/// The catalogs of real projects in ``Repository/sharedData``.
public enum RealCatalogs {
  private static let folder = Repository.sharedData.appending(path: "catalogs")

  /// The paths of the catalogs, sorted; empty if the folder is missing.
  ///
  /// Tests that use them need `.data`, which requires that there are some.
  public static let paths: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// The paths of those that Foundation's JSON reader accepts as catalogs; one has no strings.
  public static let readablePaths: [String] = paths.filter { path in
    let object = (try? Data(contentsOf: URL(filePath: path)))
      .flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (object as? [String: Any])?["strings"] is [String: Any]
  }

  /// The paths of those of them in which no object has two members of the same name.
  public static let soundPaths: [String] = readablePaths.filter { path in
    (try? catalog(at: path))?.overriddenMembers.isEmpty ?? true
  }

  /// The paths of those last written by Xcode.
  public static let pathsOfXcode: [String] = {
    let list = try? String(contentsOf: folder.appending(path: "SOURCES.tsv"), encoding: .utf8)
    let names = (list ?? "").split(separator: "\n").filter { $0.hasSuffix("xcode") }
      .compactMap { $0.split(separator: "\t").first }
    return paths.filter { path in names.contains { path.hasSuffix("/\($0)") } }
  }()

  /// Returns the bytes of a catalog, which are read once in a run.
  public static func bytes(of path: String) throws -> [UInt8] {
    try contents[path]?.bytes ?? [UInt8](Data(contentsOf: URL(filePath: path)))
  }

  /// Returns a catalog, which is parsed once in a run.
  public static func catalog(at path: String) throws -> StringCatalog {
    guard let contents = contents[path] else { return try StringCatalog(bytes: bytes(of: path)) }
    return try contents.catalog.get()
  }

  /// What is in the catalogs: each is read and parsed once, whichever tests need it.
  private static let contents: [String: Contents] = {
    let results = Mutex<[String: Contents]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let path = paths[index]
      guard let data = try? Data(contentsOf: URL(filePath: path)) else { return }
      let contents = Contents(bytes: [UInt8](data))
      results.withLock { $0[path] = contents }
    }
    return results.withLock { $0 }
  }()

  private struct Contents: Sendable {
    let bytes: [UInt8]
    let catalog: Result<StringCatalog, CatalogError>

    init(bytes: [UInt8]) {
      self.bytes = bytes
      catalog = Result { () throws(CatalogError) in try StringCatalog(bytes: bytes) }
    }
  }
}
