import Foundation
import PhotoMetadata

/// Checks for declarations of where a picture comes from: a camera, a person, a generative model.
enum DeclarationsCheck: EvidenceChecking {
  static let check = EvidenceCheck.declarations

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.xmp != nil
      || input.traces.exif.contains { isText($0.source) && !$0.text.isEmpty }
      || input.traces.others.contains { trace in
        switch trace.source {
        case .pngText, .credentials, .iptc: true
        default: isText(trace.source)
        }
      }
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    let all = input.traces.exif + input.traces.xmp + input.traces.others
    // A system that changed a picture is named like one that made it.
    let isComposite = all.contains { trace in
      isSourceType(trace.source)
        && DigitalSourceType(trace.text)?.evidence == .declaredPartlyAI
    }
    return all.compactMap { trace in
      kind(of: trace, isComposite: isComposite).map { EvidenceFinding($0, trace) }
    }
  }

  private static func kind(of trace: FileTrace, isComposite: Bool) -> EvidenceKind? {
    switch trace.source {
    case let source where isSourceType(source): return DigitalSourceType(trace.text)?.evidence
    case .xmp("Iptc4xmpExt:AISystemUsed"): return isComposite ? .declaredPartlyAI : .declaredAI
    case .xmp("TC260:AIGC"): return AIGCLabel(trace.text).map(evidence)
    case .xmp("photoshop:Credit"), .iptc(2, 110):
      let credit = trace.text.lowercased()
      if EvidenceLists.generatedCredits.isAny(in: credit) { return .declaredAI }
      return EvidenceLists.generativeEditCredits.isAny(in: credit) ? .declaredPartlyAI : nil
    case .exif(.software), .pngText("Software"), .xmp("xmp:CreatorTool"), .xmp("tiff:Software"):
      return namesGenerator(trace.text) ? .softwareNamesGenerator : nil
    case .pngText(let keyword) where EvidenceLists.generatorKeywords.contains(keyword.lowercased()):
      return .generatorText
    case let source where isText(source):
      if EvidenceLists.screenshotTexts.contains(trace.text.lowercased()) {
        return .declaredNotAPhotograph
      }
      if GeneratorText.isFound(in: trace.text) { return .generatorText }
      let isLabel =
        source == .pngText(AIGCLabel.name) || trace.text.contains("\"\(AIGCLabel.name)\"")
      return isLabel ? AIGCLabel(trace.text).map(evidence) : nil
    default: return nil
    }
  }

  private static func isSourceType(_ source: TraceSource) -> Bool {
    source == .xmp("Iptc4xmpExt:DigitalSourceType") || source == .credentials("digitalSourceType")
  }

  /// Whether a source holds text that a program may have written in place of a person.
  private static func isText(_ source: TraceSource) -> Bool {
    switch source {
    case .exif(.imageDescription), .exif(.userComment), .comment, .gifComment, .pngText,
      .xmp("dc:description"), .xmp("exif:UserComment"), .iptc(2, 120):
      true
    default: false
    }
  }

  private static func evidence(of label: AIGCLabel) -> EvidenceKind {
    label == .generated ? .declaredAI : .suspectedAI
  }

  private static func namesGenerator(_ text: String) -> Bool {
    let text = FoldedText(text)
    return EvidenceLists.generators.contains { $0.isFound(in: text) }
  }
}
