package import StringCatalogs

/// A file that can't be read or saved, described for the user.
package enum FileError: Error {
  /// A file that can't be saved.
  case cannotWrite(path: String, reason: MessageArgument)

  /// A file that can't be read.
  case cannotRead(path: String, reason: MessageArgument)

  /// A file that would overwrite its own source.
  case outputIsInput(path: String)

  /// A file that has more bytes than are read.
  package static func tooLarge(path: String, limit: Int) -> FileError {
    let reason = LocalizedMessage("tool.reason.largerThan", .integer(Int64(limit >> 20)))
    return .cannotRead(path: path, reason: .message(reason))
  }
}

extension FileError: LocalizedByValue, CustomStringConvertible {
  package var localizedMessage: LocalizedMessage {
    switch self {
    case .cannotWrite(let path, let reason):
      LocalizedMessage("tool.cannotWrite", .text(path), reason)
    case .cannotRead(let path, let reason):
      LocalizedMessage("tool.cannotRead", .text(path), reason)
    case .outputIsInput(let path): LocalizedMessage("tool.outputIsInput", .text(path))
    }
  }

  package var description: String { ToolText.text(localizedMessage) }
}
