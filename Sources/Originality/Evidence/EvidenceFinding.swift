import PhotoMetadata

/// A finding of a check, before it has a weight.
struct EvidenceFinding {
  var kind: EvidenceKind
  var structure: String
  var offset: Int?
  var value: String
  var position: EvidencePosition?

  init(
    _ kind: EvidenceKind, in structure: String, at offset: Int?, value: String,
    position: EvidencePosition? = nil
  ) {
    self.kind = kind
    self.structure = structure
    self.offset = offset
    self.position = position
    let isLong = value.utf8.count > Self.longestValue
    self.value = isLong ? value.prefix(Self.longestValue / 4) + "…" : value
  }

  /// The maximum number of bytes of a value: whole histories, but no packets.
  private static let longestValue = 4096

  /// Creates a finding at the position of a trace, with its text unless another value says more.
  init(
    _ kind: EvidenceKind, _ trace: FileTrace, value: String? = nil,
    position: EvidencePosition? = nil
  ) {
    self.init(
      kind, in: trace.sourceName, at: trace.offset, value: value ?? trace.text, position: position)
  }
}
