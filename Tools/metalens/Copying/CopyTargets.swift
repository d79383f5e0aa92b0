import FileRuns
import Foundation
import PhotoFormats
import PhotoMetadata
import ToolSupport

/// The paths of copies: one for each original, never the same twice.
struct CopyTargets: Sendable {
  /// Where the copies go.
  private enum Location: Sendable {
    /// Over the originals.
    case original
    /// To a file.
    case file(String)
    /// Into a folder, in the subfolders of the named folders.
    case folder(String)
  }

  private let location: Location
  /// The named folders, with a final slash.
  private let folders: Set<[UInt8]>
  private var used: Set<String> = []
  /// The number to try next for a copy whose path, in lowercase, another one has.
  private var numbers: [String: Int] = [:]
  private let changesPictures: Bool
  /// The files that were named themselves, and need not be searched.
  private let files: Set<PhotoPath>
  /// The absolute path, with a final slash, of the folder for copies if it is in a searched one;
  /// what is in it is not searched.
  private let unsearched: String?

  /// Creates the paths for originals; `output` is nil for copies in place.
  ///
  /// The output is a file only if one file is to be copied, and it is not the path of a folder.
  /// Where pictures change, copies of HEIC and AVIF files are JPEG files, and named so.
  init(output: String?, named: [PhotoPath], isOpen: Bool, changesPictures: Bool) {
    self.changesPictures = changesPictures
    folders = Set(
      named.filter(\.isFolder).map { path in
        path.bytes.last == UInt8(ascii: "/") ? path.bytes : path.bytes + [UInt8(ascii: "/")]
      })
    files = Set(named)
    guard let output else {
      location = .original
      unsearched = nil
      return
    }
    let isFile =
      named.count == 1 && folders.isEmpty && !isOpen && !output.hasSuffix("/")
      && !PhotoPath(output).isFolder
    location = isFile ? .file(output) : .folder(output)
    let path = Self.absolutePath(of: Array(output.utf8))
    let roots = folders.compactMap(Self.absolutePath)
    unsearched = path.flatMap { path in
      roots.contains { path != $0 && path.hasPrefix($0) } && !roots.contains(path) ? path : nil
    }
  }

  /// Returns the absolute path of a folder without links, with a final slash; nil if it doesn’t
  /// exist.
  private static func absolutePath(of folder: [UInt8]) -> String? {
    SystemFile.realPath(of: String(decoding: folder, as: UTF8.self)).map {
      $0.hasSuffix("/") ? $0 : $0 + "/"
    }
  }

  /// Creates the folder for copies, if they go into one.
  func prepare() throws(FileError) {
    if case .folder(let path) = location { try Folder.make(path) }
  }

  /// Whether a file gets no copy, because it is the original of a copy in its place, or a search
  /// found it in the folder for copies, where earlier runs put theirs.
  func leavesOut(_ photo: PhotoPath) -> Bool {
    guard case .original = location else { return isInUnsearched(photo) }
    let end = Array(CopyTask.backupExtension.utf8)
    return photo.bytes.suffix(end.count).elementsEqual(end)
      && FileIdentity(PhotoPath(bytes: Array(photo.bytes.dropLast(end.count))).systemName) != nil
  }

  /// Whether a search found a file in the folder for copies, and not in another folder below it
  /// that was named.
  private func isInUnsearched(_ photo: PhotoPath) -> Bool {
    guard let unsearched, !files.contains(photo), let base = folder(of: photo) else {
      return false
    }
    let name = photo.bytes.lastIndex(of: UInt8(ascii: "/")) ?? photo.bytes.endIndex
    return Self.absolutePath(of: Array(photo.bytes[..<name]))?.hasPrefix(unsearched) ?? false
      && !(Self.absolutePath(of: base)?.hasPrefix(unsearched) ?? false)
  }

  /// Returns the path of a copy.
  mutating func target(for original: PhotoPath) -> String {
    switch location {
    case .original: return original.text
    case .file(let path): return path
    case .folder(let folder):
      let path = relativePath(of: original)
      return unused(folder, isConverted(original) ? Self.jpegPath(path) : path)
    }
  }

  /// Whether the copy of a file is a JPEG file, and the file is none.
  private func isConverted(_ original: PhotoPath) -> Bool {
    guard changesPictures, let kind = try? FileKind(ofFileAt: original) else { return false }
    return kind == .photo(.heif)
  }

  /// Whether a path is that of a JPEG file, by its name.
  static func isJPEG(_ path: String) -> Bool {
    [".jpg", ".jpeg"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Returns a path with the extension of JPEG files instead of its own.
  private static func jpegPath(_ path: String) -> String {
    isJPEG(path) ? path : path[..<extensionStart(in: path)] + ".jpg"
  }

  /// Returns the position of the dot before the extension of a name; the end if it has none.
  private static func extensionStart(in path: String) -> String.Index {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[nameStart...].dropFirst().lastIndex(of: ".") ?? path.endIndex
  }

  /// Returns the path of an original in the named folder that it was found in, or its name.
  private func relativePath(of original: PhotoPath) -> String {
    guard let base = folder(of: original) else { return original.lastComponent }
    let names = original.bytes.dropFirst(base.count).split(separator: UInt8(ascii: "/"))
    let safe = names.map { PhotoPath(bytes: Array($0)).lastComponent }.filter {
      !["", ".", ".."].contains($0)
    }
    return safe.joined(separator: "/")
  }

  /// Returns the named folder that an original was found in.
  private func folder(of original: PhotoPath) -> [UInt8]? {
    let bytes = original.bytes
    return bytes.indices.reversed().lazy
      .filter { bytes[$0] == UInt8(ascii: "/") }
      .map { Array(bytes[...$0]) }
      .first(where: folders.contains)
  }

  /// Returns a path in a folder that no other copy of this run has, in any case of its letters.
  private mutating func unused(_ folder: String, _ path: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let dot = Self.extensionStart(in: path)
    let name = path.lowercased()
    var result = path
    var number = numbers[name] ?? 2
    while !used.insert(result.lowercased()).inserted {
      result = "\(path[..<dot])-\(number)\(path[dot...])"
      number += 1
    }
    numbers[name] = number
    return start + result
  }
}
