import PhotoMetadata

/// Checks the coding of a JPEG picture: its process and its quantization tables.
enum CodingCheck: EvidenceChecking {
  static let check = EvidenceCheck.coding

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.traces.frame != nil && input.traces.quantization?.luminance != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    var findings: [EvidenceFinding] = []
    if let frame = input.traces.frame, frame.isProgressive {
      findings.append(
        EvidenceFinding(
          .progressive, in: "JPEG SOF\(frame.process)", at: frame.offset, value: frame.name))
    }
    if let finding = layout(of: input) { findings.append(finding) }
    guard let tables = input.traces.quantization, let luminance = tables.luminance else {
      return findings
    }
    func add(_ kind: EvidenceKind, _ value: String) {
      findings.append(EvidenceFinding(kind, in: "JPEG DQT", at: tables.offset, value: value))
    }
    if let name = PhotoshopTables.name(of: luminance) {
      add(.photoshopTables, name)
    } else if let quality = StandardTables.quality(of: tables) {
      // At the best quality every number is 1, whoever made the tables.
      let isForeign = quality < 100 && isMade(input, by: EvidenceLists.makersWithOwnTables)
      add(isForeign ? .foreignTables : .standardTables, "\(quality) %")
    }
    return findings
  }

  /// Finds the layout of libjpeg and most programs: JFIF, and a segment for each Huffman table.
  ///
  /// Cameras that follow DCF (JEITA CP-3461) begin with EXIF and join the tables.
  private static func layout(of input: EvidenceInput) -> EvidenceFinding? {
    guard isMade(input, by: EvidenceLists.makersOfJoinedTables),
      let segment = input.traces.others.first(from: .jfifSegment),
      input.traces.parts.count(where: { $0.name == "DHT" }) >= separateTables
    else { return nil }
    let names = input.traces.parts.prefix(maximumNames).map(\.name)
    return EvidenceFinding(.layoutOfSoftware, segment, value: names.joined(separator: " "))
  }

  private static func isMade(_ input: EvidenceInput, by makers: [String]) -> Bool {
    guard let make = input.metadata.exif?.make else { return false }
    return makers.contains(where: make.hasPrefix)
  }

  /// The number of segments with Huffman tables from which each has a table of its own.
  private static let separateTables = 3

  /// The number of segments that a finding lists.
  private static let maximumNames = 24
}
