import CatalogEditing
import CodeStrings
import StringCatalogs
import ToolSupport

/// A user-facing reason why catalogs are not brought up to date.
enum SyncError: Error {
  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])

  /// A file that can't be read or saved.
  case file(FileError)

  /// A file that is not a string catalog.
  case notACatalog(path: String, CatalogError)

  /// A catalog that can't be changed.
  case refused(path: String, EditingError)

  /// A catalog with new keys that can’t be written, since the type of a value is unknown.
  case typeUnknown(path: String, [CodeString])

  /// Too many keys would go.
  case losesMany(path: String, count: Int, of: Int)

  /// A catalog that another program changed meanwhile.
  case changedMeanwhile(path: String)
}

extension SyncError: LocalizedByValue, CustomStringConvertible {
  var localizedMessage: LocalizedMessage {
    switch self {
    case .noCatalogsFound(let paths):
      LocalizedMessage("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    case .file(let error): error.localizedMessage
    case .notACatalog(_, let error): error.localizedMessage
    case .refused(_, let error): error.localizedMessage
    case .typeUnknown(let path, _): LocalizedMessage("code.sync.typeUnknown", .text(path))
    case .losesMany(let path, let count, let all):
      LocalizedMessage(
        "code.sync.losesMany", .text(path), .integer(Int64(count)), .integer(Int64(all)))
    case .changedMeanwhile(let path):
      LocalizedMessage("lint.fix.changedMeanwhile", .text(path))
    }
  }

  /// The place in a catalog, in the format of compilers; nil without one.
  var place: String? {
    switch self {
    case .notACatalog(let path, let error): Self.place(path, error.position)
    case .refused(let path, let error): Self.place(path, error.position)
    default: nil
    }
  }

  /// Writes the reason to standard error, behind the places in the code that it is about.
  func print() {
    if case .typeUnknown(_, let strings) = self {
      for string in strings {
        ToolMessage.error.print(
          ToolText.text("code.sync.unknownType", .text(string.key)),
          at: "\(string.file):\(string.line):\(string.column)")
      }
    }
    ToolMessage.error.print(description, at: place)
  }

  var description: String { ToolText.text(localizedMessage) }

  private static func place(_ path: String, _ position: CatalogPosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
