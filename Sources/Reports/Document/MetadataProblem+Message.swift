import PhotoMetadata
import StringCatalogs

extension MetadataProblem {
  /// The problem in words.
  var localizedMessage: LocalizedMessage {
    if let encoding = assumedEncoding {
      return LocalizedMessage("report.problem.textReadAsFormat", .text(encoding.name))
    }
    return LocalizedMessage("report.problem.\(rawValue)")
  }
}
