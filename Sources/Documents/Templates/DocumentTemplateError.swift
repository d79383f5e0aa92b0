public import StringCatalogs

/// Why the templates of documents can't be used.
public enum DocumentTemplateError: Error, Hashable, Sendable {
  /// A template is missing.
  case missing(name: String)

  /// A template is not valid Mustache; the reason is the parser's own, in English.
  case malformed(name: String, line: Int, reason: String)

  /// A file of the folder can't be read as text; the reason is the system's own.
  case unreadable(path: String, reason: String)
}

extension DocumentTemplateError: LocalizedByValue {
  /// The message with the error and its position, which `ProductStrings` has.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .missing(let name):
      LocalizedMessage("document.error.templateMissing", .text(name))
    case .malformed(let name, let line, let reason):
      LocalizedMessage(
        "document.error.templateMalformed", .text(name), .integer(Int64(line)), .text(reason))
    case .unreadable(let path, let reason):
      LocalizedMessage("document.error.templateUnreadable", .text(path), .text(reason))
    }
  }
}
