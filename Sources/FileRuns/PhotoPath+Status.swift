import Foundation
public import PhotoFormats

/// What the system says about paths, by their bytes.
extension PhotoPath {
  /// Whether anything exists, including a broken link.
  public var exists: Bool {
    var status = stat()
    return unsafe lstat(systemName, &status) == 0
  }

  /// Whether it is the path of a folder, or of a link to one.
  public var isFolder: Bool {
    var status = stat()
    return unsafe stat(systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether it is itself the path of a symbolic link.
  var isLink: Bool {
    var status = stat()
    return unsafe lstat(systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder except hidden ones, sorted by their bytes; nil if it can't be read.
  var namesInFolder: [[UInt8]]? {
    guard let folder = unsafe opendir(systemName) else { return nil }
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
