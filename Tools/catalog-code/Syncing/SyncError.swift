import CatalogToolSupport
import CodeStrings
import StringCatalogs
import ToolSupport

/// A user-facing reason why catalogs are not brought up to date.
enum SyncError: Error {
  /// A file that can’t be read, changed, or saved.
  case edit(CatalogToolError)

  /// A catalog with new keys that can’t be written, since the type of a value is unknown.
  case typeUnknown(path: String, [CodeString])

  /// Too many keys would go.
  case losesMany(path: String, count: Int, of: Int)

  /// Writes the reason to standard error, behind the positions in the code that it is about.
  func print() {
    if case .typeUnknown(_, let strings) = self {
      for string in strings {
        ToolMessage.error.print(
          ToolText.text("code.sync.unknownType", .text(string.key)),
          at: "\(string.file):\(string.line):\(string.column)")
      }
    }
    ToolMessage.error.print(description)
  }
}

extension SyncError: CustomStringConvertible {
  var description: String {
    switch self {
    case .edit(let error): error.description
    case .typeUnknown(let path, _): ToolText.text("code.sync.typeUnknown", .text(path))
    case .losesMany(let path, let count, let all):
      ToolText.text(
        "code.sync.losesMany", .text(path), .integer(Int64(count)), .integer(Int64(all)))
    }
  }
}
