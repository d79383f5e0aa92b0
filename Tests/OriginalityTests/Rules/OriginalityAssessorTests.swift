import Foundation
import Originality
import PhotoMetadata
import Testing

struct OriginalityAssessorTests {
  private let assessor = OriginalityAssessor()
  private let date = Date(timeIntervalSince1970: 1_757_000_000)

  @Test func givesAPhotoWithEverythingTheFullScore() {
    let report = assessor.report(for: .complete(software: nil), date: date)

    #expect(report.score == 100)
    #expect(report.badge == .green)
    #expect(report.date == date)
    #expect(
      report.flags == [
        OriginalityFlag(type: .isOriginal, detail: .noSoftwareInfo),
        OriginalityFlag(
          type: .isOriginal, detail: .cameraInfo(make: "FUJIFILM", model: "X-T5")),
        OriginalityFlag(type: .isOriginal, detail: .hasGps),
        OriginalityFlag(type: .isOriginal, detail: .hasCreationDate),
      ])
  }

  @Test(arguments: [
    ("Adobe Photoshop 25.0", 70, OriginalityFlagType.isEdited),
    ("Snapseed 2.0", 80, .isEdited),
    ("Digital Camera X-T5 Ver3.01", 100, .information),
  ])
  func judgesTheSoftware(software: String, score: Int, type: OriginalityFlagType) {
    let report = assessor.report(for: .complete(software: software), date: date)

    #expect(report.score == score)
    #expect(report.flags.first?.type == type)
    #expect(report.flags.count == 4)
  }

  @Test func deductsPointsForWhatIsMissing() {
    let report = assessor.report(for: PhotoSummary(fileSize: 10), date: date)

    #expect(report.score == 75)
    #expect(
      report.flags.map(\.detail)
        == [.noSoftwareInfo, .cameraInfoMissing, .noGps, .creationDateMissing])
    #expect(
      report.flags.map(\.type) == [.isOriginal, .warning, .information, .warning])
  }

  @Test func gradesAnEditedPhotoWithNothingElseAmongTheRed() {
    let report = assessor.report(
      for: PhotoSummary(software: "GIMP 2.10.36", fileSize: 10), date: date)

    #expect(report.score == 45)
    #expect(report.badge == .red)
  }

  @Test func needsMakerAndModelToNameACamera() {
    var summary = PhotoSummary.complete(software: nil)
    summary.make = nil

    #expect(assessor.report(for: summary, date: date).flags[1].detail == .cameraInfoMissing)
  }

  @Test func countsAWithheldPositionAsAPosition() {
    let summary = PhotoSummary(fileSize: 10, location: .withheld)

    #expect(assessor.report(for: summary, date: date).flags[2].detail == .hasGps)
  }

  @Test(arguments: [
    (100, ScoreBadge.green), (85, .green), (84, .amber), (50, .amber), (49, .red), (0, .red),
  ])
  func gradesScores(score: Int, badge: ScoreBadge) {
    #expect(ScoreBadge(score: score) == badge)
  }
}
