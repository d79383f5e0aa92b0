public import Foundation

/// The folder of this package, and the one beside it with other people's files.
public enum Repository {
  /// The root of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sample photos of the package.
  public static let samples = root.appending(path: "Tools/samples")

  /// Real catalogs and photos, which tests read in place; not part of the package.
  public static let sharedData = root.appending(path: "../shared/data").standardizedFileURL

  /// Whether the real files are there; says so in the log when they are not.
  public static let hasSharedData: Bool = {
    let exists = FileManager.default.fileExists(atPath: sharedData.path(percentEncoded: false))
    if !exists { print("SKIPPED: tests that need ../shared/data, which is absent") }
    return exists
  }()
}
