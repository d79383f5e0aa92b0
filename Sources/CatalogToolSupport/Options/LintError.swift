package import StringCatalogs
package import ToolSupport

/// A user-facing reason for the tool to stop; the exit status is 2.
package enum LintError: Error {
  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])

  /// An unknown rule or family of rules.
  case unknownRule(String, similar: String?)

  /// A language that the product does not support.
  case unknownLanguage(String, known: [LanguageTag])

  /// A file that can't be read or saved.
  case file(FileError)

  /// A file that is not replaced unless requested.
  case exists(String)

  /// An error with its own description.
  case unusable(LocalizedMessage)
}

extension LintError: LocalizedByValue, CustomStringConvertible {
  package var localizedMessage: LocalizedMessage {
    switch self {
    case .noCatalogsFound(let paths):
      LocalizedMessage("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    case .unknownRule(let name, let similar?):
      LocalizedMessage("lint.error.unknownRuleSuggestion", .text(name), .text(similar))
    case .unknownRule(let name, nil): LocalizedMessage("lint.error.unknownRule", .text(name))
    case .unknownLanguage(let tag, let known):
      LocalizedMessage(
        "tool.unknownLanguage", .text(tag),
        .text(ToolText.list(known.map(\.rawValue))))
    case .file(let error): error.localizedMessage
    case .exists(let path): LocalizedMessage("lint.error.exists", .text(path))
    case .unusable(let message): message
    }
  }

  package var description: String { ToolText.text(localizedMessage) }

  /// Runs a closure that reads or writes a file, and converts its errors.
  package static func wrap<Value>(_ work: () throws(FileError) -> Value) throws(LintError) -> Value
  {
    do {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
