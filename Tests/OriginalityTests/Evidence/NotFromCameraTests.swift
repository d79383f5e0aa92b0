import Originality
import PhotoFormats
import PhotoMetadata
import Testing

/// Files without anything that cameras write.
struct NotFromCameraTests {
  /// A file that a messenger sent, for example.
  private func stripped(
    _ container: PhotoContainer = .jpeg, traces: [FileTrace] = [],
    _ change: (inout EmbeddedMetadata) -> Void = { _ in }
  ) -> EmbeddedMetadata {
    EmbeddedMetadata.sample { metadata in
      metadata.container = container
      metadata.exif = nil
      metadata.traces.exif = []
      for trace in traces {
        if case .xmp = trace.source {
          metadata.xmp = XMPFields()
          metadata.traces.xmp.append(trace)
        } else {
          metadata.traces.others.append(trace)
        }
      }
      change(&metadata)
    }
  }

  @Test(arguments: [PhotoContainer.jpeg, .png, .webp, .heif, .gif, .tiff, .bmp])
  func isAVerdictOfItsOwnWithoutAScore(container: PhotoContainer) throws {
    let report = stripped(container).report()
    #expect(report.assessment?.verdict == .notFromCamera)
    #expect(report.score == nil)
    #expect(report.badge == nil)
    #expect(report.decisiveEvidence?.kind == .nothingFromCamera)
  }

  @Test func staysWhereOnlyWeakEvidenceIsAdded() {
    let report = stripped().report(fileName: "IMG-20250101-WA0001.jpg")
    #expect(report.evidence.map(\.kind).contains(.messengerFileName))
    #expect(report.assessment?.verdict == .notFromCamera)
  }

  @Test func givesWayToWhatTheFileSays() {
    let edited = FileTrace(.xmp("xmp:CreatorTool"), at: 1, text: "GIMP 2.10")
    #expect(stripped(traces: [edited]).report().assessment?.verdict == .processed)
    let resources = FileTrace(.imageResource(0x03ED), at: 1, text: "16 B")
    let report = stripped(traces: [resources]).report()
    #expect(report.assessment?.verdict == .probablyProcessed)
    #expect(report.score != nil)
  }

  @Test func isNotSaidOfWhatWasNotRead() {
    let photo = stripped { $0.problems = [.exifDamaged] }
    #expect(photo.report().assessment?.verdict == .cannotTell)
    #expect(photo.report().score != nil)
  }

  /// One thing that cameras write is enough, wherever it is.
  @Test func needsNothingAtAll() {
    let fields = [
      ExifFields(make: "x"), ExifFields(model: "x"), ExifFields(makerNoteSize: 1),
      ExifFields(dateTimeOriginal: CaptureDate(year: 2020, month: 1, day: 2)),
    ]
    for exif in fields {
      let photo = stripped { $0.exif = exif }
      #expect(photo.report().assessment?.verdict != .notFromCamera)
    }
    for tag in [ExifTag.exposureTime, .fNumber, .focalLength] {
      let photo = stripped { metadata in
        metadata.exif = ExifFields()
        metadata.traces.exif = [FileTrace(.exif(tag), at: 1, text: "1", numbers: [1])]
      }
      #expect(photo.report().assessment?.verdict != .notFromCamera)
    }
    for name in ["tiff:Make", "exif:ExposureTime", "aux:Lens"] {
      let photo = stripped(traces: [FileTrace(.xmp(name), at: 1, text: "x")])
      #expect(photo.report().assessment?.verdict != .notFromCamera)
    }
    let claim = FileTrace(.credentials("manifest store"), at: 1, text: "")
    #expect(stripped(traces: [claim]).report().assessment?.verdict != .notFromCamera)
    #expect(stripped(.cr3).report().assessment?.verdict != .notFromCamera)
  }
}
