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
    guard let tables = input.traces.quantization, let luminance = tables.luminance else {
      return findings
    }
    func add(_ kind: EvidenceKind, _ value: String) {
      findings.append(EvidenceFinding(kind, in: "JPEG DQT", at: tables.offset, value: value))
    }
    if let name = PhotoshopTables.name(of: luminance) {
      add(.photoshopTables, name)
    } else if let quality = StandardTables.quality(of: tables) {
      add(.standardTables, "\(quality) %")
    }
    return findings
  }
}
