public import StringCatalogs

/// Why a report's templates can't be used.
public enum ReportTemplateError: Error, Hashable, Sendable {
  /// A template is missing.
  case missing(name: String)

  /// A template is not valid Mustache; the reason is the parser's own, in English.
  case malformed(name: String, line: Int, reason: String)

  /// A file of the folder can't be read as text; the reason is the system's own.
  case unreadable(path: String, reason: String)
}

extension ReportTemplateError: LocalizedByValue {
  /// The message with the error and its place.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .missing(let name):
      LocalizedMessage("report.error.templateMissing", .text(name))
    case .malformed(let name, let line, let reason):
      LocalizedMessage(
        "report.error.templateMalformed", .text(name), .integer(Int64(line)), .text(reason))
    case .unreadable(let path, let reason):
      LocalizedMessage("report.error.templateUnreadable", .text(path), .text(reason))
    }
  }
}
