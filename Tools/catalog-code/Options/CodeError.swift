import StringCatalogs
import ToolSupport

/// A user-facing reason for the tool to stop; the exit status is 2.
enum CodeError: Error {
  /// None of the paths contains source files.
  case noCodeFound([String])

  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])
}

extension CodeError: LocalizedByValue, CustomStringConvertible {
  var localizedMessage: LocalizedMessage {
    switch self {
    case .noCodeFound(let paths):
      LocalizedMessage("code.error.noCodeFound", .text(paths.joined(separator: ", ")))
    case .noCatalogsFound(let paths):
      LocalizedMessage("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    }
  }

  var description: String { ToolText.text(localizedMessage) }
}
