import Foundation
import Originality
import PhotoMetadata
import Testing

/// Every field in which programs name themselves, and what they write besides their names.
struct WriterTests {
  private func kinds(_ source: TraceSource, _ text: String) -> [EvidenceKind] {
    EmbeddedMetadata.sample(traces: [FileTrace(source, at: 1, text: text)]).kinds
  }

  @Test(arguments: [
    ExifTag.software, .processingSoftware, .rawDevelopingSoftware, .imageEditingSoftware,
    .cameraFirmware, .imageHistory, .hostComputer, .imageEditor,
  ])
  func readsEveryEntryForPrograms(tag: ExifTag) {
    #expect(kinds(.exif(tag), "darktable 4.8.1") == [.softwareNamesEditor])
    #expect(
      kinds(.exif(tag), "17.1") == (tag == .imageEditingSoftware ? [.softwareNamesEditor] : []))
  }

  @Test(arguments: [ExifTag.hostComputer, .imageEditor])
  func neverTakesAPersonOrAComputerForAnEditor(tag: ExifTag) {
    for name in ["Jon Snow", "Acorn", "topaz", "SNOW-PC", "iPhone 16 Pro", "Mac OS X 10.5.8"] {
      #expect(kinds(.exif(tag), name) == [])
    }
  }

  @Test func takesWhatEditsMetadataForNoEditor() {
    #expect(kinds(.exif(.metadataEditingSoftware), "Adobe Bridge 15") == [.softwareRewrote])
  }

  @Test(arguments: [
    ("HAWKEYE", "Firefly 8SE", "Firefly 8SE V1.3"),
    ("LTL ACORN", "Ltl Acorn 6310", "Ltl Acorn 6310"),
    ("LTL ACORN", "Ltl Acorn 6310", "Ltl Acorn 6310MC_V2.01"),
    ("Hawkeye", "Firefly8SE", "FIREFLY8SE v1"),
    ("Topaz", "TX-100", "Topaz TX-100 Ver 2.0"), ("Acorn Cam", "SNOW C2", "snow-c2 build 14"),
    ("Luminar", "Luminar 3D", "Luminar 3D 1.02"),
  ])
  func takesFirmwareThatNamesItsCameraForNoEditor(make: String, model: String, software: String) {
    let photo = photo(make, model, software)
    #expect(photo.kinds == [])
    #expect(photo.report().flags.contains { $0.type == .isEdited } == false)
  }

  @Test(arguments: [
    ("LTL ACORN", "Ltl Acorn 6310", "Acorn 7.4"), ("SNOW", "SNOW", "SNOW 12.1"),
    ("Adobe", "Photoshop", "Adobe Photoshop 25.0"), ("B612", "B612", "B612 9.1.5"),
    ("Apple", "iPhone 7", "Snapseed 2.0"), ("HAWKEYE", "Firefly 8SE", "Adobe Photoshop 8"),
  ])
  func findsAnEditorDespiteTheCamerasName(make: String, model: String, software: String) {
    #expect(photo(make, model, software).kinds == [.softwareNamesEditor])
  }

  private func photo(_ make: String, _ model: String, _ software: String) -> EmbeddedMetadata {
    .sample(make: make, model: model, traces: [FileTrace(.exif(.software), at: 1, text: software)])
    {
      $0.exif?.software = software
    }
  }

  @Test func findsTheDataWithWhichAnEditorUndoesItsChanges() {
    let block = TraceSource.samsungTrailer("PhotoEditor_Re_Edit_Data")
    #expect(kinds(block, #"{"originalPath":"\/data\/1.jpg","isNotReEdit":false}"#) == [.editData])
    #expect(kinds(block, #"{"originalPath":"\/data\/1.jpg"}"#) == [.editData])
    #expect(
      kinds(block, #"{"isNotReEdit":true,"toneValue":"{\"mBrightness\":3}"}"#) == [.editData])
    #expect(kinds(.samsungTrailer("Image_UTC_Data"), "1720175400000") == [])
    // The camera adds a watermark with the editor.
    #expect(
      kinds(block, #"{"originalPath":"\/d\/1.heic","isNotReEdit":true,"sepVersion":"140100"}"#)
        == [])
  }

  @Test(arguments: [
    ("crs:ConvertToGrayscale", "True"), ("crs:HueAdjustmentBlue", "-40"),
    ("crs:What", "Correction"),
    ("crs:What", "Mask/Image"), ("crs:SpotType", "heal"), ("crs:RetouchInfo", "centerX = 0.2"),
    ("crs:LocalExposure2012", "0.5"), ("crs:LookTable", "E1095149FDB39D7A"),
    ("crs:ToneCurveName2012", "Custom"), ("crs:ColorGradeMidtoneSat", "12"),
    ("crs:AlreadyApplied", "True"),
  ])
  func findsSettingsThatChangeThePicture(name: String, text: String) {
    #expect(kinds(.xmp(name), text) == [.developSettings])
  }

  @Test(arguments: [
    ("crs:ConvertToGrayscale", "False"), ("crs:HueAdjustmentBlue", "0"),
    ("crs:GrayMixerBlue", "-9"),
    ("crs:LocalExposure2012", "0.000"), ("crs:ToneCurveName2012", "Linear"),
    ("crs:Sharpness", "40"),
    ("crs:WhiteBalance", "As Shot"), ("crs:AlreadyApplied", "False"),
    ("crs:PerspectiveScale", "100"),
    ("photoshop:LegacyIPTCDigest", "0A1B"), ("crs:ToneCurveName", "Medium Contrast"),
  ])
  func ignoresSettingsThatChangeNothing(name: String, text: String) {
    #expect(kinds(.xmp(name), text) == [])
  }

  /// Lightroom writes the edges of a crop without one, too.
  @Test(arguments: [
    ("True", ["CropTop 0.1; CropLeft 0; CropBottom 0.9; CropRight 1; HasCrop True"]), ("False", []),
  ])
  func saysWhereACropLies(hasCrop: String, values: [String]) {
    let settings = [
      ("CropTop", "0.1"), ("CropLeft", "0"), ("CropBottom", "0.9"), ("CropRight", "1"),
      ("CropAngle", "0"), ("HasCrop", hasCrop),
    ]
    let photo = EmbeddedMetadata.sample(
      traces: settings.map { FileTrace(.xmp("crs:" + $0.0), at: 1, text: $0.1) })
    #expect(photo.report().evidence.map(\.value) == values)
  }

  private func event(_ number: Int?, _ properties: [(String, String)]) -> [FileTrace] {
    properties.map { name, text in
      FileTrace(.xmpHistory("stEvt:" + name), at: 1, text: text, event: number)
    }
  }

  @Test(arguments: [
    "/metadata", "/metadata;/metadata", "/metadata/xmp", " /metadata", "/xmp:Rating",
    "/xmp:Rating; /xmp:MetadataDate", "/dc:subject/rdf:Bag;/metadata", "/photoshop:Urgency",
  ])
  func takesARatingForNoProcessing(changed: String) {
    let rating = event(
      1,
      [
        ("action", "saved"), ("softwareAgent", "Adobe Photoshop Lightroom Classic 9.2"),
        ("changed", changed),
      ])
    let photo = EmbeddedMetadata.sample(traces: rating)
    #expect(photo.kinds == [.historyOfMetadata])
    #expect(photo.report().assessment?.verdict == .noSign)
    #expect(photo.report().evidence[0].value == "Adobe Photoshop Lightroom Classic 9.2")
  }

  @Test(arguments: [
    "/", "/;/metadata", "/metadata;/content", "/metadatas", "", ";", "/crs:Exposure2012",
    "/xmp:Rating;/crs:HasCrop", "/xmp:Rating;/", "xmp:Rating", "/xmp:", "/content:xmp",
  ])
  func takesOtherChangesForProcessing(changed: String) {
    let change = event(1, [("action", "saved"), ("softwareAgent", "GIMP"), ("changed", changed)])
    #expect(EmbeddedMetadata.sample(traces: change).kinds == [.historyNamesEditor])
  }

  @Test(arguments: [true, false])
  func countsTheEventsThatChangedMore(isCounted: Bool) {
    let rating = event(
      isCounted ? 1 : nil,
      [
        ("action", "saved"), ("softwareAgent", "Adobe Bridge 2020, Photoshop"),
        ("changed", "/metadata"),
      ])
    let change = event(isCounted ? 2 : nil, [("action", "saved"), ("softwareAgent", "GIMP 2.10")])
    let report = EmbeddedMetadata.sample(traces: rating + change).report()
    #expect(report.evidence.map(\.kind) == [.historyNamesEditor])
    #expect(report.evidence[0].value == "GIMP 2.10")
  }

  /// Properties may stand in any order, and an event may have fewer than the next.
  @Test func keepsEventsApartByTheirNumbers() {
    let traces =
      event(1, [("when", "2024-01-01T00:00:00"), ("softwareAgent", "GIMP")])
      + event(2, [("changed", "/metadata"), ("action", "saved")])
    #expect(EmbeddedMetadata.sample(traces: traces).kinds == [.historyNamesEditor])
  }

  @Test(arguments: [
    "IMG_20231202-edited.jpg", "IMG_20231202-bearbeitet.jpg", "IMG_20231202-編集済み.jpg",
    "IMG_20231202-수정됨.jpg", "IMG_20231202-已修改.jpg", "IMG_20231202-edited(1).jpg",
    "IMG_20231202-edited (12).jpg", "IMG_20231202-modifié.jpg", "IMG_20231202-modifie\u{301}.jpg",
    "IMG_20231202-editado.jpg", "IMG_20231202-ha editado.jpg", "IMG_20231202-modificato.jpg",
    "IMG_20231202-bewerkt.jpg", "IMG_20231202-edytowane.jpg", "IMG_20231202-已編輯.jpg",
    "IMG_20231202-EDITED.JPG", "IMG_20231202-измененный.jpg", "FullSizeRender.jpg",
    "IMG_20231202-수정됨(2).jpg", "写真-編集済み(1).heic", "PXL_20240102_030405678~4.jpg",
    "IMG_20240102_030405_edit_1704164650123.jpg",
  ])
  func knowsTheNamesOfEditedCopies(name: String) {
    let report = EmbeddedMetadata.sample().report(fileName: name)
    #expect(report.evidence.map(\.kind) == [.messengerFileName])
  }

  @Test(arguments: [
    "edited.jpg", "-edited.jpg", "IMG_1234(1).jpg", "credited.jpg", "IMG_20231202-edited(1234).jpg",
    "IMG_20231202-edited(a).jpg", "수정됨.jpg", "unbearbeitet.jpg", "summer-mix.jpg", "(1).jpg",
    "DSC_0001~1.jpg", "last_edit_2.jpg", "MVIMG_20240102_030405.jpg",
  ])
  func ignoresNamesThatPeopleGive(name: String) {
    #expect(EmbeddedMetadata.sample().report(fileName: name).evidence == [])
  }

  @Test func callsAComposedCaptureEdited() {
    let source = FileTrace(
      .xmp("Iptc4xmpExt:DigitalSourceType"), at: 1,
      text: "http://cv.iptc.org/newscodes/digitalsourcetype/compositeCapture")
    let photo = EmbeddedMetadata.sample(traces: [source])
    #expect(photo.kinds == [.declaredEdits])
    #expect(photo.report().assessment?.verdict == .processed)
  }
}
