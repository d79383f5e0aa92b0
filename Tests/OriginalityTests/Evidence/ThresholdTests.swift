import Originality
import PhotoFormats
import PhotoMetadata
import Testing

/// What each check still accepts, and the next value, which it doesn't.
struct ThresholdTests {
  private func exif(_ tag: ExifTag, _ text: String, _ numbers: [Double] = []) -> FileTrace {
    FileTrace(.exif(tag), at: 50, text: text, numbers: numbers)
  }

  /// The kinds of a photo that was taken at 8:38:00, with these traces.
  private func kinds(_ traces: FileTrace...) -> [EvidenceKind] {
    EmbeddedMetadata.sample(traces: traces).kinds
  }

  @Test(arguments: [
    ("08:37:00", EvidenceKind?.none), ("08:36:59", .modifiedBeforeCapture), ("08:38:00", nil),
    ("08:39:00", nil), ("08:39:01", .modifiedAfterCapture),
  ])
  func allowsAMinuteForSaving(time: String, kind: EvidenceKind?) {
    #expect(kinds(exif(.dateTime, "2017:10:27 \(time)")) == [kind].compactMap { $0 })
    let created = FileTrace(.xmp("photoshop:DateCreated"), at: 1, text: "2017-10-27T\(time)")
    #expect(kinds(created) == (kind == nil ? [] : [.xmpDateDiffers]))
  }

  @Test(arguments: [("08:39:00", false), ("08:39:01", true)])
  func allowsAMinuteBetweenThumbnailAndPhoto(modified: String, isOlder: Bool) {
    let photo = EmbeddedMetadata.sample(traces: [exif(.dateTime, "2017:10:27 \(modified)")]) {
      $0.traces.thumbnail = Thumbnail(
        offset: 500, dimensions: PixelDimensions(width: 160, height: 120))
      $0.traces.thumbnailExif = [
        FileTrace(.thumbnailExif(.dateTime), at: 400, text: "2017:10:27 08:38:00")
      ]
    }
    #expect(photo.kinds.contains(.thumbnailOlder) == isOlder)
  }

  /// The report is of 2026-11-18 11:06:40 UTC.
  @Test(arguments: [(39, false), (40, false), (41, true)])
  func allowsTwoDaysForTimeZones(second: Int, isFuture: Bool) {
    let photo = EmbeddedMetadata.sample {
      $0.exif?.dateTimeOriginal = CaptureDate(
        year: 2026, month: 11, day: 20, hour: 11, minute: 6, second: second)
    }
    #expect(photo.kinds == (isFuture ? [.futureDate] : []))
  }

  /// The iPhone 8 was released in September 2017.
  @Test(arguments: [(2017, 9, false), (2017, 8, false), (2017, 7, true), (2016, 12, true)])
  func allowsAMonthBeforeTheRelease(year: Int, month: Int, isTooEarly: Bool) {
    let photo = EmbeddedMetadata.sample(model: "iPhone 8") {
      $0.exif?.dateTimeOriginal = CaptureDate(year: year, month: month, day: 27)
    }
    #expect(photo.kinds == (isTooEarly ? [.captureBeforeModel] : []))
  }

  /// The photo was taken at 23:38 UTC if the camera's clock is nine hours ahead.
  @Test(
    arguments: [
      ([23, 36, 0], true), ([23, 35, 59], false), ([23, 40, 0], true), ([23, 40, 1], false),
    ] as [([Double], Bool)])
  func allowsTwoMinutesBetweenClockAndSatellites(time: [Double], isExplained: Bool) {
    for offset in [nil, 540] {
      let photo = EmbeddedMetadata.sample(
        traces: [exif(.gpsTime, "t", time), exif(.gpsDate, "2017:10:26")]
      ) {
        $0.exif?.dateTimeOriginal = CaptureDate(
          year: 2017, month: 10, day: 27, hour: 8, minute: 38, offsetMinutes: offset)
      }
      #expect(photo.kinds == (isExplained ? [] : [.gpsTimeDiffers]))
    }
  }

  /// No time zone is more than 14 hours from UTC.
  @Test(
    arguments: [
      ("2017:10:26", [18, 38, 0], true), ("2017:10:26", [18, 36, 0], true),
      ("2017:10:26", [18, 35, 59], false), ("2017:10:26", [18, 23, 0], false),
      ("2017:10:27", [22, 38, 0], true), ("2017:10:27", [22, 53, 0], false),
    ] as [(String, [Double], Bool)])
  func knowsTheFarthestTimeZones(date: String, time: [Double], isExplained: Bool) {
    let found = kinds(exif(.gpsTime, "t", time), exif(.gpsDate, date))
    #expect(found == (isExplained ? [] : [.gpsTimeDiffers]))
  }

