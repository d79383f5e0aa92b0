import Documents
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import Testing
import Thumbnails

@testable import Reports

struct PhotoCardTests {
  private func card(_ summary: PhotoSummary, rules: RuleTable? = .current) -> Card {
    let report = OriginalityAssessor().report(for: summary, date: SampleAudit.date)
    return PhotoCard(
      PhotoEntry(file: "a.jpg", sha256: nil, result: .success(report)), rules: rules,
      pictures: .success(nil)
    ).card(at: "a")
  }

  /// Returns all blocks of a card, those inside others included.
  private func blocks(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block in
      let inside: [Block] =
        switch block {
        case .section(let section): section.blocks
        case .columns(let first, let second): first + second
        case .disclosure(let disclosure): disclosure.blocks
        default: []
        }
      return [block] + self.blocks(inside)
    }
  }

  @Test(
    arguments: [
      ("Canon", "Canon EOS R5", "Canon EOS R5"),
      ("NIKON CORPORATION", "NIKON Z 6_2", "NIKON Z 6_2"),
      ("Apple", "iPhone 15", "Apple iPhone 15"), ("", "X", " X"),
    ])
  func namesACameraOnce(make: String, model: String, camera: String) {
    #expect(PhotoSummary(make: make, model: model, fileSize: 1).camera == .untrusted(camera))
  }

  @Test func reportsAPlaceThatOnlyXMPHas() {
    let fact = Fact("location", .message(LocalizedMessage("report.value.locationRecorded")))
    let note = DocumentValue.message(LocalizedMessage("report.note.xmpHasLocation"))
    for (location, isNoted) in [(nil, true), (.withheld, false)] as [(PhotoLocation?, Bool)] {
      let all = blocks(
        card(PhotoSummary(fileSize: 1, location: location, xmp: XMPFields(hasLocation: true)))
          .blocks)
      #expect(all.contains(.facts([fact])))
      #expect(all.contains(.list([note])) == isNoted)
    }
  }

  /// The evidence of a card says once which editor XMP names.
  @Test(arguments: [
    ("", "", true), ("Snapseed 2.0", "XMP xmp:CreatorTool", false),
    ("GIMP; Snapseed 2.0", "XMP xmpMM:History stEvt:softwareAgent", false),
    ("GIMP 2.10", "JPEG COM", true),
  ])
  func notesAnEditorThatNoEvidenceNames(value: String, structure: String, isNoted: Bool) {
    let summary = PhotoSummary(fileSize: 1, xmp: XMPFields(creatorTool: "Snapseed 2.0"))
    var report = OriginalityAssessor().report(for: summary, date: SampleAudit.date)
    report.evidence = [
      Evidence(
        kind: .xmpNamesEditor, weight: .proof, structure: structure, offset: nil, value: value)
    ]
    let card = PhotoCard(
      PhotoEntry(file: "a.jpg", sha256: nil, result: .success(report)), rules: .current,
      pictures: .success(nil)
    ).card(at: "a")
    let note = LocalizedMessage("report.note.xmpNamesEditor", .text("Snapseed 2.0"))
    #expect(blocks(card.blocks).contains(.list([.message(note)])) == isNoted)
  }

  /// The factors alone would add up to more.
  @Test(arguments: [(20, true), (19, false), (75, false)])
  func notesThatTheAssessmentLimitsTheScore(score: Int, isNoted: Bool) {
    var report = OriginalityAssessor().report(
      for: PhotoSummary(fileSize: 1), date: SampleAudit.date)
    report.score = score
    report.assessment = Assessment(
      verdict: .madeByAI, tableVersion: "1", checksMade: [], checksNotMade: [])
    let card = PhotoCard(
      PhotoEntry(file: "a.jpg", sha256: nil, result: .success(report)), rules: .current,
      pictures: .success(nil)
    ).card(at: "a")
    let note = LocalizedMessage("report.note.highestScore", .integer(20))
    #expect(blocks(card.blocks).contains(.list([.message(note)])) == isNoted)
  }

  @Test func showsPointsOnlyByTheRulesOfTheScore() {
    let summary = PhotoSummary(software: "GIMP 2.10", fileSize: 1)
    func hasTable(_ rules: RuleTable?) -> Bool {
      blocks(card(summary, rules: rules).blocks).contains { block in
        if case .table = block { true } else { false }
      }
    }
    #expect(hasTable(.current))
    #expect(!hasTable(nil))
  }

  /// The header of a card is the verdict and its strongest reason.
  @Test func leadsWithTheVerdictAndItsReason() throws {
    let report = try #require(try? SampleAudit.batch.entries[1].result.get())
    let card = PhotoCard(
      SampleAudit.batch.entries[1], rules: nil, pictures: .success(nil)
    ).card(at: "a")
    let decisive = try #require(report.decisiveEvidence)
    #expect(card.verdict?.tone == .conclusive)
    #expect(card.verdict?.reason == .message(decisive.localizedMessage))
    // A number beside the verdict would contradict it: metadata can be complete in any edit.
    #expect(card.meter == nil)
    #expect(
      blocks(card.blocks).contains(
        .meter(Meter(LocalizedMessage("report.fact.score"), value: try #require(report.score)))))
  }

  @Test func showsNoScoreWhereNothingCouldBeScored() {
    var report = OriginalityAssessor().report(
      for: PhotoSummary(fileSize: 1), date: SampleAudit.date)
    report.score = nil
    report.evidence = [
      Evidence(
        kind: .nothingFromCamera, weight: .information, structure: "JPEG", offset: nil, value: "")
    ]
    report.assessment = Assessment(
      verdict: .notFromCamera, tableVersion: "1", checksMade: [], checksNotMade: [])
    let entry = PhotoEntry(file: "a.jpg", sha256: nil, result: .success(report))
    let card = PhotoCard(entry, rules: .current, pictures: .success(nil)).card(at: "a")
    #expect(
      !blocks(card.blocks).contains { block in if case .meter = block { true } else { false } })
    #expect(card.verdict?.tone == .unknown)
    #expect(card.verdict?.reason == .message(report.evidence[0].localizedMessage))
    // The overview counts what all photos lack.
    #expect(EntryOutline(entry).factors.contains(.creationDateMissing))
  }

  @Test(arguments: [PhotoPictures.Absence.format, .libheif, .libjxl, .size, .damaged])
  func saysWhyThereIsNoPicture(absence: PhotoPictures.Absence) throws {
    let entry = SampleAudit.photo("a.gif", PhotoSummary(fileSize: 1))
    let note = DocumentValue.message(LocalizedMessage("report.note.notDecoded.\(absence.rawValue)"))
    let thumbnail = EncodedThumbnail(
      jpeg: [0xFF, 0xD8, 0xFF, 0xD9], dimensions: PixelDimensions(width: 8, height: 6))
    for (pictures, isNoted) in [
      (PhotoPictures(absence: absence), true),
      (PhotoPictures(absence: absence, thumbnail: thumbnail), true),
      (PhotoPictures(picture: thumbnail), false),
    ] {
      let card = PhotoCard(entry, rules: .current, pictures: .success(pictures)).card(at: "a")
      #expect(blocks(card.blocks).contains(.list([note])) == isNoted)
      #expect((card.figure == nil) == (pictures == PhotoPictures(absence: absence)))
    }
  }

  @Test func saysWhyNothingCanBeSaid() {
    var report = OriginalityAssessor().report(
      for: PhotoSummary(fileSize: 1), date: SampleAudit.date)
    for (isIncomplete, key) in [
      (true, "report.reason.incomplete"), (false, "report.value.coverageFormat"),
    ] {
      report.evidence = []
      report.assessment = Assessment(
        verdict: .cannotTell, tableVersion: "1", checksMade: [.dates], checksNotMade: [.xmp],
        isIncomplete: isIncomplete)
      let card = PhotoCard(
        PhotoEntry(file: "a.jpg", sha256: nil, result: .success(report)), rules: nil,
        pictures: .success(nil)
      ).card(at: "a")
      guard case .message(let reason)? = card.verdict?.reason else {
        Issue.record("no reason")
        continue
      }
      #expect(reason.key == key)
    }
  }
}
