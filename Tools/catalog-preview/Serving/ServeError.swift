import PreviewServer
import StringCatalogs
import ToolSupport

/// A reason why the page can't be served, told to whoever runs the tool.
enum ServeError: Error {
  /// A file that can't be read.
  case file(FileError)

  /// A file that is no string catalog.
  case notACatalog(path: String, CatalogError)

  /// There are no catalogs in the folders.
  case noCatalogsFound([String])

  /// Another program has the port.
  case portInUse(UInt16)

  /// The system does not let the tool serve.
  case cannotServe(reason: String)
}

extension ServeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let error): error.description
    case .notACatalog(let path, let error):
      "\(path):\(error.position.line):\(error.position.column): "
        + ToolText.text(error.localizedMessage)
    case .noCatalogsFound(let paths):
      ToolText.text("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    case .portInUse(let port): ToolText.text("serve.error.portInUse", .text("\(port)"))
    case .cannotServe(let reason): ToolText.text("serve.error.cannotServe", .text(reason))
    }
  }
}
