import Foundation
import PhotoMetadata

/// Checks for programs that name themselves in comments, descriptions, captions and artists.
enum TextsCheck: EvidenceChecking {
  static let check = EvidenceCheck.texts

  static func isPossible(_ input: EvidenceInput) -> Bool { !texts(of: input).isEmpty }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    texts(of: input).compactMap { trace in
      let text = trace.text.lowercased()
      switch trace.source {
      case .exif(.artist):
        return EvidenceLists.artists.contains(text) ? EvidenceFinding(.textNamesEditor, trace) : nil
      case .pngText("Software"):
        return input.namesEditor(trace.text) ? EvidenceFinding(.textNamesEditor, trace) : nil
      default:
        if EvidenceLists.phrases.isAny(in: text) {
          return EvidenceFinding(.textNamesEditor, trace)
        }
        guard case .comment = trace.source else { return nil }
        if input.namesEditor(trace.text) { return EvidenceFinding(.textNamesEditor, trace) }
        if EvidenceLists.platformComments.isAny(in: text) {
          return EvidenceFinding(.platformMark, trace)
        }
        return EvidenceLists.encoders.isAny(in: text)
          ? EvidenceFinding(.commentNamesEncoder, trace) : nil
      }
    }
  }

  private static func texts(of input: EvidenceInput) -> [FileTrace] {
    let traces = input.traces
    let exif = [ExifTag.imageDescription, .artist, .userComment].compactMap { traces.exif($0) }
    let others = traces.others.filter { trace in
      switch trace.source {
      case .comment, .iptc(2, 120), .pngText: true
      default: false
      }
    }
    return (exif + [traces.xmp("dc:description")].compactMap { $0 } + others).filter {
      !$0.text.isEmpty
    }
  }
}
