import CodeProjects
import Foundation

/// Reads projects from the disk.
struct FolderReader: ProjectFileReader {
  func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  func bytes(at path: String, upTo limit: Int?) -> [UInt8]? {
    guard isFile(path), let data = FileManager.default.contents(atPath: path) else { return nil }
    return data.count <= limit ?? .max ? [UInt8](data) : nil
  }
}
