import Foundation
import PhotoMetadata

/// Checks for declarations that a generative model made or changed a picture.
enum DeclarationsCheck: EvidenceChecking {
  static let check = EvidenceCheck.declarations

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.xmp != nil
      || input.traces.others.contains { trace in
        switch trace.source {
        case .pngText, .credentials, .iptc: true
        default: false
        }
      }
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    (input.traces.xmp + input.traces.others).compactMap { trace in
      switch trace.source {
      case .xmp("Iptc4xmpExt:DigitalSourceType"), .credentials("digitalSourceType"):
        return isGenerative(trace.text) ? EvidenceFinding(.declaredAI, trace) : nil
      case .xmp("Iptc4xmpExt:AISystemUsed"): return EvidenceFinding(.declaredAI, trace)
      case .xmp("photoshop:Credit"), .iptc(2, 110):
        let credit = trace.text.lowercased()
        return EvidenceLists.generativeCredits.isAny(in: credit)
          ? EvidenceFinding(.declaredAI, trace) : nil
      case .pngText(let keyword)
      where EvidenceLists.generatorKeywords.contains(keyword.lowercased()):
        return EvidenceFinding(.generatorText, trace)
      default: return nil
      }
    }
  }

  /// Whether an IPTC term names a generative model, however its URL is written.
  private static func isGenerative(_ term: String) -> Bool {
    let last = term.lowercased().split(whereSeparator: { $0 == "/" || $0 == " " }).last
    return last.map { EvidenceLists.generativeSources.contains(String($0)) } ?? false
  }
}
