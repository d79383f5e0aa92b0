import Foundation

/// Where the real photos are that these tests read, beside the package and not part of it.
enum SampleFolders {
  /// The folder of these tests.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The root of the package.
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// Real photos, with ExifTool's reading of them.
  static let photos = package.appending(path: "../shared/data/photos").standardizedFileURL

  /// Damaged and hostile files.
  static let badPhotos = package.appending(path: "../shared/data/bad-photos").standardizedFileURL

  static let hasPhotos = exists(photos)
  static let hasBadPhotos = exists(badPhotos)

  private static func exists(_ folder: URL) -> Bool {
    let exists = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    if !exists { print("SKIPPED: tests that read \(folder.lastPathComponent), which is absent") }
    return exists
  }

  /// Returns the paths of all files below a folder, in a fixed order.
  static func files(in folder: URL) throws -> [String] {
    let root = folder.path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted().map {
      folder.appending(path: $0).path(percentEncoded: false)
    }.filter {
      var isDirectory: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: $0, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }
  }
}
