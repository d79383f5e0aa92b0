import PhotoCopies
import ToolSupport

/// The sidecars that were found, and the JSON files of the folder that was listed last.
struct SidecarSearch: Sendable {
  private var handled: Set<String> = []
  private var listed: (folder: String, files: JSONFiles)?

  /// Whether a sidecar was not found before.
  mutating func isNew(_ location: FileLocation) -> Bool { handled.insert(location.path).inserted }

  /// Returns the JSON files in the folder of a photo.
  mutating func files(beside photo: FileLocation) -> JSONFiles {
    let folder = String(photo.folderPath)
    if let listed, listed.folder == folder { return listed.files }
    let files = JSONFiles(photo.namesBeside)
    listed = (folder, files)
    return files
  }
}
