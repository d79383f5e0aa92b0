import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata

/// Handmade audits for rendering whole documents.
enum SampleAudit {
  /// The date of every sample: 4 September 2025, 12:34:56 UTC.
  static let date = Date(timeIntervalSince1970: 1_756_989_296)

  /// Six photos of every class, and a file that is not a photo.
  static var batch: AuditReport {
    audit([
      photo("holiday/IMG_0412.jpg", iPhone, .noSign),
      photo(
        "holiday/한강의 밤.jpg", galaxyEdited, .processed,
        [evidence(.softwareNamesEditor, .proof, "IFD0 0x0131 Software", 188, "Snapseed 2.0")]),
      photo(
        "holiday/東京タワー.jpg", canonLightroom, .processed,
        [
          evidence(
            .xmpNamesEditor, .proof, "XMP xmp:CreatorTool", 18_022, "Adobe Lightroom 7.1 (Windows)"),
          evidence(
            .derivedFrom, .strong, "XMP xmpMM:DerivedFrom stRef:documentID", 22_813, "xmp.did:1"),
          evidence(
            .modifiedAfterCapture, .weak, "IFD0 0x0132 DateTime", 280,
            "2025:02:01 10:00:00 ≠ 2024:12:31 23:59:59"),
          evidence(.makerNoteMissing, .weak, "ExifIFD 0x927C", nil, "Canon"),
          evidence(.standardTables, .information, "JPEG DQT", 42_435, "92 %"),
        ]),
      photo("holiday/DSC08231.JPG", sony),
      photo(
        "inbox/forwarded.jpg",
        PhotoSummary(
          software: "Adobe Photoshop 25.0 (Macintosh)",
          dimensions: PixelDimensions(width: 1080, height: 1350), fileSize: 218_334,
          locationProblem: .referenceMissing,
          xmp: XMPFields(
            creatorTool: "Adobe Photoshop 25.0 (Macintosh)",
            softwareAgents: ["Adobe Photoshop Camera Raw 16.0", "Adobe Photoshop 25.0 (Macintosh)"]),
          problems: [.exifDamaged, .multipleXMPPackets]), .probablyProcessed,
        [
          evidence(
            .credentialsClaimEdits, .strong, "C2PA action", 26_117, "c2pa.opened; c2pa.edited")
        ]),
      photo(
        "inbox/截图.jpg",
        PhotoSummary(
          dimensions: PixelDimensions(width: 1170, height: 2532), fileSize: 873,
          xmp: XMPFields(software: "Snapseed 2.0", hasLocation: true),
          problems: [.duplicateEntries]), .cannotTell,
        [evidence(.messengerFileName, .weak, "", nil, "截图.jpg")]),
      PhotoEntry(file: "inbox/notes.txt", sha256: digest(7), result: .failure(.invalidImage)),
    ])
  }

  /// One photo, without an overview.
  static var single: AuditReport { audit([photo("IMG_0412.jpg", iPhone, .noSign)]) }

