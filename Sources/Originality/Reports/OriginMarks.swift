import PhotoMetadata

/// The marks of where a picture comes from that rules about generated pictures ask for, as facts.
///
/// They are what the file has, whether or not it is believed: the digital source type of the IPTC
/// in XMP and in Content Credentials, China's label (GB 45438-2025) and watermarks that Content
/// Credentials name. Nothing is searched for in the picture.
enum OriginMarks {
  /// Returns the facts, each once.
  static func facts(of traces: FileTraces) -> [PhotoFact] {
    var facts: [PhotoFact] = []
    func add(_ kind: PhotoFact.Kind, _ trace: FileTrace) {
      let isLong = trace.text.utf8.count > longest
      let text = isLong ? String(trace.text.prefix(longest / 4)) + "…" : trace.text
      let fact = PhotoFact(kind, .text(text), source: trace.sourceName)
      if facts.count < most, !facts.contains(fact) { facts.append(fact) }
    }
    // By index, which copies no traces: most are of another kind.
    for index in traces.exif.indices where AIGCLabel.mayBegin(traces.exif[index].text) {
      if DeclarationsCheck.label(of: traces.exif[index]) != nil {
        add(.generatedLabel, traces.exif[index])
      }
    }
    for index in traces.xmp.indices {
      switch traces.xmp[index].source {
      case .xmp("Iptc4xmpExt:DigitalSourceType"), .xmp("Iptc4xmpExt:DigitalSourceFileType"):
        add(.digitalSource, traces.xmp[index])
      default:
        if DeclarationsCheck.label(of: traces.xmp[index]) != nil {
          add(.generatedLabel, traces.xmp[index])
        }
      }
    }
    for index in traces.others.indices {
      switch traces.others[index].source {
      case .credentials("digitalSourceType", _): add(.digitalSource, traces.others[index])
      case .credentials("action", .active), .credentials("action", .parent):
        if traces.others[index].text.hasPrefix("c2pa.watermarked") {
          add(.watermark, traces.others[index])
        }
      case .credentials: break
      default:
        if DeclarationsCheck.label(of: traces.others[index]) != nil {
          add(.generatedLabel, traces.others[index])
        }
      }
    }
    return facts
  }

  /// The number of facts, and of bytes of one.
  private static let (most, longest) = (32, 1024)
}
