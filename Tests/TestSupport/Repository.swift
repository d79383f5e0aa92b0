public import Foundation

/// The folder of this package, and the shared data beside it.
public enum Repository {
  /// The root of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sample photos of the package.
  public static let samples = root.appending(path: "Tools/samples")

  /// Real catalogs and photos, which tests read in place; not part of the package.
  ///
  /// `METALENS_DATA` names another folder than `../shared/data`.
  public static let sharedData: URL = {
    let path = ProcessInfo.processInfo.environment["METALENS_DATA"]
    return path.map { URL(filePath: $0) }
      ?? root.appending(path: "../shared/data").standardizedFileURL
  }()

  /// Whether there are real catalogs, photos and damaged photos.
  static let hasSharedData = ["catalogs", "photos", "bad-photos"].allSatisfy { name in
    let folder = sharedData.appending(path: name).path(percentEncoded: false)
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) == false
  }

  /// The folder of the release builds, named by `METALENS_RELEASE`.
  public static let releaseBuilds: URL? = ProcessInfo.processInfo.environment["METALENS_RELEASE"]
    .map { URL(filePath: $0) }
}