  /// Photos and a file name that try to inject content into their documents.
  static var hostile: AuditReport {
    let script = "<script>alert(1)</script></style><img src=x onerror=alert(2)>"
    let markdown = "`a` | **b** \\| [c](https://example.org) <b> @someone #1 ~~d~~ www.example.org"
    let terminal = "\u{1B}[31mred\u{1B}[0m\u{1B}]0;title\u{7} line\nbreak\r\ttab\u{0}"
    let bidi = "photo\u{202E}gpj.exe \u{2066}x\u{2069} \u{200B}\u{FEFF}"
    let marks = "\u{338}>\u{338}<\u{338}\"\u{338} a\u{FFFF}\u{1FFFE}"
    var hostile = audit([
      photo(
        script + ".jpg",
        PhotoSummary(
          make: script, model: "\"' onmouseover='alert(3)' {{report.title}} {{{style}}}",
          lens: markdown, software: "Adobe Photoshop " + script, fileSize: 1_000,
          xmp: XMPFields(creatorTool: terminal, lens: marks, softwareAgents: [markdown, bidi]),
          facts: [
            PhotoFact(.caption, .text(script + markdown), source: terminal + markdown),
            PhotoFact(.keyword, .text(terminal), source: bidi),
            PhotoFact(.keyword, .text(marks), source: script),
            PhotoFact(.exposureTime, .number(1e-9), source: script),
            PhotoFact(.focalLength, .number(1e9), source: "=1"),
            PhotoFact(
              .event, .event(EditingEvent(action: script, program: terminal)), source: markdown),
          ]),
        .processed,
        [
          evidence(.textNamesEditor, .proof, script, .max, markdown),
          evidence(.dataAfterEnd, .information, terminal, 0, bidi + marks),
          evidence(
            .generatorText, .strong, "PNG " + markdown, nil, String(repeating: "`|<&", count: 600)),
        ]),
      photo(
        bidi,
        PhotoSummary(
          make: terminal, model: bidi, lens: marks, software: markdown,
          dimensions: PixelDimensions(width: 1, height: .max), fileSize: .max,
          location: GeoCoordinates(latitude: -90, longitude: 180).map(PhotoLocation.coordinates))),
      photo(
        String(repeating: "長い名前 & more ", count: 1_000),
        PhotoSummary(
          make: String(repeating: "x", count: 10_000), model: String(repeating: "`", count: 10_000),
          software: "a" + String(repeating: "\u{301}", count: 4_000), fileSize: 0,
          xmp: XMPFields(softwareAgents: [String(repeating: "|", count: 600)]))),
      PhotoEntry(
        file: markdown + terminal, sha256: nil,
        result: .failure(.fileSystemError(description: terminal + script + markdown))),
    ])
    hostile.entries[0].result = hostile.entries[0].result.map { report in
      var report = report
      report.credentials = credentials(named: script, markdown, terminal, bidi, marks)
      return report
    }
    return hostile
  }

  /// An audit of these entries by the current rules.
  static func audit(_ entries: [PhotoEntry]) -> AuditReport {
    AuditReport(
      toolVersion: "1.0.0", ruleTableVersion: RuleTable.current.version, date: date,
      entries: entries)
  }

  /// An entry with the rules' report of a summary, with evidence if there is a verdict.
  static func photo(
    _ file: String, _ summary: PhotoSummary, _ verdict: Assessment.Verdict? = nil,
    _ evidence: [Evidence] = []
  ) -> PhotoEntry {
    var report = OriginalityAssessor().report(for: summary, date: date)
    report.evidence = evidence
    report.assessment = verdict.map { verdict in
      let made: [EvidenceCheck] =
        verdict == .cannotTell
        ? [.structure, .fileName]
        : [.software, .xmp, .coding, .dates, .size, .makerNote, .lens, .structure, .fileName]
      return Assessment(
        verdict: verdict, tableVersion: EvidenceTable.current.version, checksMade: made,
        checksNotMade: EvidenceCheck.allCases.filter { !made.contains($0) })
    }
    return PhotoEntry(
      file: file, sha256: digest(file.unicodeScalars.count), result: .success(report))
  }

  private static func evidence(
    _ kind: EvidenceKind, _ weight: EvidenceWeight, _ structure: String, _ offset: Int?,
    _ value: String
  ) -> Evidence {
    Evidence(kind: kind, weight: weight, structure: structure, offset: offset, value: value)
  }

  private static func digest(_ seed: Int) -> String {
    (0..<32).map { ["a3", "0f", "7c", "e1", "58", "9b"][($0 * 7 + seed * 5 + $0 / 3) % 6] }.joined()
  }

