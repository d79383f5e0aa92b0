import Originality
import PhotoMetadata
import StringCatalogs
import Testing

@testable import Reports

struct ReportDocumentTests {
  @Test func countsPhotosByScoreAndEvidence() {
    let document = ReportDocument(SampleAudit.batch)
    #expect(document.badgeCounts.map(\.count) == [2, 3, 1])
    #expect(document.failureCount == 1)
    #expect(document.photos.map(\.number) == Array(1...7))
    let counts = document.flagCounts.map { "\($0.evidence) \($0.count)" }
    #expect(counts.first == "softwareEdited 2")
    #expect(counts.last == "creationDateMissing 2")
  }

  @Test(
    arguments: [
      ("Canon", "Canon EOS R5", "Canon EOS R5"),
      ("NIKON CORPORATION", "NIKON Z 6_2", "NIKON Z 6_2"),
      ("Apple", "iPhone 15", "Apple iPhone 15"), ("", "X", " X"),
    ])
  func namesACameraOnce(make: String, model: String, camera: String) {
    let summary = PhotoSummary(make: make, model: model, fileSize: 1)
    let report = OriginalityAssessor().report(for: summary, date: SampleAudit.date)
    #expect(PhotoAssessment(report, rules: nil).camera == .untrusted(camera))
  }

  @Test func reportsAPlaceThatOnlyXMPHas() throws {
    func assessment(_ location: PhotoLocation?) -> PhotoAssessment {
      let summary = PhotoSummary(
        fileSize: 1, location: location, xmp: XMPFields(hasLocation: true))
      return PhotoAssessment(
        OriginalityAssessor().report(for: summary, date: SampleAudit.date), rules: nil)
    }
    let fact = ReportFact(
      "location", .message(LocalizedMessage("report.value.locationRecorded")))
    #expect(assessment(nil).programFacts == [fact])
    #expect(assessment(nil).notes == [LocalizedMessage("report.note.xmpHasLocation")])
    #expect(assessment(.withheld).programFacts == [fact])
    #expect(assessment(.withheld).notes.isEmpty)
  }

  @Test func reportsPointsOnlyByTheRulesOfTheScore() {
    var audit = SampleAudit.single
    let known = ReportDocument(audit).photos.first?.assessment?.flags.map(\.points)
    #expect(known == [0, 0, 0, 0])
    audit.ruleTableVersion = "1999.1"
    let unknown = ReportDocument(audit).photos.first?.assessment?.flags.map(\.points)
    #expect(unknown == [nil, nil, nil, nil])
  }
}
