import Foundation
import PhotoFormats
import PhotoMetadata

/// Queries of the file system about folders, by the bytes of their names.
enum Folder {
  /// Returns whether a path is that of a folder.
  static func isFolder(_ path: PhotoPath) -> Bool {
    var status = stat()
    return unsafe stat(path.systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path is itself a symbolic link.
  static func isLink(_ path: PhotoPath) -> Bool {
    var status = stat()
    return unsafe lstat(path.systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the names in a folder except hidden ones, sorted by their bytes; nil if it can't be
  /// read.
  static func names(in path: PhotoPath) -> [[UInt8]]? {
    guard let folder = unsafe opendir(path.systemName) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
