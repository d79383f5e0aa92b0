#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A temporary folder of this process, which only its owner can open, and which is gone with
/// everything in it when this value ends.
package struct PrivateFolder: ~Copyable {
  /// The maximum depth of folders that are removed.
  private static let maximumDepth = 64

  /// The path.
  package let path: String

  /// Creates the folder where ``UnlinkedFile`` has its files.
  package init() throws(FileError) {
    let folder = UnlinkedFile.folder
    var template = Array("\(folder)/metalens-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .cannotWrite(path: folder, reason: SystemFile.lastReason)
    }
    let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // A browser needs an absolute path, and none with links.
    path = SystemFile.realPath(of: made) ?? made
  }

  deinit { Self.remove(path, depth: 0) }

  /// Removes a folder; a link is removed and not followed.
  private static func remove(_ folder: String, depth: Int) {
    guard depth < maximumDepth else { return }
    for name in FolderListing.unsortedNames(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      if unsafe unlink(path) != 0 { remove(path, depth: depth + 1) }
    }
    unsafe rmdir(folder)
  }
}
