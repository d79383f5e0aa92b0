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
    var seen: Set<PhotoPath> = []
    return paths.flatMap { path in Folder.isFolder(path) ? files(inFolder: path) : [path] }
      .filter { seen.insert($0).inserted }
  }

  private func files(inFolder folder: PhotoPath) -> [PhotoPath] {
    // A folder that can't be listed stays in the list, so that its failure gets a row.
    guard let names = Folder.names(in: folder) else { return [folder] }
    return names.flatMap { name -> [PhotoPath] in
      let path = folder.appending(name)
      if Folder.isFolder(path) {
        return isRecursive && !Folder.isLink(path) ? files(inFolder: path) : []
      }
      return hasPhotoExtension(name) ? [path] : []
    }
  }

  private func hasPhotoExtension(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let fileExtension = String(decoding: name[(dot + 1)...], as: UTF8.self)
    return Self.fileExtensions.contains(fileExtension.lowercased())
  }
}
