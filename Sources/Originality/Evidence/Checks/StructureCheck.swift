import PhotoMetadata

/// Checks for a file structure that cameras do not write.
enum StructureCheck: EvidenceChecking {
  static let check = EvidenceCheck.structure

  static func isPossible(_ input: EvidenceInput) -> Bool { !input.traces.parts.isEmpty }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    let traces = input.traces
    var findings: [EvidenceFinding] = []
    if traces.exifBlockCount > 1 {
      findings.append(
        EvidenceFinding(
          .severalExifBlocks, in: "EXIF", at: traces.secondExifBlock,
          value: String(traces.exifBlockCount)))
    }
    let strays = traces.exif.filter { trace in
      if case .strayExif = trace.source { true } else { false }
    }
    if let first = strays.first {
      let numbers = strays.map(\.source.number).joined(separator: " ")
      findings.append(EvidenceFinding(.entriesOutsideBlock, first, value: numbers))
    }
    if let rest = traces.others.first(where: { $0.source == .rest }), !explainsTrailingData(traces)
    {
      let size = rest.numbers.first.map { "\(Int($0)) B " } ?? ""
      findings.append(EvidenceFinding(.dataAfterEnd, rest, value: size + rest.text))
    }
    if let edit = traces.others.first(where: SamsungEdit.isFound) {
      findings.append(EvidenceFinding(.editData, edit, value: "PhotoEditor_Re_Edit_Data"))
    }
    findings += ImpossibleValues.findings(in: input)
    return findings
  }

  /// Whether XMP declares that the file contains more than a picture: a video or a gain map.
  private static func explainsTrailingData(_ traces: FileTraces) -> Bool {
    ["GCamera:MotionPhoto", "GCamera:MicroVideo", "Item:Semantic", "hdrgm:Version"]
      .contains { traces.xmp($0) != nil }
  }
}
