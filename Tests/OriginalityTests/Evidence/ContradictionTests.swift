import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import Testing

struct ContradictionTests {
  private func exif(_ tag: ExifTag, _ text: String, _ numbers: [Double] = []) -> FileTrace {
    FileTrace(.exif(tag), at: 50, text: text, numbers: numbers)
  }

  private func lens(
    _ name: String, model: String = "iPhone 7", focalLength: Double = 3.99, aperture: Double = 1.8
  ) -> EmbeddedMetadata {
    .sample(
      model: model,
      traces: [
        exif(.lensModel, name), exif(.focalLength, "\(focalLength)", [focalLength]),
        exif(.fNumber, "\(aperture)", [aperture]),
      ]
    ) { $0.exif?.lensModel = name }
  }

  @Test func acceptsTheLensOfTheModel() {
    #expect(lens("iPhone 7 back camera 3.99mm f/1.8").kinds.isEmpty)
  }

  @Test func findsTheLensOfAnotherModel() {
    #expect(lens("iPhone 8 back camera 3.99mm f/1.8").kinds == [.lensContradictsModel])
    #expect(lens("iPhone 7 Plus back camera 3.99mm f/1.8").kinds.isEmpty)
  }

  @Test func findsMeasuresThatTheLensDoesNotHave() {
    let name = "iPhone 7 back camera 3.99mm f/1.8"
    #expect(lens(name, focalLength: 2.87).kinds == [.focalLengthContradictsLens])
    #expect(lens(name, aperture: 2.2).kinds == [.apertureContradictsLens])
  }

