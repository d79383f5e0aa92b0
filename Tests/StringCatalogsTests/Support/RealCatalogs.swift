import Foundation

/// The catalogs of real projects that lie beside this package and are no part of it.
enum RealCatalogs {
  private static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = packageRoot.appending(path: "../shared/data/catalogs").standardized

  /// The paths of the catalogs, sorted; empty when the folder is absent.
  static let paths: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }.sorted()
    if catalogs.isEmpty { print("SKIPPED: no real catalogs at \(folder.path)") }
    return catalogs.map { folder.appending(path: $0).path }
  }()

  /// Whether there are any.
  static var areThere: Bool { !paths.isEmpty }

  /// Returns the bytes of a catalog.
  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
