import Foundation
import Originality
import PhotoMetadata
import Testing

/// What image generators write is found, and what resembles it accuses nobody.
struct GeneratorTests {
  /// The places in which people and other programs write texts.
  private static let locations: [TraceSource] = [
    .exif(.imageDescription), .exif(.userComment), .exif(.xpComment), .comment, .gifComment,
    .xmp("dc:description"), .xmp("dc:title"), .xmp("exif:UserComment"),
    .iptc(record: 2, dataSet: 120), .pngText("Description"), .pngText("Comment"),
    .pngText("Title"), .pngText("Source"), .pngText("parameters"), .pngText("prompt"),
    .pngText("workflow"), .pngText("Dream"), .pngText("metadata"),
  ]

  /// A file that a program wrote: no camera, and these traces.
  private func file(_ traces: [FileTrace]) -> EmbeddedMetadata {
    .sample(traces: traces) {
      func text(_ tag: ExifTag) -> String? { traces.first { $0.source == .exif(tag) }?.text }
      $0.exif?.make = text(.make)
      $0.exif?.model = text(.model)
      $0.exif?.software = text(.software)
      $0.traces.exif = traces.filter { if case .exif = $0.source { true } else { false } }
    }
  }

  @Test(arguments: InnocentTexts.all)
  func neverTakesWhatPeopleWriteForAGenerator(text: String) {
    for location in Self.locations {
      let traces = [FileTrace(location, at: 1, text: text)]
      for photo in [EmbeddedMetadata.sample(traces: traces), file(traces)] {
        let verdict = photo.report().assessment?.verdict
        #expect(verdict == .noSign || verdict == .cannotTell, "\(location): \(photo.kinds)")
      }
    }
  }

  @Test func hasManyInnocentTexts() {
    #expect(Set(InnocentTexts.all).count >= 100)
    #expect(GenuineForms.all.count >= 90)
  }

  @Test(arguments: GenuineForms.all)
  func findsWhatGeneratorsWrite(traces: [FileTrace]) throws {
    let report = file(traces).report()
    #expect(report.assessment?.verdict == .madeByAI)
    let evidence = try #require(report.evidence.first)
    #expect([.declaredAI, .generatorText, .softwareNamesGenerator].contains(evidence.kind))
    #expect(report.summary.make == nil && report.summary.model == nil)
  }

  /// A name in a caption or a keyword is what a person says.
  @Test(arguments: ["Midjourney", "ChatGPT", "Adobe Firefly", "Stable Diffusion", "DALL-E 3"])
  func readsNamesOnlyWhereProgramsWriteThem(name: String) {
    for location in Self.locations + [.xmp("dc:subject"), .xmp("dc:creator"), .exif(.artist)] {
      #expect(EmbeddedMetadata.sample(traces: [FileTrace(location, at: 1, text: name)]).kinds == [])
    }
  }

  @Test func takesACreditForADeclarationOnlyAsAWhole() {
    let credit = FileTrace(.xmp("photoshop:Credit"), at: 1, text: "A. Kim, not made with Google AI")
    #expect(EmbeddedMetadata.sample(traces: [credit]).kinds == [])
  }

  /// Settings in a description are those of the file only if no camera wrote it.
  @Test func leavesACamerasDescriptionAlone() {
    let caption = FileTrace(.exif(.imageDescription), at: 1, text: GenuineForms.webUI)
    #expect(EmbeddedMetadata.sample(traces: [caption]).kinds == [])
  }

  @Test func takesAScreenshotForOneOnlyWithoutACamera() {
    let comment = FileTrace(.exif(.userComment), at: 1, text: "Screenshot")
    #expect(EmbeddedMetadata.sample(traces: [comment]).kinds == [])
    #expect(file([comment]).kinds == [.declaredNotAPhotograph])
  }
}