  private static let iPhone = PhotoSummary(
    make: "Apple", model: "iPhone 15 Pro", lens: "iPhone 15 Pro back triple camera 6.765mm f/1.78",
    software: "17.1", dimensions: PixelDimensions(width: 4032, height: 3024), fileSize: 2_417_332,
    location: GeoCoordinates(latitude: 37.5665, longitude: 126.978).map(PhotoLocation.coordinates),
    creationDate: CaptureDate(
      year: 2025, month: 8, day: 16, hour: 19, minute: 42, second: 7, offsetMinutes: 540),
    container: .jpeg,
    facts: [
      PhotoFact(.altitude, .number(38.25), source: "GPS 0x0006 GPSAltitude"),
      PhotoFact(.direction, .number(271.5), source: "GPS 0x0011 GPSImgDirection"),
      PhotoFact(.exposureTime, .number(1.0 / 120), source: "ExifIFD 0x829A ExposureTime"),
      PhotoFact(.aperture, .number(1.78), source: "ExifIFD 0x829D FNumber"),
      PhotoFact(.isoSpeed, .number(400), source: "ExifIFD 0x8827 PhotographicSensitivity"),
      PhotoFact(.focalLength, .number(6.765), source: "ExifIFD 0x920A FocalLength"),
      PhotoFact(
        .equivalentFocalLength, .number(24), source: "ExifIFD 0xA405 FocalLengthIn35mmFilm"),
      PhotoFact(.colorProfile, .text("Display P3"), source: "ICC"),
      PhotoFact(.estimatedJPEGQuality, .number(96), source: "JPEG DQT"),
    ])

  private static let galaxyEdited = PhotoSummary(
    make: "samsung", model: "SM-S928N", software: "Snapseed 2.0",
    dimensions: PixelDimensions(width: 4000, height: 3000), fileSize: 3_950_112,
    location: .withheld,
    creationDate: CaptureDate(year: 2025, month: 7, day: 2, hour: 22, minute: 3, second: 41))

  private static let canonLightroom = PhotoSummary(
    make: "Canon", model: "Canon EOS R5", lens: "RF24-105mm F4 L IS USM",
    software: "Adobe Lightroom 7.1 (Windows)",
    dimensions: PixelDimensions(width: 8192, height: 5464), fileSize: 18_220_431,
    creationDate: CaptureDate(
      year: 2024, month: 12, day: 31, hour: 23, minute: 59, second: 59, offsetMinutes: -210),
    xmp: XMPFields(
      creatorTool: "Adobe Lightroom 7.1 (Windows)", lens: "RF24-105mm F4 L IS USM",
      softwareAgents: ["Adobe Lightroom 7.1 (Windows)"]),
    container: .tiff,
    facts: [
      PhotoFact(.lens, .text("EF-EOS R"), source: "MakerNote Canon 0x0095"),
      PhotoFact(.serialNumber, .text("012345678901"), source: "XMP aux:SerialNumber"),
      PhotoFact(.owner, .withheld, source: "ExifIFD 0xA430 CameraOwnerName"),
      PhotoFact(
        .creationDate,
        CaptureDate(iso8601: "2024-12").map { PhotoFact.Value.date($0) } ?? .recorded,
        source: "IPTC 2:55"),
      PhotoFact(.location, .recorded, source: "IFD0 0x87AF"),
      PhotoFact(.video, .number(3_200_000), source: "Samsung MotionPhoto_Data"),
      PhotoFact(.placeName, .text("東京"), source: "XMP photoshop:City"),
      PhotoFact(.exposureTime, .number(1.3), source: "XMP exif:ExposureTime"),
      PhotoFact(.title, .text("東京タワー"), source: "XMP dc:title"),
      PhotoFact(.caption, .text("Tokyo Tower at night"), source: "IPTC 2:120"),
      PhotoFact(.keyword, .text("tower"), source: "XMP dc:subject"),
      PhotoFact(.keyword, .text("night"), source: "XMP dc:subject"),
      PhotoFact(.copyright, .text("© 2024"), source: "IFD0 0x8298 Copyright"),
      PhotoFact(
        .event,
        .event(
          EditingEvent(
            action: "saved", program: "Adobe Lightroom 7.1 (Windows)",
            date: CaptureDate(year: 2025, month: 2, day: 1, hour: 10, offsetMinutes: 0))),
        source: "XMP xmpMM:History"),
    ])

  private static let sony = PhotoSummary(
    make: "SONY", model: "ILCE-7M4", lens: "FE 35mm F1.4 GM", software: "ILCE-7M4 v2.00",
    dimensions: PixelDimensions(width: 7008, height: 4672), fileSize: 24_812_004,
    creationDate: CaptureDate(year: 2025, month: 5, day: 18, hour: 6, minute: 15, second: 0))
}
