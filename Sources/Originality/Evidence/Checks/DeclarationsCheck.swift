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
    // What Content Credentials claim counts for the picture only if they belong to the file.
    let others =
      input.traces.hasBoundClaims
      ? input.traces.others : input.traces.others.filter { !$0.source.isCredentials }
    let all = [input.traces.exif, input.traces.xmp, others]
    // A system that changed a picture is named like one that made it.
    let isComposite = all.dropFirst().joined().contains { trace in
      sourceType(of: trace)?.declaredVerdict == .partlyAI
    }
    return all.flatMap { traces in
      traces.compactMap { trace in
        kind(of: trace, isComposite: isComposite).map { EvidenceFinding($0, trace) }
      }
    }
  }

  private static func kind(of trace: FileTrace, isComposite: Bool) -> EvidenceKind? {
    if let declared = sourceType(of: trace) { return declared }
    switch trace.source {
    // Most traces are other entries of EXIF, which need no comparison with every name.
    case .exif(let tag) where tag != .software && !isText(trace.source): return nil
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

  /// Returns the evidence that a declared source type amounts to; nil for any other trace.
  ///
  /// C2PA 2.2, 18.15.3: what is true of the picture that this one is an edit of is true of this
  /// one. What is true of a part of the picture makes it a composite.
  private static func sourceType(of trace: FileTrace) -> EvidenceKind? {
    switch trace.source {
    case .xmp("Iptc4xmpExt:DigitalSourceType"),
      .credentials("digitalSourceType", of: .active),
      .credentials("digitalSourceType", of: .parent):
      DigitalSourceType(trace.text)?.evidence
    case .credentials("digitalSourceType", of: .component):
      isByAI(trace.text) ? .componentDeclaredAI : nil
    case .credentials("digitalSourceType", of: .other):
      isByAI(trace.text) ? .ingredientDeclaredAI : nil
    default: nil
    }
  }

  private static func isByAI(_ sourceType: String) -> Bool {
    switch DigitalSourceType(sourceType)?.evidence {
    case .declaredAI, .declaredPartlyAI: true
    default: false
    }
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
