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
      let isForeign = quality < 100 && input.isMade(by: EvidenceLists.makersWithOwnTables)
      add(isForeign ? .foreignTables : .standardTables, "\(quality)%")
    }
    return findings
  }

  /// Finds a layout of segments that cameras of the maker do not write.
  ///
  /// Cameras that follow DCF (JEITA CP-3461) begin with EXIF, and join the standard Huffman tables
  /// in one segment. libjpeg, which most programs use, writes a JFIF segment unless told not to,
  /// and a segment for each table; only software takes the time for tables that fit the picture.
  private static func layout(of input: EvidenceInput) -> EvidenceFinding? {
    let parts = input.traces.parts
    let tables = parts.filter { $0.name == "DHT" }
    guard tables.count >= separateTables else { return nil }
    let names = parts.prefix(maximumNames).map(\.name)
    let value = names.joined(separator: " ")
    if input.isMade(by: EvidenceLists.makersOfJoinedTables),
      let segment = input.traces.others.first(from: .jfifSegment)
    {
      return EvidenceFinding(.layoutOfSoftware, segment, value: value)
    }
    let isOfLibrary =
      input.isMade(by: EvidenceLists.makersOfCameras)
      && names.drop { $0 != "DQT" }.starts(with: namesOfLibrary)
    let isComputed =
      input.isMade(by: EvidenceLists.makersOfStandardHuffmanTables)
      && tables.contains { !standardTableSizes.contains($0.content.count) }
    guard isOfLibrary || isComputed else { return nil }
    return EvidenceFinding(
      .layoutOfSoftware, in: "JPEG DHT", at: tables.first?.range.lowerBound, value: value)
  }

  /// The number of segments with Huffman tables from which each has a table of its own.
  private static let separateTables = 3

  /// The segments that libjpeg writes before the picture.
  private static let namesOfLibrary = ["DQT", "DQT", "SOF0", "DHT", "DHT", "DHT", "DHT"]

  /// The bytes of the standard Huffman tables for differences and for coefficients (ITU-T T.81,
  /// Annex K.3), each with its number.
  private static let standardTableSizes = [29, 179]

  /// The number of segments that a finding lists.
  private static let maximumNames = 24
}
