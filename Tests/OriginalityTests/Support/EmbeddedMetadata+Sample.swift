import Foundation
import Originality
import PhotoFormats
import PhotoMetadata

extension EmbeddedMetadata {
  /// A phone's photo without evidence, modified by `change`.
  static func sample(
    make: String = "Apple", model: String = "iPhone 7",
    traces: [FileTrace] = [], _ change: (inout EmbeddedMetadata) -> Void = { _ in }
  ) -> EmbeddedMetadata {
    var metadata = EmbeddedMetadata(
      container: .jpeg, fileSize: 1_000_000,
      dimensions: PixelDimensions(width: 4032, height: 3024))
    metadata.exif = ExifFields(
      make: make, model: model,
      dateTimeOriginal: CaptureDate(year: 2017, month: 10, day: 27, hour: 8, minute: 38),
      makerNoteSize: 1000)
    metadata.traces.exif = [
      FileTrace(.exif(.make), at: 100, text: make),
      FileTrace(.exif(.dateTimeOriginal), at: 200, text: "2017:10:27 08:38:00"),
      FileTrace(.exif(.pixelWidth), at: 300, text: "4032", numbers: [4032]),
      FileTrace(.exif(.pixelHeight), at: 312, text: "3024", numbers: [3024]),
    ]
    for trace in traces {
      switch trace.source {
      case .exif: metadata.traces.exif.append(trace)
      case .xmp, .xmpHistory, .xmpDerivedFrom:
        metadata.xmp = metadata.xmp ?? XMPFields()
        metadata.traces.xmp.append(trace)
      default: metadata.traces.others.append(trace)
      }
    }
    metadata.traces.parts = [FilePart(name: "APP1", range: 2..<10, content: 4..<10)]
    change(&metadata)
    return metadata
  }

  /// The report of this photo, in November 2026.
  func report(fileName: String? = nil) -> OriginalityReport {
    OriginalityAssessor().report(
      for: self, fileName: fileName, date: Date(timeIntervalSince1970: 1_795_000_000))
  }

  /// The kinds of evidence in this photo.
  var kinds: [EvidenceKind] { report().evidence.map(\.kind) }
}
