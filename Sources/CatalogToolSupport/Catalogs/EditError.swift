package import CatalogEditing
package import CatalogExchange
package import StringCatalogs
package import ToolSupport

/// A user-facing reason why a file is not changed.
package enum EditError: Error {
  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])

  /// A file that can't be read or saved.
  case file(FileError)

  /// A file that is not a string catalog.
  case notACatalog(path: String, CatalogError)

  /// A catalog that can't be changed as requested.
  case refused(path: String, EditingError)

  /// A file that another program changed meanwhile.
  case changedMeanwhile(path: String)

  /// An imported file that can't be read.
  case exchange(path: String, ExchangeError)

  /// Something that would be overwritten.
  case alreadyExists(path: String)

  /// A catalog that is outside the given project folder.
  case outsideProject(path: String, folder: String)

  /// Git is not installed.
  case noGit

  /// Git could not answer, for this reason.
  case gitFailed(String)

  /// Two catalogs that an export would give the same name.
  case sameName(String, path: String, other: String)

  /// Throws if two files would be exported under the same name.
  package static func refuseSameNames(_ names: [String], of files: [CatalogFile]) throws(EditError)
  {
    var paths: [String: String] = [:]
    for (name, file) in zip(names, files) {
      guard let other = paths.updateValue(file.path, forKey: name) else { continue }
      throw .sameName(name, path: other, other: file.path)
    }
  }
}

extension EditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCatalogsFound(let paths):
      ToolText.text("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    case .file(let error): error.description
    case .notACatalog(let path, let error):
      Self.place(path, error.position) + ToolText.text(error.localizedMessage)
    case .refused(let path, let error):
      Self.place(path, error.position) + ToolText.text(error.localizedMessage)
    case .changedMeanwhile(let path):
      ToolText.text("lint.fix.changedMeanwhile", .text(path))
    case .exchange(let path, let error):
      (error.line.map { "\(path):\($0): " } ?? "\(path): ")
        + ToolText.text(error.localizedMessage)
    case .alreadyExists(let path): ToolText.text("edit.error.alreadyThere", .text(path))
    case .outsideProject(let path, let folder):
      ToolText.text("edit.error.outsideProject", .text(path), .text(folder))
    case .noGit: ToolText.text("edit.error.noGit")
    case .gitFailed(let reason): ToolText.text("edit.error.gitFailed", .text(reason))
    case .sameName(let name, let path, let other):
      ToolText.text("edit.error.sameName", .text(path), .text(other), .text(name))
    }
  }

  /// Returns a place in the format of compilers, which editors recognize.
  private static func place(_ path: String, _ position: CatalogPosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
  }
}
