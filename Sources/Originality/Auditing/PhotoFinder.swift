public import PhotoMetadata

/// Finds the photo files at a list of paths.
public struct PhotoFinder: Sendable {
  /// The extensions of photo files in folders, in lowercase.
  ///
  /// A file that is itself in the list is included whatever its extension.
  public static let fileExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif", "avif", "tif", "tiff",
    "jxl", "dng", "arw", "cr2", "cr3", "nef", "nrw", "orf", "pef", "raf", "rw2", "srw",
  ]

  /// Whether to search subfolders.
  public var isRecursive: Bool

  /// Creates a finder.
  public init(isRecursive: Bool) {
    self.isRecursive = isRecursive
  }

  /// Returns the files at `paths`, each path once.
  ///
  /// The paths keep their order; the files of a folder are sorted by the bytes of their names,
  /// subfolders among them. Hidden files and folders are skipped, and links to folders are not
  /// followed.
  public func files(at paths: [PhotoPath]) -> [PhotoPath] {
    search(paths).files
  }

  /// Returns the files at `paths` as ``files(at:)`` does, and the other files in their folders.
  public func search(_ paths: [PhotoPath]) -> (files: [PhotoPath], others: OtherFiles) {
    var seen: Set<PhotoPath> = []
    var others = OtherFiles()
    let found = paths.flatMap { path in
      Folder.isFolder(path) ? files(inFolder: path, &others) : [path]
    }
    return (found.filter { seen.insert($0).inserted }, others)
  }

  private func files(inFolder folder: PhotoPath, _ others: inout OtherFiles) -> [PhotoPath] {
    // A folder that can't be listed stays in the list, so that its failure gets a row.
    guard let names = Folder.names(in: folder) else { return [folder] }
    var files: [PhotoPath] = []
    for name in names {
      let path = folder.appending(name)
      if Folder.isFolder(path) {
        if isRecursive, !Folder.isLink(path) { files += self.files(inFolder: path, &others) }
        continue
      }
      let fileExtension = Self.fileExtension(of: name)
      if Self.fileExtensions.contains(fileExtension) {
        files.append(path)
      } else {
        others.add(fileExtension)
      }
    }
    return files
  }

  private static func fileExtension(of name: [UInt8]) -> String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
