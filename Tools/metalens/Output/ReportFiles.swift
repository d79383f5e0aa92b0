import Documents
import Foundation
import PhotoFormats
import Reports
import StringCatalogs
import ToolSupport

/// The files of a report: the one that was named, or those in the folder that was named.
struct ReportFiles {
  /// The file or folder that was named.
  let path: String

  /// The format of the report.
  let format: ReportFormat

  /// The languages of the report.
  let languages: [LanguageTag]

  /// How a web report is divided into files.
  let layout: HTMLLayout

  /// The files and the languages of each.
  ///
  /// A folder gets one file per language, unless the format contains several languages or none.
  var all: [(file: OutputFile, languages: [LanguageTag])] {
    guard Self.isFolder(path) else { return [(OutputFile(path: path), languages)] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    func file(_ name: String) -> OutputFile {
      OutputFile(path: "\(folder)/\(name).\(format.fileExtension)", isNamed: false)
    }
    if format.switchesLanguages || !format.hasLanguage || languages.count == 1 {
      return [(file("report"), languages)]
    }
    return languages.map { (file("report.\($0)"), [$0]) }
  }

  /// Creates the folder if it is named with its slash, and returns whether there was none.
  func createFolder() throws -> Bool {
    try path.hasSuffix("/") && OutputFile(path: path + ".").createFolder()
  }

  /// Throws if the report has no folder, or would overwrite one of the audited files.
  func check(for photos: [PhotoPath]) throws {
    for (file, _) in all { try OutputFile(path: file.path).checkFolder() }
    let paths = all.flatMap { file, _ in
      guard format == .html else { return [file.path] }
      let (folder, name) = Self.parts(of: file.path)
      return layout.names(of: name, in: languages).map { folder + $0 }
    }
    for path in paths {
      try SystemFile.refuseToOverwrite(photos.map(\.systemName), with: path)
    }
  }

  /// Returns the folder of a file with its slash, and the name; compares bytes, whatever combining
  /// marks follow.
  static func parts(of path: String) -> (folder: String, name: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let end = start ?? path.startIndex
    return (String(path.utf8[..<end]) ?? "", String(path.utf8[end...]) ?? path)
  }

  /// Returns whether a path is that of a folder, or will be.
  static func isFolder(_ path: String) -> Bool {
    FileStatus.kind(of: path).map { $0 == .folder } ?? path.hasSuffix("/")
  }
}
