import Foundation

/// The folder beside the package with other people's files, which are read in place.
enum SharedData {
  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let folder = packageRoot.deletingLastPathComponent().appending(path: "shared/data")

  /// Whether the folder is there; says so in the log when it is not.
  static let isPresent: Bool = {
    let isPresent = FileManager.default.fileExists(atPath: folder.path)
    if !isPresent { print("SKIPPED: tests that need ../shared/data, which is absent") }
    return isPresent
  }()
}