  @Test func looksUpLensesAndFlashInTheDeviceTable() {
    let tele = EmbeddedMetadata.sample(traces: [exif(.focalLength, "6.6", [6.6])])
    #expect(tele.kinds == [.unknownLensOfModel])
    let plus = EmbeddedMetadata.sample(
      model: "iPhone 7 Plus", traces: [exif(.focalLength, "6.6", [6.6])])
    #expect(plus.kinds.isEmpty)
    for model in ["iPhone 3GS", "iPad 2"] {
      let flash = EmbeddedMetadata.sample(model: model, traces: [exif(.flash, "1", [1])])
      #expect(flash.kinds == [.flashContradictsModel])
    }
    #expect(
      EmbeddedMetadata.sample(model: "iPad 2", traces: [exif(.flash, "16", [16])]).kinds.isEmpty)
  }

  @Test(
    arguments: [
      (8.8, true), (25.7, true), (15, true), (8.76, true), (7, false), (28, false), (0, true),
    ])
  func looksUpZoomLenses(focalLength: Double, isKnown: Bool) {
    let photo = EmbeddedMetadata.sample(
      make: "SONY", model: "DSC-RX100M3", traces: [exif(.focalLength, "mm", [focalLength])]
    ) { $0.exif?.hasInteroperability = true }
    #expect(photo.kinds == (isKnown ? [] : [.unknownLensOfModel]))
  }

  @Test(
    arguments: [
      ("iPhone 7", 5.0, true), ("iPhone 7", 5.3, true), ("iPhone 7", 9, false),
      ("iPhone 7 Plus", 9, true), ("iPhone 6", 9, true), ("iPhone 7", 0, true),
    ])
  func comparesTheDigitalZoomWithThatOfTheModel(model: String, zoom: Double, isPossible: Bool) {
    let photo = EmbeddedMetadata.sample(model: model, traces: [exif(.digitalZoom, "x", [zoom])])
    #expect(photo.kinds == (isPossible ? [] : [.zoomContradictsModel]))
  }

  private func camera(
    _ make: String, hasInteroperability: Bool = true, profile: Int? = nil
  ) -> EmbeddedMetadata {
    .sample(make: make, model: "A camera") {
      $0.exif?.hasInteroperability = hasInteroperability
      $0.traces.colorProfile = profile.map { ColorProfile(offset: $0, name: "sRGB") }
    }
  }

  @Test(arguments: ["Canon", "FUJIFILM", "SONY"])
  func looksForWhatCamerasOfAMakerAlwaysOrNeverWrite(make: String) {
    #expect(camera(make).kinds.isEmpty)
    #expect(camera(make, hasInteroperability: false).kinds == [.interoperabilityMissing])
    #expect(camera(make, profile: 700).kinds == [.colorProfile])
    #expect(camera(make, profile: 700).report().evidence.first?.offset == 700)
  }

  @Test(arguments: ["Apple", "samsung", "Sony", "Google", "LEICA CAMERA AG"])
  func asksOnlyMakersThatItKnowsForProfiles(make: String) {
    #expect(
      !camera(make, hasInteroperability: false, profile: 700).kinds.contains {
        [.interoperabilityMissing, .colorProfile].contains($0)
      })
  }

  @Test func isSilentAboutUnknownModels() throws {
    let photo = EmbeddedMetadata.sample(
      model: "iPhone 99", traces: [exif(.focalLength, "6.6", [6.6])])
    #expect(photo.kinds.isEmpty)
    #expect(photo.report().assessment?.checksNotMade.contains(.device) == true)
  }

  @Test func findsAPhotoOlderThanItsModel() {
    let photo = EmbeddedMetadata.sample(model: "iPhone 15")
    #expect(photo.kinds == [.captureBeforeModel])
  }

  @Test func comparesSamsungsFirmwareWithTheModel() {
    func photo(_ model: String) -> EmbeddedMetadata {
      .sample(
        make: "samsung", model: model, traces: [exif(.software, "J320FXXU0AQL1")]
      ) { $0.exif?.software = "J320FXXU0AQL1" }
    }
    #expect(photo("SM-J320F").kinds.isEmpty)
    #expect(photo("SM-A510F").kinds == [.firmwareContradictsModel])
  }

  @Test(arguments: [
    ("2017:10:27 08:38:50", EvidenceKind?.none), ("2017:10:27 09:38:00", .modifiedAfterCapture),
    ("2016:10:27 09:38:00", .modifiedBeforeCapture), ("    :  :     :  :  ", nil),
  ])
  func comparesTheDatesOfCaptureAndChange(text: String, kind: EvidenceKind?) {
    let photo = EmbeddedMetadata.sample(traces: [exif(.dateTime, text)])
    #expect(photo.kinds == [kind].compactMap { $0 })
  }

  @Test(
    arguments: [
      ([23, 38, 0], "2017:10:26", nil, true), ([23, 8, 30], "2017:10:26", nil, true),
      ([23, 2, 0], "2017:10:26", nil, false), ([8, 38, 0], "2017:10:29", nil, false),
      ([23, 38, 0], "2017:10:26", 540, true), ([8, 38, 0], "2017:10:27", 540, false),
    ] as [([Double], String, Int?, Bool)])
  func acceptsTheTimeOfSatellitesInAnyTimeZone(
    time: [Double], date: String, offset: Int?, isExplained: Bool
  ) {
    let photo = EmbeddedMetadata.sample(traces: [
      exif(.gpsTime, "t", time), exif(.gpsDate, date),
    ]) { metadata in
      metadata.exif?.dateTimeOriginal = CaptureDate(
        year: 2017, month: 10, day: 27, hour: 8, minute: 38, offsetMinutes: offset)
    }
    #expect(photo.kinds == (isExplained ? [] : [.gpsTimeDiffers]))
  }

  @Test func findsADateInTheFuture() {
    let photo = EmbeddedMetadata.sample {
      $0.exif?.dateTimeOriginal = CaptureDate(year: 2099, month: 9, day: 29)
    }
    #expect(photo.kinds == [.futureDate])
  }

  @Test func comparesTheSizeInEitherOrientation() {
    let turned = EmbeddedMetadata.sample {
      $0.dimensions = PixelDimensions(width: 3024, height: 4032)
    }
    #expect(turned.kinds.isEmpty)
    let shrunk = EmbeddedMetadata.sample {
      $0.dimensions = PixelDimensions(width: 1008, height: 756)
    }
    #expect(shrunk.kinds == [.sizeDiffers])
    #expect(shrunk.report().assessment?.verdict == .probablyProcessed)
  }

  @Test(arguments: [(160, 120, false), (160, 107, true), (320, 240, false), (241, 181, false)])
  func comparesTheShapeOfTheSmallPictureUnlessItHasBars(width: Int, height: Int, differs: Bool) {
    let photo = EmbeddedMetadata.sample {
      $0.traces.thumbnail = Thumbnail(
        offset: 500, dimensions: PixelDimensions(width: width, height: height))
    }
    #expect(photo.kinds == (differs ? [.thumbnailDiffers] : []))
    #expect(photo.report().assessment?.verdict == .noSign)
  }

  private func thumbnail(
    similarity: Double? = nil, _ own: [(ExifTag, String)] = [], _ whole: [FileTrace] = []
  ) -> EmbeddedMetadata {
    .sample(traces: whole) {
      $0.traces.thumbnail = Thumbnail(
        offset: 500, dimensions: PixelDimensions(width: 160, height: 120))
      $0.traces.thumbnail?.similarity = similarity
      $0.traces.thumbnailExif = own.map { FileTrace(.thumbnailExif($0), at: 400, text: $1) }
    }
  }

  @Test func findsASmallPictureOfSomethingElse() {
    #expect(thumbnail().kinds.isEmpty)
    #expect(thumbnail(similarity: 0.96).kinds.isEmpty)
    let other = thumbnail(similarity: 0.642)
    #expect(other.kinds == [.thumbnailShowsOther])
    #expect(other.report().evidence.first?.value == "r = 0.64 < 0.8")
    #expect(other.report().assessment?.verdict == .probablyProcessed)
  }

  @Test func findsADetailThatOnlyOneOfTwoPicturesShows() {
    var same = thumbnail(similarity: 0.96)
    same.traces.thumbnail?.largestDifference = 6
    #expect(same.kinds.isEmpty)
    var painted = same
    painted.traces.thumbnail?.largestDifference = 6.14
    #expect(painted.kinds == [.thumbnailDetailDiffers])
    #expect(painted.report().evidence.first?.value == "d = 6.1 > 6.0")
    #expect(painted.report().assessment?.verdict == .probablyProcessed)
  }

  @Test func findsASmallPictureOlderThanTheFile() {
    let changed = [exif(.dateTime, "2017:10:27 08:38:00"), exif(.software, "GIMP 2")]
    func kinds(_ date: String) -> [EvidenceKind] { thumbnail([(.dateTime, date)], changed).kinds }
    #expect(!kinds("2017:10:27 08:38:00").contains(.thumbnailOlder))
    #expect(kinds("2016:10:27 08:38:00").contains(.thumbnailOlder))
    #expect(!kinds("").contains(.thumbnailOlder))
    #expect(!kinds("0000:00:00 00:00:00").contains(.thumbnailOlder))
  }

  @Test func findsASmallPictureOfAnotherProgram() {
    let whole = [exif(.software, "10.0.2")]
    #expect(thumbnail([(.software, "10.0.2")], whole).kinds.isEmpty)
    #expect(thumbnail([(.software, "10.0.1")], whole).kinds == [.thumbnailOfOtherProgram])
    #expect(thumbnail([(.software, "")], whole).kinds.isEmpty)
  }

  @Test func distinguishesGamesFromCameras() {
    let photo = EmbeddedMetadata.sample(make: "Polyphony Digital Inc.", model: "GT")
    #expect(photo.kinds == [.notACamera])
  }

  @Test func findsValuesThatNothingCanMeasure() {
    let photo = EmbeddedMetadata.sample(traces: [exif(.exposureTime, "4294967295", [4_294_967_295])]
    )
    #expect(photo.kinds == [.impossibleValue])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
  func survivesInvalidNumbers(number: Double) {
    let tags: [ExifTag] = [
      .flash, .fNumber, .exposureTime, .focalLength, .focalLength35, .pixelWidth, .pixelHeight,
      .digitalZoom, .orientation,
    ]
    var traces = tags.map { exif($0, "n", [number]) }
    traces.append(exif(.gpsTime, "t", [number, number, number]))
    traces.append(exif(.gpsDate, "2017:10:27"))
    for model in ["iPhone 3GS", "iPhone 7"] {
      let photo = EmbeddedMetadata.sample(model: model, traces: traces)
      #expect(photo.report().assessment != nil)
    }
  }

  @Test func reportsDataBehindThePictureWithoutAccusing() {
    let rest = FileTrace(.rest, at: 900_000, text: "ftyp", numbers: [1000])
    #expect(EmbeddedMetadata.sample(traces: [rest]).kinds == [.dataAfterEnd])
    #expect(EmbeddedMetadata.sample(traces: [rest]).report().assessment?.verdict == .noSign)
  }

  /// EXIF has 0 for a size that the camera didn't know.
  @Test func takesASizeOfZeroForUnknown() {
    func kinds(_ width: Double, _ height: Double) -> [EvidenceKind] {
      EmbeddedMetadata.sample { metadata in
        metadata.traces.exif.removeAll {
          [.exif(.pixelWidth), .exif(.pixelHeight)].contains($0.source)
        }
        metadata.traces.exif += [
          FileTrace(.exif(.pixelWidth), at: 300, text: "", numbers: [width]),
          FileTrace(.exif(.pixelHeight), at: 312, text: "", numbers: [height]),
        ]
      }.kinds
    }
    #expect(kinds(0, 0).isEmpty)
    #expect(kinds(1, 0) == [.sizeDiffers])
    #expect(kinds(100, 100) == [.sizeDiffers])
  }

  /// Early models and camcorders write no maker note, and neither do the phones of Sony.
  @Test(arguments: [
    ("SONY", "MAVICA", false), ("SONY", "CYBERSHOT", false), ("SONY", "DCR-PC110E", false),
    ("Sony", "D5803", false), ("FUJIFILM", "MX-1700ZOOM", false), ("Apple", "iPhone 4", false),
    ("SONY", "DSC-HX5V", true), ("FUJIFILM", "X-T3", true), ("Apple", "iPhone 6", true),
  ])
  func missesAMakerNoteOnlyOfModelsThatWriteOne(make: String, model: String, isMissed: Bool) {
    let photo = EmbeddedMetadata.sample(make: make, model: model) {
      $0.exif?.makerNoteSize = nil
    }
    #expect(photo.kinds.contains(.makerNoteMissing) == isMissed)
  }
}
