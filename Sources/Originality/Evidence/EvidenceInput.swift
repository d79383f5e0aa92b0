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

  /// Returns the editor named in a text; nil if there is none.
  func namesEditor(_ text: String) -> Bool { programs.editor(namedIn: text) != nil }
}

/// A finding of a check, before it has a weight.
struct Finding {
  var kind: EvidenceKind
  var structure: String
  var offset: Int?
  var value: String

  init(_ kind: EvidenceKind, in structure: String, at offset: Int?, value: String) {
    self.kind = kind
    self.structure = structure
    self.offset = offset
    let isLong = value.utf8.count > Self.longestValue
    self.value = isLong ? value.prefix(Self.longestValue / 4) + "…" : value
  }

  /// The maximum number of bytes of a value: whole histories, but no packets.
  private static let longestValue = 4096

  /// Creates a finding at the place of a trace, with its text unless another value says more.
  init(_ kind: EvidenceKind, _ trace: FileTrace, value: String? = nil) {
    self.init(
      kind, in: trace.source.name, at: trace.offset, value: value ?? trace.text)
  }
}

/// One check of a place in a file.
protocol EvidenceChecking {
  /// The check as named in a report.
  static var check: EvidenceCheck { get }

  /// Whether the photo has data for the check.
  static func isPossible(_ input: EvidenceInput) -> Bool

  /// Returns the findings; called only if the check is possible.
  static func findings(in input: EvidenceInput) -> [Finding]
}
