import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import ProductStrings
import StringCatalogs
import Testing

struct EvidenceTests {
  private func exif(_ tag: ExifTag, _ text: String, _ numbers: [Double] = []) -> FileTrace {
    FileTrace(.exif(tag), at: 50, text: text, numbers: numbers)
  }

  @Test func findsNothingInAPhotoAsTheCameraWroteIt() throws {
    let report = EmbeddedMetadata.sample().report()
    #expect(report.evidence.isEmpty)
    #expect(report.assessment?.verdict == .noSign)
    #expect(report.score == 95)
  }

  @Test(arguments: [
    "17.1", "HDR+ 1.0.621982163zd", "G975FXXU7CTF1", "Ver.1.00 ", "ILCE-7CM2 v2.01",
    "tissot-user 9 PKQ1.180917.001 V10.0.8.0.PDHMIXM release-keys", "1.00",
  ])
  func neverMistakesFirmwareForEditing(software: String) {
    let photo = EmbeddedMetadata.sample(traces: [exif(.software, software)])
    #expect(photo.report().assessment?.verdict == .noSign)
  }

  @Test func weighsAProgramThatOnlyTransfersAsInformation() {
    let photo = EmbeddedMetadata.sample(traces: [exif(.software, "Nikon Transfer 1.1 W")])
    #expect(photo.kinds == [.softwareRewrote])
    #expect(photo.report().assessment?.verdict == .noSign)
  }

