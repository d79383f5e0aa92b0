import Foundation

/// Finds the photo files that a list of paths means.
public struct PhotoFinder: Sendable {
  /// The endings of the files that are taken from a folder, in lower case.
  ///
  /// A file that is named by itself is taken whatever its ending.
  public static let fileExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif", "avif", "tif", "tiff",
    "dng", "jxl",
  ]

  /// Whether the folders inside a folder are searched as well.
  public var isRecursive: Bool

  /// Creates a finder.
  public init(isRecursive: Bool) {
    self.isRecursive = isRecursive
  }

  /// Returns the files that `paths` means, each once.
  ///
  /// The paths keep their order; what a folder gives is sorted by the bytes of the names, folders
  /// among files. Hidden files and folders are passed over, and links to folders are not followed.
  public func files(at paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.flatMap { path in isFolder(path) ? files(inFolder: path) : [path] }
      .filter { seen.insert($0).inserted }
  }

  private func files(inFolder folder: String) -> [String] {
    // A folder that can't be listed stays in the list, so that its failure gets a row.
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return [folder]
    }
    let visible = names.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return visible.flatMap { name -> [String] in
      let path = join(folder, name)
      if isFolder(path) {
        return isRecursive && !isLink(path) ? files(inFolder: path) : []
      }
      return hasPhotoExtension(name) ? [path] : []
    }
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private func hasPhotoExtension(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