  @Test(
    arguments: [
      ([23, 38], true), ([23, 38, 0, 0], true), ([23, 38, 61], true), ([-1, 38, 0], true),
      ([12, 0, 0], false),
    ] as [([Double], Bool)])
  func comparesOnlyATimeOfDay(time: [Double], isSkipped: Bool) {
    let found = EmbeddedMetadata.sample(
      traces: [exif(.gpsTime, "t", time), exif(.gpsDate, "2017:10:20")])
    #expect(found.kinds == (isSkipped ? [] : [.gpsTimeDiffers]))
  }

  /// The camera of the iPhone 7 magnifies five times.
  @Test(arguments: [(5.49, false), (5.5, false), (5.51, true), (.infinity, false)])
  func allowsATenthMoreZoom(zoom: Double, isTooMuch: Bool) {
    #expect(kinds(exif(.digitalZoom, "x", [zoom])) == (isTooMuch ? [.zoomContradictsModel] : []))
  }

  @Test(arguments: [
    (3.99, true), (4.06, true), (3.92, true), (4.08, false), (3.9, false), (2.87, true),
    (2.92, true), (2.927, true), (2.928, false),
  ])
  func allowsFocalLengthsToBeRounded(length: Double, isKnown: Bool) {
    #expect(kinds(exif(.focalLength, "mm", [length])) == (isKnown ? [] : [.unknownLensOfModel]))
  }

  private func thumbnail(
    _ width: Int = 160, _ height: Int = 120, similarity: Double? = nil, difference: Double? = nil
  ) -> [EvidenceKind] {
    EmbeddedMetadata.sample {
      $0.traces.thumbnail = Thumbnail(
        offset: 500, dimensions: PixelDimensions(width: width, height: height))
      $0.traces.thumbnail?.similarity = similarity
      $0.traces.thumbnail?.largestDifference = difference
    }.kinds
  }

  @Test func separatesOtherPicturesFromOtherDetails() {
    #expect(thumbnail(similarity: 0.8).isEmpty)
    #expect(thumbnail(similarity: 0.79) == [.thumbnailShowsOther])
    #expect(thumbnail(similarity: 0.79, difference: 9) == [.thumbnailShowsOther])
    #expect(thumbnail(similarity: 0.8, difference: 6).isEmpty)
    #expect(thumbnail(similarity: 0.8, difference: 6.01) == [.thumbnailDetailDiffers])
    #expect(thumbnail(difference: 9).isEmpty)
  }

  /// The picture is 4032 by 3024.
  @Test(arguments: [
    (4119, 3000, false), (4121, 3000, true), (3881, 3000, false), (3879, 3000, true),
  ])
  func allowsThreePercentOtherProportions(width: Int, height: Int, differs: Bool) {
    #expect(thumbnail(width, height) == (differs ? [.thumbnailDiffers] : []))
  }

  @Test func comparesNoDetailsOfAStretchedThumbnail() {
    #expect(thumbnail(500, 300, similarity: 0.9, difference: 9) == [.thumbnailDiffers])
  }

