import Foundation
import PhotoMetadata

/// What a check looks at: a photo's metadata, the name of its file, the date, and the rules.
struct EvidenceInput {
  let metadata: EmbeddedMetadata

  /// The last part of the path; nil for a photo in memory.
  let fileName: String?

  /// The moment of the audit.
  let date: Date

  /// The programs that edit pictures.
  let programs: RuleTable

  var traces: FileTraces { metadata.traces }

  /// Returns the name of an editor that a text names; nil when it names none.
  func namesEditor(_ text: String) -> Bool { programs.editor(namedIn: text) != nil }
}

/// Something that a check found, before it has a weight.
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

  /// Bytes of a value that are kept: whole histories, but no packets.
  private static let longestValue = 4096

  /// Creates a finding at the place of a trace, with its text unless another value tells more.
  init(_ kind: EvidenceKind, _ trace: FileTrace, value: String? = nil) {
    self.init(
      kind, in: trace.source.name, at: trace.offset, value: value ?? trace.text)
  }
}

/// A look at one place of a file.
protocol EvidenceChecking {
  /// The check as a report names it.
  static var check: EvidenceCheck { get }

  /// Whether the photo has what the check looks at.
  static func isPossible(_ input: EvidenceInput) -> Bool

  /// Returns what was found; asked only when the check is possible.
  static func findings(in input: EvidenceInput) -> [Finding]
}
