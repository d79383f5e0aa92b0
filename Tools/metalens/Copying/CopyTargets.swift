import Foundation
import PhotoMetadata
import ToolSupport

/// The paths of copies: one for each original, never the same twice.
struct CopyTargets: Sendable {
  /// Where the copies go.
  private enum Place: Sendable {
    /// Over the originals.
    case original
    /// To a file.
    case file(String)
    /// Into a folder, in the subfolders of the named folders.
    case folder(String)
  }

  private let place: Place
  /// The named folders, with a final slash.
  private let folders: [[UInt8]]
  private var used: Set<String> = []

  /// Creates the paths for originals; `output` is nil for copies in place.
  ///
  /// The output is a file only if one file is to be copied, and it is not the path of a folder.
  init(output: String?, named: [PhotoPath], isOpen: Bool) {
    folders = named.filter { Self.isFolder($0.systemName) }.map { path in
      path.bytes.last == UInt8(ascii: "/") ? path.bytes : path.bytes + [UInt8(ascii: "/")]
    }
    guard let output else {
      place = .original
      return
    }
    let isFile =
      named.count == 1 && folders.isEmpty && !isOpen && !output.hasSuffix("/")
      && !Self.isFolder(Array(output.utf8CString))
    place = isFile ? .file(output) : .folder(output)
  }

  /// Creates the folder for copies, if they go into one.
  func prepare() throws(FileError) {
    if case .folder(let path) = place { try Folder.make(path) }
  }

  /// Returns the path of a copy.
  mutating func target(for original: PhotoPath) -> String {
    switch place {
    case .original: return original.text
    case .file(let path): return path
    case .folder(let folder): return unused(folder, relativePath(of: original))
    }
  }

  /// Returns the path of an original in the named folder that it was found in, or its name.
  private func relativePath(of original: PhotoPath) -> String {
    let base = folders.filter { original.bytes.starts(with: $0) }.max { $0.count < $1.count }
    guard let base else { return original.lastComponent }
    let names = original.bytes.dropFirst(base.count).split(separator: UInt8(ascii: "/"))
    let safe = names.map { PhotoPath(bytes: Array($0)).lastComponent }.filter {
      !["", ".", ".."].contains($0)
    }
    return safe.joined(separator: "/")
  }

  /// Returns a path in a folder that no other copy of this run has, in any case of its letters.
  private mutating func unused(_ folder: String, _ path: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[nameStart...].dropFirst().lastIndex(of: ".") ?? path.endIndex
    var result = path
    var number = 2
    while !used.insert(result.lowercased()).inserted {
      result = "\(path[..<dot])-\(number)\(path[dot...])"
      number += 1
    }
    return start + result
  }

  private static func isFolder(_ path: [CChar]) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
