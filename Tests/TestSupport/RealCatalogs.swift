import Foundation

/// The catalogs of real projects in ``Repository/sharedData``.
public enum RealCatalogs {
  private static let folder = Repository.sharedData.appending(path: "catalogs")

  /// The paths of the catalogs, sorted; empty where the folder is missing.
  ///
  /// Tests that use them need `.data`, which demands that there are some.
  public static let paths: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// The paths of those that are catalogs for Foundation's JSON reader too; one has no strings.
  public static let readablePaths: [String] = paths.filter { path in
    let object = (try? Data(contentsOf: URL(filePath: path)))
      .flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (object as? [String: Any])?["strings"] is [String: Any]
  }

  /// The paths of those that Xcode wrote last.
  public static let pathsOfXcode: [String] = {
    let list = try? String(contentsOf: folder.appending(path: "SOURCES.tsv"), encoding: .utf8)
    let names = (list ?? "").split(separator: "\n").filter { $0.hasSuffix("xcode") }
      .compactMap { $0.split(separator: "\t").first }
    return paths.filter { path in names.contains { path.hasSuffix("/\($0)") } }
  }()

  /// Returns the bytes of a catalog.
  public static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