  @Test(arguments: [
    (FileTrace(.exif(.software), at: 1, text: "GIMP 2.10"), EvidenceKind.softwareNamesEditor),
    (FileTrace(.xmp("xmp:CreatorTool"), at: 1, text: "Snapseed 2.0"), .xmpNamesEditor),
    (FileTrace(.xmpHistory("stEvt:softwareAgent"), at: 1, text: "GIMP"), .historyNamesEditor),
    (FileTrace(.comment, at: 1, text: "File written by Adobe Photoshop¨ 4.0"), .textNamesEditor),
    (
      FileTrace(.exif(.imageDescription), at: 1, text: "Processed with VSCO with a6 preset"),
      .textNamesEditor
    ),
    (FileTrace(.exif(.artist), at: 1, text: "Meitu"), .textNamesEditor),
    (
      FileTrace(.exif(.userComment), at: 1, text: #"{"Version":"1.0.0","BeautyInfo":{}}"#),
      .textNamesEditor
    ),
    (
      FileTrace(
        .xmp("Iptc4xmpExt:DigitalSourceType"), at: 1,
        text:
          " http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia/"),
      .declaredPartlyAI
    ),
    (FileTrace(.xmp("photoshop:Credit"), at: 1, text: "Edited with Google AI"), .declaredPartlyAI),
    (FileTrace(.xmp("photoshop:Credit"), at: 1, text: "Apple Photos Clean Up"), .declaredPartlyAI),
    (
      FileTrace(.xmp("Iptc4xmpExt:DigitalSourceType"), at: 1, text: "digsrctype:screenCapture"),
      .declaredNotAPhotograph
    ),
    (FileTrace(.pngText("Software"), at: 1, text: "NovelAI"), .softwareNamesGenerator),
    (
      FileTrace(
        .exif(.userComment), at: 1,
        text: "a cat\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1"),
      .generatorText
    ),
    (
      FileTrace(
        .pngText("Description"), at: 1,
        text: "a cat --v 6 Job ID: 12345678-9abc-def0-1234-56789abcdef0"),
      .generatorText
    ),
    (FileTrace(.xmp("TC260:AIGC"), at: 1, text: #"{"Label":"1","ProduceID":"2"}"#), .declaredAI),
    (
      FileTrace(.exif(.userComment), at: 1, text: #"{"AIGC":{"Label":"1"}}"#), .declaredAI
    ),
  ])
  func treatsDeclarationsAsProof(trace: FileTrace, kind: EvidenceKind) throws {
    let report = EmbeddedMetadata.sample(traces: [trace]).report()
    let evidence = try #require(report.evidence.first)
    #expect(evidence.kind == kind)
    #expect(evidence.weight == .proof)
    #expect(evidence.offset == 1)
    #expect(evidence.value == trace.text)
    let verdict: Assessment.Verdict =
      switch kind {
      case .declaredAI, .softwareNamesGenerator, .generatorText: .madeByAI
      case .declaredPartlyAI: .partlyAI
      case .declaredNotAPhotograph: .notAPhotograph
      default: .processed
      }
    #expect(report.assessment?.verdict == verdict)
  }

  @Test(arguments: DigitalSourceType.allCases)
  func saysWhatAFileDeclaresOfItsSource(source: DigitalSourceType) throws {
    let catalog = try ProductStrings.catalog()
    for text in [
      "http://cv.iptc.org/newscodes/digitalsourcetype/\(source.rawValue)",
      "digsrctype:\(source.rawValue)", source.rawValue.uppercased(),
    ] {
      let trace = FileTrace(.xmp("Iptc4xmpExt:DigitalSourceType"), at: 1, text: text)
      let report = EmbeddedMetadata.sample(traces: [trace]).report()
      let evidence = try #require(report.evidence.first)
      #expect(evidence.localizedMessage.key == "report.source.\(source.rawValue).description")
      #expect(catalog.entry(for: evidence.localizedMessage.key) != nil)
      #expect(catalog.entry(for: evidence.innocentCause.key) != nil)
    }
  }

  @Test(arguments: [
    "First snow in the park", "Acorn woodpecker on an oak", "Luminar festival", "Topaz lake",
    "Krita village", "Gimp suit", "Picasa 3", "optimized by hand", "creator: Kim",
  ])
  func accusesNoneOfFreeTexts(text: String) {
    for source in [
      TraceSource.comment, .gifComment, .exif(.imageDescription), .exif(.userComment),
      .xmp("dc:description"),
      .iptc(record: 2, dataSet: 120), .pngText("Description"),
    ] {
      #expect(EmbeddedMetadata.sample(traces: [FileTrace(source, at: 1, text: text)]).kinds.isEmpty)
    }
  }

  @Test func weighsWhatAPersonSaysOfEditingAsInformation() {
    let caption = FileTrace(.exif(.imageDescription), at: 1, text: "Lake, edited with Snapseed")
    let photo = EmbeddedMetadata.sample(traces: [caption])
    #expect(photo.kinds == [.textMentionsEditor])
    #expect(photo.report().assessment?.verdict == .noSign)
  }

  @Test func concludesNothingFromWhatWasNotRead() {
    let photo = EmbeddedMetadata.sample { $0.problems = [.xmpDamaged] }
    #expect(photo.report().assessment?.verdict == .cannotTell)
    #expect(photo.report().assessment?.isIncomplete == true)
  }

  @Test(arguments: [
    (
      FileTrace(.comment, at: 1, text: "CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90"),
      EvidenceKind.commentNamesEncoder
    ),
    (FileTrace(.iptc(record: 2, dataSet: 40), at: 1, text: "FBMD01000a9"), .platformMark),
    (FileTrace(.imageResource(0x03ED), at: 1, text: "16 B"), .imageResources),
    (FileTrace(.adobeSegment, at: 1, text: "Adobe 100, 1"), .adobeSegment),
    (FileTrace(.xmpDerivedFrom("stRef:documentID"), at: 1, text: "x"), .derivedFrom),
    (FileTrace(.xmp("crs:Exposure2012"), at: 1, text: "+0.35"), .developSettings),
    (FileTrace(.xmp("photoshop:ColorMode"), at: 1, text: "3"), .adobeProperties),
  ])
  func findsProcessingProbableForOneStrongSign(trace: FileTrace, kind: EvidenceKind) {
    let report = EmbeddedMetadata.sample(traces: [trace]).report()
    #expect(report.evidence.map(\.kind) == [kind])
    #expect(report.assessment?.verdict == .probablyProcessed)
  }

  @Test(arguments: [
    ("crs:Exposure2012", "0.00"), ("crs:Contrast", "+25"), ("crs:HasSettings", "True"),
    ("crs:Version", "15.0"), ("photoshop:DateCreated", "2017-10-27T08:38:00"),
    ("photoshop:Credit", "A person"), ("dc:description", "Photo of snow with a snapseed"),
  ])
  func ignoresDefaultsAndCaptions(name: String, text: String) {
    let photo = EmbeddedMetadata.sample(traces: [FileTrace(.xmp(name), at: 1, text: text)])
    #expect(photo.kinds.isEmpty)
  }

  @Test(arguments: [TraceSource.comment, .gifComment])
  func readsCommentsOfEveryFormat(source: TraceSource) {
    let trace = FileTrace(source, at: 1, text: "Created with GIMP")
    let photo = EmbeddedMetadata.sample(traces: [trace])
    #expect(
      photo.kinds
        == EmbeddedMetadata.sample(
          traces: [FileTrace(.comment, at: 1, text: "Created with GIMP")]).kinds)
    #expect(!photo.kinds.isEmpty)
  }

  /// What raw files lack, or have in another size than the preview, accuses none of them.
  @Test(arguments: PhotoContainer.allCases.filter(\.isRaw))
  func accusesNoRawFile(container: PhotoContainer) {
    let photo = EmbeddedMetadata.sample {
      $0.container = container
      $0.exif?.makerNoteSize = nil
      $0.dimensions = PixelDimensions(width: 99, height: 33)
    }
    #expect(photo.kinds.isEmpty)
  }

  @Test func distinguishesCaptionsFromPhotoshop() {
    let photo = EmbeddedMetadata.sample(traces: [
      FileTrace(.imageResource(0x0404), at: 1, text: "20 B")
    ])
    #expect(photo.kinds == [.captionResources])
    #expect(photo.report().assessment?.verdict == .noSign)
  }

  @Test func addsUpWeakSignsOfDifferentSubjectsOnly() {
    let late = exif(.dateTime, "2020:01:01 00:00:00")
    #expect(EmbeddedMetadata.sample(traces: [late]).report().assessment?.verdict == .cannotTell)
    let rebuilt = EmbeddedMetadata.sample(traces: [late]) { $0.exif?.makerNoteSize = nil }
    #expect(rebuilt.kinds == [.modifiedAfterCapture, .makerNoteMissing])
    #expect(rebuilt.report().assessment?.verdict == .probablyProcessed)
    let stripped = EmbeddedMetadata.sample {
      $0.exif?.makerNoteSize = nil
      $0.traces.exif.removeAll { $0.source == .exif(.pixelWidth) }
    }
    #expect(Set(stripped.kinds) == [.makerNoteMissing, .sizeMissing])
    #expect(stripped.report().assessment?.verdict == .cannotTell)
  }

  @Test func checksNothingElseWithoutACamera() throws {
    let photo = EmbeddedMetadata(container: .jpeg, fileSize: 1000)
    let assessment = try #require(photo.report().assessment)
    #expect(assessment.verdict == .notFromCamera)
    #expect(assessment.checksMade == [.cameraFile])
    #expect(Set(assessment.checksNotMade) == Set(EvidenceCheck.allCases).subtracting([.cameraFile]))
  }

  @Test func neverCallsContentCredentialsVerifiedNorEditing() {
    var store = FileTrace(.credentials("manifest store"), at: 1, text: "9 B")
    store.binding = .bound
    let claims = [
      store,
      FileTrace(.credentials("claim_generator"), at: 2, text: "Pixel Camera"),
      FileTrace(.credentials("action"), at: 3, text: "c2pa.created"),
    ]
    #expect(EmbeddedMetadata.sample(traces: claims).kinds == [.credentialsBound])
    let edit = FileTrace(.credentials("action"), at: 3, text: "c2pa.edited")
    #expect(
      EmbeddedMetadata.sample(traces: claims + [edit]).kinds
        == [.credentialsClaimEdits, .credentialsBound])
  }

  @Test(arguments: ["IMG-20240101-WA0001.jpg", "mmexport1700000000000.jpg", "IMG_E1234.JPG"])
  func knowsTheNamesThatMessengersGive(name: String) {
    #expect(EmbeddedMetadata.sample().report(fileName: name).evidence.first?.value == name)
  }

  @Test(arguments: ["IMG_1234.JPG", "KakaoTalk.jpg", "holiday.jpg", "mmexport17.jpg"])
  func ignoresOtherNames(name: String) {
    #expect(EmbeddedMetadata.sample().report(fileName: name).evidence.isEmpty)
  }
}
