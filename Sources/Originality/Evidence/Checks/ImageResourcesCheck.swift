import PhotoMetadata

/// Checks Photoshop's resources, Adobe's segment and IPTC's record of programs.
enum ImageResourcesCheck: EvidenceChecking {
  static let check = EvidenceCheck.imageResources

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.traces.others.contains { trace in
      switch trace.source {
      case .imageResource, .iptc, .adobeSegment: true
      default: false
      }
    }
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    var own: FileTrace?
    var captions: FileTrace?
    var numbers: [String] = []
    var findings: [EvidenceFinding] = []
    for trace in input.traces.others {
      switch trace.source {
      case .imageResource(let number):
        numbers.append(trace.source.number)
        if EvidenceLists.captionResources.contains(number) {
          captions = captions ?? trace
        } else {
          own = own ?? trace
        }
      case .iptc(2, 40) where trace.text.hasPrefix("FBMD"):
        findings.append(EvidenceFinding(.platformMark, trace))
      case .iptc(2, 65) where input.namesEditor(trace.text):
        findings.append(EvidenceFinding(.textNamesEditor, trace))
      case .adobeSegment: findings.append(EvidenceFinding(.adobeSegment, trace))
      default: break
      }
    }
    let value = numbers.joined(separator: " ")
    if let own {
      findings.append(EvidenceFinding(.imageResources, own, value: value))
    } else if let captions {
      findings.append(EvidenceFinding(.captionResources, captions, value: value))
    }
    return findings
  }
}
