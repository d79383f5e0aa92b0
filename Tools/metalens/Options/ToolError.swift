import StringCatalogs
import ToolSupport

/// A user-facing reason for the tool to stop; the exit status is 2.
enum ToolError: Error {
  /// None of the paths contains photos; subfolders may, where they were not searched.
  case noPhotosFound([String], hidesSubfolders: Bool)

  /// A score that is out of range.
  case scoreOutOfRange

  /// A width that is out of range.
  case widthOutOfRange(ClosedRange<Int>)

  /// A run to resume whose report does not consist of JSON lines.
  case resumeWithoutRows

  /// A report to divide into files that is not a saved web page.
  case splitWithoutPages

  /// Raw paths in a report that is no table.
  case rawPathWithoutTable

  /// A summary in a format other than text.
  case summaryWithoutText

  /// A summary that is also to have everything.
  case summaryAndVerbose

  /// A file whose name ends in no format, and the endings of the formats.
  case unknownEnding(String, known: [String])

  /// A base of names without paths to compare.
  case baseWithoutPaths

  /// A base that is neither a folder of the audit nor one above the paths.
  case unknownBase(String)

  /// Copies that have no place to go, or two.
  case copyWithoutDestination

  /// Copies for standard output.
  case copyToStandardOutput

  /// A receipt at the path of a photo that it is about.
  case receiptIsPhoto(String)

  /// Copies over their originals that would change nothing.
  case copyChangesNothing

  /// Two looks for the same copies.
  case twoLooks

  /// Grain for copies that have no look.
  case grainWithoutLook

  /// A strength of grain for copies that have none.
  case strengthWithoutGrain

  /// A strength of grain that is out of range.
  case strengthOutOfRange
  /// `--max-pixels` is not above 0.
  case pixelsOutOfRange

  /// Options of a date on pictures that have none.
  case dateOptionWithoutDate

  /// A copy whose path is that of an existing file.
  case copyExists(String)

  /// An original that another program changed before its copy replaced it.
  case changedMeanwhile(String)

  /// A copy that is a JPEG file, at a path that says otherwise.
  case copyIsJPEG(String)

  /// A copy whose name ends like that of a file in another format.
  case wrongEnding(String, format: String, ending: String)

  /// An original to replace whose name is not text.
  case nameNotUTF8(String)

  /// A trust list without a certificate.
  case noCertificates(String)

  /// A file without a list of revoked certificates.
  case noRevocations(String)

  /// An error with its own description.
  case unusable(LocalizedMessage)
}

extension ToolError: LocalizedByValue, CustomStringConvertible {
  var localizedMessage: LocalizedMessage {
    switch self {
    case .noPhotosFound(let paths, let hidesSubfolders):
      LocalizedMessage(
        hidesSubfolders ? "tool.noPhotosFoundOnTop" : "tool.noPhotosFound",
        .text(paths.joined(separator: ", ")))
    case .scoreOutOfRange: LocalizedMessage("tool.scoreOutOfRange")
    case .widthOutOfRange(let range):
      LocalizedMessage(
        "tool.widthOutOfRange", .integer(Int64(range.lowerBound)),
        .integer(Int64(range.upperBound)))
    case .resumeWithoutRows: LocalizedMessage("tool.resumeWithoutRows")
    case .splitWithoutPages: LocalizedMessage("tool.splitWithoutPages")
    case .rawPathWithoutTable: LocalizedMessage("tool.rawPathWithoutTable")
    case .summaryWithoutText: LocalizedMessage("tool.summaryWithoutText")
    case .summaryAndVerbose: LocalizedMessage("tool.summaryAndVerbose")
    case .unknownEnding(let path, let known):
      LocalizedMessage("tool.unknownEnding", .text(path), .text(ToolText.list(known)))
    case .baseWithoutPaths: LocalizedMessage("tool.baseWithoutPaths")
    case .unknownBase(let path): LocalizedMessage("tool.unknownBase", .text(path))
    case .copyWithoutDestination: LocalizedMessage("tool.copy.withoutDestination")
    case .copyToStandardOutput: LocalizedMessage("tool.copy.toStandardOutput")
    case .receiptIsPhoto(let path):
      LocalizedMessage("tool.copy.receiptIsPhoto", .text(path))
    case .copyChangesNothing: LocalizedMessage("tool.copy.changesNothing")
    case .twoLooks: LocalizedMessage("tool.copy.twoLooks")
    case .grainWithoutLook: LocalizedMessage("tool.copy.grainWithoutLook")
    case .strengthWithoutGrain: LocalizedMessage("tool.copy.strengthWithoutGrain")
    case .pixelsOutOfRange: LocalizedMessage("tool.copy.pixelsOutOfRange")
    case .strengthOutOfRange: LocalizedMessage("tool.copy.strengthOutOfRange")
    case .dateOptionWithoutDate: LocalizedMessage("tool.copy.dateOptionWithoutDate")
    case .copyExists(let path): LocalizedMessage("tool.copy.exists", .text(path))
    case .changedMeanwhile(let path):
      LocalizedMessage("tool.copy.changedMeanwhile", .text(path))
    case .copyIsJPEG(let path): LocalizedMessage("tool.copy.isJPEG", .text(path))
    case .wrongEnding(let path, let format, let ending):
      LocalizedMessage("tool.copy.wrongEnding", .text(path), .text(format), .text(ending))
    case .nameNotUTF8(let path): LocalizedMessage("tool.copy.nameNotUTF8", .text(path))
    case .noCertificates(let path):
      LocalizedMessage("tool.credentials.noCertificates", .text(path))
    case .noRevocations(let path):
      LocalizedMessage("tool.credentials.noRevocations", .text(path))
    case .unusable(let message): message
    }
  }

  var description: String { ToolText.text(localizedMessage) }
}
