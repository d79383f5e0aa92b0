import Foundation
import TestSupport

/// The folders of real photos for these tests, outside the package.
enum SampleFolders {
  /// The folder of these tests.
  static let tests = Repository.root.appending(path: "Tests/PhotoMetadataTests")

  /// Real photos, with ExifTool's reading of them.
  static let photos = Repository.sharedData.appending(path: "photos")

  /// Damaged and hostile files.
  static let badPhotos = Repository.sharedData.appending(path: "bad-photos")

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
