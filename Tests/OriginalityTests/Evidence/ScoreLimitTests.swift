import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// The score never says something else than the assessment.
struct ScoreLimitTests {
  private let limits = RuleTable.current.highestScores

  @Test(arguments: [
    ("ChatGPT", Assessment.Verdict.madeByAI, 20), ("Adobe Photoshop 25.0", .processed, 65),
    ("17.1", .noSign, 95),
  ])
  func followsWhatTheSoftwareEntryNames(
    software: String, verdict: Assessment.Verdict, score: Int
  ) {
    let photo = EmbeddedMetadata.sample(
      traces: [FileTrace(.exif(.software), at: 50, text: software)]
    ) { $0.exif?.software = software }
    let report = photo.report()
    #expect(report.assessment?.verdict == verdict)
    #expect(report.score == score)
  }

  /// The camera of a picture that no camera took speaks for nothing.
  @Test func countsNothingForAPictureThatAModelMade() {
    let report = EmbeddedMetadata.sample(
      traces: [FileTrace(.exif(.software), at: 50, text: "ChatGPT")]
    ).report()
    #expect(!report.flags.map(\.type).contains(.isOriginal))
    #expect(report.flags.count == 4)
  }

  @Test func leavesALowScoreAsItIs() {
    let photo = EmbeddedMetadata.sample(
      traces: [FileTrace(.exif(.software), at: 50, text: "GIMP 2.10")]
    ) { metadata in
      metadata.exif = ExifFields(software: "GIMP 2.10")
    }
    let report = photo.report()
    #expect(report.assessment?.verdict == .processed)
    #expect(report.score == 45)
  }

  @Test func grades() {
    #expect(limits[.noSign] == nil && limits[.cannotTell] == nil)
    for verdict in [Assessment.Verdict.madeByAI, .notAPhotograph, .partlyAI] {
      #expect(limits[verdict].map(ScoreBadge.init) == .red)
    }
    for verdict in [Assessment.Verdict.processed, .probablyProcessed] {
      #expect(limits[verdict].map(ScoreBadge.init) == .amber)
    }
  }

  /// Of every photo at hand, whatever it is.
  @Test(.needs(.data))
  func agreesWithEveryAssessment() throws {
    var judged: Set<Assessment.Verdict> = []
    for folder in ["photos", "judgment", "cases/photos", "bad-photos"] {
      let folder = Repository.sharedData.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      for name in names.sorted() {
        let path = PhotoPath(folder.appending(path: name).path(percentEncoded: false))
        guard let metadata = try? PhotoReader().metadata(ofFileAt: path) else { continue }
        let report = OriginalityAssessor().report(for: metadata, fileName: name, date: Date())
        let verdict = try #require(report.assessment?.verdict)
        judged.insert(verdict)
        #expect((report.score == nil) == (verdict == .notFromCamera), "\(name)")
        #expect(report.score ?? 0 <= limits[verdict] ?? 100, "\(name)")
        let isUnsupported = [.madeByAI, .notAPhotograph].contains(verdict)
        #expect(!isUnsupported || !report.flags.map(\.type).contains(.isOriginal), "\(name)")
        // What decided is what leads, and belongs to the conclusion.
        let isDecided = ![.noSign, .cannotTell].contains(verdict)
        #expect(!isDecided || report.decisiveEvidence != nil, "\(name)")
        #expect(verdict != .noSign || report.decisiveEvidence == nil, "\(name)")
      }
    }
    #expect(judged.isSuperset(of: [.madeByAI, .partlyAI, .processed, .probablyProcessed, .noSign]))
  }
}