  @Test(
    arguments: [
      (ExifTag.fNumber, [0.1, 256], [0.09, 257]), (.exposureTime, [1e-9, 86_400], [0, 86_401]),
      (.focalLength35, [0, 10_000], [-1, 10_001]),
    ] as [(ExifTag, [Double], [Double])])
  func knowsWhatCanBeMeasured(tag: ExifTag, possible: [Double], impossible: [Double]) {
    for number in possible { #expect(kinds(exif(tag, "n", [number])).isEmpty) }
    for number in impossible { #expect(kinds(exif(tag, "n", [number])) == [.impossibleValue]) }
  }

  /// Fewer than three tables can be joined ones.
  @Test(arguments: [(2, false), (3, true), (4, true)])
  func looksAtSeparateHuffmanTables(count: Int, isFound: Bool) {
    let names = ["APP0", "APP1", "DQT", "SOF0"] + Array(repeating: "DHT", count: count)
    let photo = EmbeddedMetadata.sample(
      make: "Canon", model: "x", traces: [FileTrace(.jfifSegment, at: 2, text: "JFIF 1.1")]
    ) {
      $0.exif?.hasInteroperability = true
      $0.traces.parts = names.map { FilePart(name: $0, range: 2..<35, content: 6..<35) }
      $0.traces.frame = JPEGFrame(offset: 300, process: 0, precision: 8, sampling: [])
      $0.traces.quantization = QuantizationTables(
        offset: 200, tables: [0: Array(repeating: 3, count: 64)])
    }
    #expect(photo.kinds.contains(.layoutOfSoftware) == isFound)
  }

  @Test(arguments: [(4096, false), (4097, true)])
  func shortensLongValues(size: Int, isShortened: Bool) throws {
    let name = "GIMP "
    let text = name + String(repeating: "x", count: size - name.utf8.count)
    let photo = EmbeddedMetadata.sample(traces: [exif(.software, text)]) {
      $0.exif?.software = text
    }
    let value = try #require(photo.report().evidence.first).value
    #expect(value == (isShortened ? text.prefix(1024) + "…" : text))
  }

  /// A file that a program wrote, whose comment has settings behind other lines of steps.
  @Test(arguments: [(0, true), (15, true), (16, false)])
  func triesSomePositionsForSettings(others: Int, isFound: Bool) {
    let settings = "Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1"
    let text = String(repeating: "Steps: x\n", count: others) + settings
    #expect(kinds(exif(.userComment, text)) == (isFound ? [.generatorText] : []))
  }

  /// What a camera has, maker and model, tells its captions from those of a program.
  @Test(
    arguments: [
      ("Apple", "iPhone 7", false), ("Apple", nil, true), (nil, "iPhone 7", true), (nil, nil, true),
    ] as [(String?, String?, Bool)])
  func namesACameraByMakerAndModel(make: String?, model: String?, isGenerated: Bool) {
    let caption = exif(.imageDescription, GenuineForms.webUI)
    let photo = EmbeddedMetadata.sample(traces: [caption]) {
      $0.exif?.make = make
      $0.exif?.model = model
    }
    #expect(photo.kinds.contains(.generatorText) == isGenerated)
  }

  @Test(arguments: [(100, true), (65_536, true), (65_537, false)])
  func readsLabelsOfGeneratedContent(size: Int, isFound: Bool) {
    let label = #"{"Label":"1"}"#
    let text = label + String(repeating: " ", count: size - label.utf8.count)
    let trace = FileTrace(.xmp("TC260:AIGC"), at: 1, text: text)
    #expect(kinds(trace) == (isFound ? [.declaredAI] : []))
  }

  /// `Luminar` has seven letters, `Snapseed` has eight.
  @Test(
    arguments: [
      ("MySnapseed", "Snapseed"), ("Snapseeding", "Snapseed"), ("MyLuminar", nil),
      ("Luminaria", nil), ("Luminar", "Luminar"), ("Luminar4", "Luminar"),
    ] as [(String, String?)])
  func findsLongNamesInsideWords(software: String, name: String?) {
    #expect(RuleTable.current.editor(namedIn: software)?.name == name)
  }

  @Test(arguments: [
    ("IMG_1_edit_1234567", false), ("IMG_1_edit_12345678", true),
    ("IMG_1_edit_12345678901234567890", true), ("IMG_1_edit_123456789012345678901", false),
    ("IMG_1-edited(1)", true), ("IMG_1-edited(123)", true), ("IMG_1-edited(1234)", false),
    ("IMG_1-edited()", false), ("IMG_1-edited (2)", true), ("-edited", false), ("1-edited", true),
  ])
  func readsNumbersInNamesOfEditedFiles(name: String, isEdited: Bool) {
    let kinds = EmbeddedMetadata.sample().report(fileName: name + ".jpg").evidence.map(\.kind)
    #expect(kinds == (isEdited ? [.messengerFileName] : []))
  }

  @Test(arguments: [
    ("G975FXXU7CT", false), ("G975FXXU7CTF", true), ("G975FXXU7CTF12", true),
    ("G975FXXU7CTF123", false), ("G97AFXXU7CTF1", false), ("9975FXXU7CTF1", false),
  ])
  func comparesOnlyFirmwareOfTheKnownForm(software: String, isCompared: Bool) {
    let photo = EmbeddedMetadata.sample(
      make: "samsung", model: "SM-A510F", traces: [exif(.software, software)]
    ) { $0.exif?.software = software }
    #expect(photo.kinds.contains(.firmwareContradictsModel) == isCompared)
  }

  /// A file that a program wrote, whose settings end with the seed.
  @Test(arguments: [(2_048, true), (2_049, false)])
  func readsTheBeginningOfALineOfSettings(size: Int, isFound: Bool) {
    let (start, end) = ("Steps: 20, Sampler: Euler a, CFG scale: 7, Model: ", ", Seed: 1")
    let name = String(repeating: "x", count: size - start.utf8.count - end.utf8.count)
    #expect(kinds(exif(.userComment, start + name + end)) == (isFound ? [.generatorText] : []))
  }

  @Test(arguments: [
    (#"{"image":{},"app_id":"x"}"#, true), (#"{"image":{},"model":1}"#, true),
    (#"{"image":{}}"#, false), (#"{"app_id":"x","model":1}"#, false),
    (#"{"image":1,"model":1}"#, false),
  ])
  func readsTheSettingsOfInvokeAI(text: String, isFound: Bool) {
    let found = kinds(FileTrace(.pngText("sd-metadata"), at: 1, text: text))
    #expect(found == (isFound ? [.generatorText] : []))
  }

  /// A graph may be cut anywhere behind the inputs of a node.
  @Test(arguments: [
    (#"{"3":{"inputs":{"a":1},"class_type":"A"}}"#, true), (#"{"3":{"inputs":{"a":1}}}"#, false),
    (#"{"3":{"inputs":{"a":1},"b":"c"#, true), (#"{"3":{"inputs":{"a":1},"b":"c\"#, true),
    (#"{"3":{"inputs":{"a":1},"b":"c\""#, true), (#"{"3":{"inputs":{"a":1},"b":"#, true),
    (#"{"3":{"inputs":{"a":1},"b":12"#, true), (#"{"3":{"inputs":{"a":1},"#, true),
    (#"{"3":{"inputs":{"a":1},}}"#, false), (#"{"3":{"inputs":{"a":1}]"#, false),
  ])
  func readsGraphsThatAreCut(text: String, isFound: Bool) {
    let found = kinds(FileTrace(.pngText("prompt"), at: 1, text: text))
    #expect(found == (isFound ? [.generatorText] : []))
  }

  /// Objects nest up to a depth, and have members up to a number; what is behind is not read.
  @Test(arguments: [(30, true), (31, false)])
  func readsObjectsUpToADepth(depth: Int, isFound: Bool) {
    let nested =
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let text = #"{"3":{"class_type":"A","inputs":\#(nested)}}"#
    let found = kinds(FileTrace(.pngText("prompt"), at: 1, text: text))
    #expect(found == (isFound ? [.generatorText] : []))
  }

  @Test(arguments: [(509, true), (510, false)])
  func readsMembersUpToANumber(count: Int, isFound: Bool) {
    let others = (0..<count).map { #""a\#($0)":1,"# }.joined()
    let text = #"{\#(others)"3":{"class_type":"A","inputs":{}}}"#
    let found = kinds(FileTrace(.pngText("prompt"), at: 1, text: text))
    #expect(found == (isFound ? [.generatorText] : []))
  }

  @Test func namesNoProgramWhereTheEntryIsEmpty() {
    #expect(kinds(exif(.metadataEditingSoftware, "")).isEmpty)
    #expect(kinds(exif(.metadataEditingSoftware, "x")) == [.softwareRewrote])
  }

  /// A program converted the photo if EXIF names its maker or its model, and has what cameras
  /// write.
  @Test(arguments: [
    ("Apple", "iPhone 8", true, true), ("Apple", nil, true, true), (nil, "iPhone 8", true, true),
    (nil, nil, true, false), ("Apple", "iPhone 8", false, false),
  ])
  func aPhotoOfACameraHasItsNameAndItsValues(
    make: String?, model: String?, hasDate: Bool, isFound: Bool
  ) {
    let photo = EmbeddedMetadata.sample { metadata in
      metadata.container = .webp
      metadata.exif = ExifFields(make: make, model: model)
      if hasDate {
        metadata.exif?.dateTimeOriginal = CaptureDate(year: 2020, month: 1, day: 1)
      }
      metadata.traces.exif = []
      if let make { metadata.traces.exif.append(exif(.make, make)) }
      if let model { metadata.traces.exif.append(exif(.model, model)) }
    }
    #expect(photo.kinds.contains(.formatOfSoftware) == isFound)
  }
}
