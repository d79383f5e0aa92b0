import Foundation

/// The catalogs of real projects that lie beside this package and are no part of it.
public enum RealCatalogs {
  private static let folder = Repository.sharedData.appending(path: "catalogs")

  /// The paths of the catalogs, sorted; empty when the folder is absent.
  public static let paths: [String] = {
    guard Repository.hasSharedData else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// The paths of those that Xcode itself has written last.
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
