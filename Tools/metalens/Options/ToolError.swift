import StringCatalogs
import ToolSupport

/// A reason for the tool to stop, told to whoever runs it; the exit status is 2.
enum ToolError: Error {
  /// None of the paths has photos.
  case noPhotosFound([String])

  /// A language that the catalog does not have.
  case unknownLanguage(String, known: [LanguageTag])

  /// A score that no photo can have.
  case scoreOutOfRange

  /// A width that no text fits in, or no screen has.
  case widthOutOfRange(ClosedRange<Int>)

  /// A number of threads that is none.
  case jobsOutOfRange(ClosedRange<Int>)

  /// A run that is to be resumed and whose report is not made of lines of JSON.
  case resumeWithoutRows

  /// A report that is to be divided into files and is no web page that is saved.
  case splitWithoutPages

  /// Something that says itself why it can't be used.
  case unusable(LocalizedMessage)
}

extension ToolError: LocalizedByValue, CustomStringConvertible {
  var localizedMessage: LocalizedMessage {
    switch self {
    case .noPhotosFound(let paths):
      LocalizedMessage("tool.noPhotosFound", .text(paths.joined(separator: ", ")))
    case .unknownLanguage(let tag, let known):
      LocalizedMessage(
        "tool.unknownLanguage", .text(tag),
        .text(known.map(\.rawValue).joined(separator: ", ")))
    case .scoreOutOfRange: LocalizedMessage("tool.scoreOutOfRange")
    case .widthOutOfRange(let range):
      LocalizedMessage(
        "tool.widthOutOfRange", .integer(Int64(range.lowerBound)),
        .integer(Int64(range.upperBound)))
    case .jobsOutOfRange(let range):
      LocalizedMessage(
        "tool.jobsOutOfRange", .integer(Int64(range.lowerBound)),
        .integer(Int64(range.upperBound)))
    case .resumeWithoutRows: LocalizedMessage("tool.resumeWithoutRows")
    case .splitWithoutPages: LocalizedMessage("tool.splitWithoutPages")
    case .unusable(let message): message
    }
  }

  var description: String { ToolText.text(localizedMessage) }
}
