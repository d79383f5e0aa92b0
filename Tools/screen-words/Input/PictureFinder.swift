import Pictures
import ToolSupport

/// Finds the pictures in folders.
enum PictureFinder {
  /// Returns the pictures at paths.
  ///
  /// Files are taken as they are, and in folders and their subfolders those with a known extension
  /// that are not hidden, in the order of their names. Links are followed, and each folder is
  /// searched once. A subfolder that can't be read is included, so that its failure is reported.
  static func pictures(at paths: [String]) throws -> [PictureFile] {
    var pictures: [PictureFile] = []
    var visited = VisitedFolders()
    for path in paths {
      if FileStatus.kind(of: path) == .folder {
        guard FolderListing.names(in: path) != nil else {
          throw FileError.cannotRead(path: path, reason: SystemFile.lastReason)
        }
        search(path, below: "", &visited, into: &pictures)
      } else {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        pictures.append(
          path == "-"
            ? PictureFile(path: "-", name: "stdin", isNamed: true)
            : PictureFile(path: path, name: name, isNamed: true))
      }
    }
    return pictures
  }

  /// Returns the pictures of a folder, without its subfolders.
  static func pictures(inFolder folder: String) -> [PictureFile]? {
    FolderListing.names(in: folder)?.filter(isPicture).map {
      PictureFile(path: joined(folder, $0), name: $0)
    }
  }

  private static func search(
    _ folder: String, below prefix: String, _ visited: inout VisitedFolders,
    into pictures: inout [PictureFile]
  ) {
    guard visited.insert(folder) else { return }
    guard let names = FolderListing.names(in: folder) else {
      // Reading it as a picture reports the error.
      return pictures.append(PictureFile(path: folder, name: prefix))
    }
    for name in names where !name.hasPrefix(".") {
      let path = joined(folder, name)
      switch FileStatus.kind(of: path) {
      case .folder: search(path, below: prefix + name + "/", &visited, into: &pictures)
      case .file where isPicture(name):
        pictures.append(PictureFile(path: path, name: prefix + name))
      default: break
      }
    }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  private static func isPicture(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let ending = String(name[name.utf8.index(after: dot)...]).lowercased()
    return PictureFormat.allCases.contains { $0.fileExtensions.contains(ending) }
  }
}
