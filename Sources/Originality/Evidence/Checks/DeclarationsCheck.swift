import ContentCredentials
import Foundation
import PhotoMetadata

/// Checks for declarations of where a picture comes from: a camera, a person, a generative model.
enum DeclarationsCheck: EvidenceChecking {
  static let check = EvidenceCheck.declarations

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.xmp != nil
      || input.namesGeneratorAsCamera
      || input.traces.exif.contains {
        isText($0.source) && !$0.text.isEmpty || AIGCLabel.mayBegin($0.text)
      }
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
    // Then the check of Content Credentials says it, and who signed.
    let isSignedCapture =
      input.credentials?.state == .trusted && input.credentials?.declaresCapture == true
    return all.flatMap { traces in
      traces.compactMap { trace in
        let kind = kind(of: trace, isComposite, input)
        if isSignedCapture, kind == .declaredCapture, trace.source.isCredentials { return nil }
        return kind.map { EvidenceFinding($0, trace) }
      }
    }
  }

  /// Returns China's label in a trace that is one; nil for any other.
  static func label(of trace: FileTrace) -> AIGCLabel? {
    switch trace.source {
    case .xmp("TC260:AIGC"): AIGCLabel(trace.text)
    case .xmp("TC260:Label"): AIGCLabel(value: trace.text)
    default: AIGCLabel.mayBegin(trace.text) ? label(in: trace) : nil
    }
  }

  private static func kind(
    of trace: FileTrace, _ isComposite: Bool, _ input: EvidenceInput
  ) -> EvidenceKind? {
    if let declared = sourceType(of: trace) { return declared }
    switch trace.source {
    case .exif(.make), .exif(.model):
      guard input.namesGeneratorAsCamera, GeneratorName.isEntry(trace.text) else { return nil }
      return GeneratorText.isFound(in: trace, of: input) ? .generatorText : .softwareNamesGenerator
    // Most traces are other entries of EXIF, which need no comparison with every name.
    case .exif where !isText(trace.source):
      return AIGCLabel.mayBegin(trace.text) ? label(in: trace).map(evidence) : nil
    case .xmp("Iptc4xmpExt:AISystemUsed"), .xmp("Iptc4xmpExt:AIPromptInformation"):
      return isComposite ? .declaredPartlyAI : .declaredAI
    case .xmp("TC260:AIGC"): return AIGCLabel(trace.text).map(evidence)
    // Some programs write the members as properties.
    case .xmp("TC260:Label"): return AIGCLabel(value: trace.text).map(evidence)
    case .xmp("photoshop:Credit"), .iptc(2, 110):
      let credit = trace.text.lowercased()
      if EvidenceLists.generatedCredits.contains(credit) { return .declaredAI }
      return EvidenceLists.generativeEditCredits.contains(credit) ? .declaredPartlyAI : nil
    case .xmp(let name) where EvidenceLists.writerProperties.contains(name):
      return writer(in: trace, input)
    case .iptc(2, 65), .xmpHistory("stEvt:softwareAgent"): return writer(in: trace, input)
    case .pngText(let keyword) where EvidenceLists.writerKeywords.contains(keyword.lowercased()):
      return writer(in: trace, input)
    case .exif(.userComment), .xmp("exif:UserComment"):
      // Systems write this into their screenshots; on a camera's photo a person wrote it.
      if !input.namesCamera, EvidenceLists.screenshotTexts.contains(trace.text.lowercased()) {
        return .declaredNotAPhotograph
      }
    default: break
    }
    guard isText(trace.source) else {
      return AIGCLabel.mayBegin(trace.text) ? label(in: trace).map(evidence) : nil
    }
    if GeneratorText.isFound(in: trace, of: input) { return .generatorText }
    return label(in: trace).map(evidence)
  }

  /// Returns what a field for the name of a program declares: a generator, or a label instead.
  private static func writer(in trace: FileTrace, _ input: EvidenceInput) -> EvidenceKind? {
    if AIGCLabel.mayBegin(trace.text), let label = AIGCLabel(inField: trace.text) {
      return evidence(of: label)
    }
    return input.namesGenerator(trace.text) ? .softwareNamesGenerator : nil
  }

  /// Returns China's label in a text that is JSON; captions have none.
  private static func label(in trace: FileTrace) -> AIGCLabel? {
    switch trace.source {
    case .iptc, .xmp("dc:description"): return nil
    case .pngText(let keyword) where keyword.uppercased() == AIGCLabel.name:
      return AIGCLabel(trace.text)
    default: return AIGCLabel(inField: trace.text)
    }
  }

  /// Returns the evidence that a declared source type amounts to; nil for any other trace.
  ///
  /// C2PA 2.2, 18.15.3: what is true of the picture that this one is an edit of is true of this
  /// one. What is true of a part of the picture makes it a composite.
  private static func sourceType(of trace: FileTrace) -> EvidenceKind? {
    switch trace.source {
    case .xmp("Iptc4xmpExt:DigitalSourceType"), .xmp("Iptc4xmpExt:DigitalSourceFileType"),
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
    case .exif(.imageDescription), .exif(.userComment), .exif(.xpComment), .comment, .gifComment,
      .pngText,
      .xmp("dc:description"), .xmp("exif:UserComment"), .iptc(2, 120):
      true
    default: false
    }
  }

  private static func evidence(of label: AIGCLabel) -> EvidenceKind {
    label == .generated ? .declaredAI : .suspectedAI
  }
}
