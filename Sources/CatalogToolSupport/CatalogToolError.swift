package import CatalogEditing
package import StringCatalogs
package import ToolSupport

/// A user-facing reason for a tool for catalogs to stop, or to leave a file as it is.
package enum CatalogToolError: Error {
  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])

  /// None of the paths contains source files.
  case noCodeFound([String])

  /// A file that can't be read or saved.
  case file(FileError)

  /// A file that is not a string catalog.
  case notACatalog(path: String, CatalogError)

  /// A catalog that can't be changed as requested.
  case refused(path: String, EditingError)

  /// A file that another program changed meanwhile.
  case changedMeanwhile(path: String)

  /// An imported file that can't be read, with the line if there is one.
  case notImportable(path: String, line: Int?, LocalizedMessage)

  /// A configuration that is not replaced unless requested.
  case exists(String)

  /// Something that an export would overwrite.
  case alreadyExists(path: String)

  /// A catalog that is outside the given project folder.
  case outsideProject(path: String, folder: String)

  /// Git is not installed.
  case noGit

  /// Git could not answer, for this reason.
  case gitFailed(String)

  /// Two catalogs that an export would give the same name.
  case sameName(String, path: String, other: String)

  /// An unknown rule or family of rules.
  case unknownRule(String, similar: String?)

  /// An error with its own description.
  case unusable(LocalizedMessage)

  /// Runs a closure that reads or writes a file, and converts its errors.
  package static func wrap<Value>(
    _ work: () throws(FileError) -> Value
  ) throws(CatalogToolError) -> Value {
    do {
      return try work()
    } catch {
      throw .file(error)
    }
  }

  /// Returns the error of a file that can't be read from a position on.
  package static func unreadable(
    _ path: String, at position: CatalogPosition, _ reason: LocalizedMessage
  ) -> CatalogToolError {
    .file(
      .cannotRead(
        path: "\(path):\(position.line):\(position.column)", reason: .message(reason)))
  }

  /// Throws if two files would be exported under the same name.
  package static func refuseSameNames(
    _ names: [String], of files: [CatalogFile]
  ) throws(CatalogToolError) {
    var paths: [String: String] = [:]
    for (name, file) in zip(names, files) {
      guard let other = paths.updateValue(file.path, forKey: name) else { continue }
      throw .sameName(name, path: other, other: file.path)
    }
  }
}

extension CatalogToolError: CustomStringConvertible {
  package var description: String { location + ToolText.text(message) }

  /// The location of the error in the format of compilers, which editors recognize; empty without
  /// one.
  private var location: String {
    switch self {
    case .notACatalog(let path, let error): Self.location(path, error.position)
    case .refused(let path, let error): Self.location(path, error.position)
    case .notImportable(let path, let line, _): line.map { "\(path):\($0): " } ?? "\(path): "
    default: ""
    }
  }

  private static func location(_ path: String, _ position: CatalogPosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
  }

  /// The sentence without the location.
  package var message: LocalizedMessage {
    switch self {
    case .noCatalogsFound(let paths):
      LocalizedMessage("lint.error.noCatalogsFound", .list(paths))
    case .noCodeFound(let paths):
      LocalizedMessage("code.error.noCodeFound", .list(paths))
    case .file(let error): error.localizedMessage
    case .notACatalog(_, let error): error.localizedMessage
    case .refused(_, let error): error.localizedMessage
    case .changedMeanwhile(let path): LocalizedMessage("lint.fix.changedMeanwhile", .text(path))
    case .notImportable(_, _, let message): message
    case .exists(let path): LocalizedMessage("lint.error.exists", .text(path))
    case .alreadyExists(let path): LocalizedMessage("edit.error.alreadyThere", .text(path))
    case .outsideProject(let path, let folder):
      LocalizedMessage("edit.error.outsideProject", .text(path), .text(folder))
    case .noGit: LocalizedMessage("edit.error.noGit")
    case .gitFailed(let reason): LocalizedMessage("edit.error.gitFailed", .text(reason))
    case .sameName(let name, let path, let other):
      LocalizedMessage("edit.error.sameName", .text(path), .text(other), .text(name))
    case .unknownRule(let name, let similar?):
      LocalizedMessage("lint.error.unknownRuleSuggestion", .text(name), .text(similar))
    case .unknownRule(let name, nil): LocalizedMessage("lint.error.unknownRule", .text(name))
    case .unusable(let message): message
    }
  }
}
