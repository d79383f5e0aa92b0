import CodeProjects
import ToolSupport

/// Reads projects from the disk.
struct SystemFileReader: ProjectFileReader {
  func names(in folder: String) -> [String]? { FolderListing.unsortedNames(in: folder) }

  func isFile(_ path: String) -> Bool { CatalogFinder.isFile(path) }

  func bytes(at path: String, upTo limit: Int?) -> [UInt8]? {
    try? SystemFile.bytes(at: path, upTo: limit ?? SystemFile.maximumNamedByteCount)
  }
}
