import Foundation
import PhotoMetadata

/// The input of checks: a photo's metadata, the name of its file, the date, and the rules.
struct EvidenceInput {
  let metadata: EmbeddedMetadata

  /// The last path component; nil for a photo in memory.
  let fileName: String?

  /// The time of the audit.
  let date: Date

  /// The programs that edit pictures.
  let programs: RuleTable

  var traces: FileTraces { metadata.traces }

  /// Returns whether EXIF names one of the makers, given by the beginnings of their names.
  func isMade(by makers: [String]) -> Bool {
    guard let make = metadata.exif?.make else { return false }
    return makers.contains(where: make.hasPrefix)
  }

  /// Returns whether a text names an editor.
  func namesEditor(_ text: String) -> Bool { programs.editor(namedIn: text) != nil }
}
