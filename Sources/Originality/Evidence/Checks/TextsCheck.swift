import Foundation
import PhotoMetadata

/// Checks for texts that programs write by themselves into comments, descriptions and captions.
///
/// What a person types is at most information, whatever program it mentions.
enum TextsCheck: EvidenceChecking {
  static let check = EvidenceCheck.texts

  static func isPossible(_ input: EvidenceInput) -> Bool { !texts(of: input).isEmpty }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    texts(of: input).compactMap { trace in
      kind(of: trace, in: input).map { EvidenceFinding($0, trace) }
    }
  }

  private static func kind(of trace: FileTrace, in input: EvidenceInput) -> EvidenceKind? {
    let text = trace.beginning.lowercased()
    switch trace.source {
    case .exif(.artist): return EvidenceLists.artists.contains(text) ? .textNamesEditor : nil
    case .pngText("xmp:CreatorTool"):
      return input.namesEditor(trace.text) ? .textNamesEditor : nil
    case .pngText(let keyword) where EvidenceLists.writerKeywords.contains(keyword.lowercased()):
      return input.namesEditor(trace.text) ? .textNamesEditor : nil
    case .comment, .gifComment:
      if EvidenceLists.platformComments.contains(where: { $0.matches(text) }) {
        return .platformMark
      }
      if EvidenceLists.encoders.contains(where: { $0.matches(text) }) {
        return .commentNamesEncoder
      }
    default: break
    }
    if EvidenceLists.editorTexts.contains(where: { $0.matches(text) })
      || text.hasPrefix("{") && EvidenceLists.beautySettings.isAny(in: text)
    {
      return .textNamesEditor
    }
    let isMentioned =
      EvidenceLists.editingPhrases.isAny(in: text) && input.namesEditor(trace.beginning)
    return isMentioned ? .textMentionsEditor : nil
  }

  private static func texts(of input: EvidenceInput) -> [FileTrace] {
    let traces = input.traces
    let tags = [ExifTag.imageDescription, .artist, .userComment, .xpComment]
    let exif = tags.flatMap { traces.exif.all(from: .exif($0)) }
    let others = traces.others.filter { trace in
      switch trace.source {
      case .comment, .gifComment, .iptc(2, 120), .pngText: true
      default: false
      }
    }
    return (exif + traces.xmp.all(from: .xmp("dc:description")) + others).filter {
      !$0.text.isEmpty
    }
  }
}
