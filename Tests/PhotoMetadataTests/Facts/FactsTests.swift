import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct FactsTests {
  @Test(
    arguments: [
      ("1/250", 0.004), ("28/10", 2.8), ("400", 400), ("-12.5", -12.5), ("1/0", nil), ("", nil),
      ("nan", nil), ("inf", nil), ("0x10", nil), ("1/2/3", nil), ("/", nil), ("1e400", nil),
    ] as [(String, Double?)])
  func readsNumbersOfXMP(text: String, number: Double?) {
    #expect(XMPNumber.value(text) == number)
  }

  @Test(
    arguments: [
      ("47,36,30N", 47.608333), ("47,36.5N", 47.608333), ("47,36.5s", -47.608333), ("47N", nil),
      ("N", nil), ("", nil), ("47,36.5E", nil), ("-47,36.5N", nil), ("47,,5N", nil),
      ("1,2,3,4N", nil),
    ] as [(String, Double?)])
  func readsDegreesOfXMP(text: String, degrees: Double?) {
    let found = XMPNumber.degrees(text, directions: ("N", "S"))
    #expect((found == nil) == (degrees == nil))
    if let found, let degrees { #expect(abs(found - degrees) < 1e-5) }
  }

  @Test func readsDatesOfIPTC() {
    #expect(IPTCDate.text("20240229", "235959+0900") == "2024:02:29 23:59:59+0900")
    #expect(IPTCDate.text("20240229", nil) == "2024:02:29")
    #expect(IPTCDate.text("20240229", "2359") == "2024:02:29")
    // What has another form is up to the reader of dates.
    #expect(IPTCDate.text("2024-02-29", nil) == "2024-02-29")
    #expect(IPTCDate.text("２０２４02", nil) == "２０２４02")
  }

  @Test(arguments: [
    ("1965", "1965"), ("196506", "1965-06"), ("19650000", "1965"), ("19650600", "1965-06"),
    ("1965-00-00", "1965"), ("1965-06-12", "1965-06-12"), ("19650612", "1965-06-12T00:00:00"),
  ])
  func readsPartialDatesOfIPTC(written: String, date: String) throws {
    typealias Build = ImageFileBuilder
    let photo = Build.photoshop(
      Build.resource(
        1028, Build.iptc(2, 55, written) + Build.iptc(2, 60, "000000")))
    let facts = try PhotoReader().metadata(in: photo).facts
    let found = try #require(facts.first { $0.kind == .creationDate })
    #expect(found.value == CaptureDate(iso8601: date).map { .date($0) })
  }

  @Test(arguments: [TIFFFormat.byte, TIFFFormat.undefined, TIFFFormat.ascii])
  func readsAltitudesBelowTheSea(format: Int) throws {
    var exif = ExifBuilder()
    let digit: [UInt8] = format == TIFFFormat.ascii ? [0x31, 0] : [1]
    exif.gps = [
      exif.bytes(5, format: format, digit), exif.rationals(6, [(423, 1)]),
    ]
    exif.primary = [exif.text(0x010F, "Example")]
    let altitude = try metadata(exif).facts.first { $0.kind == .altitude }
    #expect(altitude?.value == .number(-423))
  }

  private func metadata(
    _ exif: ExifBuilder, _ parts: [UInt8]...
  ) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(exif.block), parts.flatMap { $0 }, JPEGBuilder.frame(),
        JPEGBuilder.picture))
  }

  @Test func namesAFactOnceWithItsFirstSource() throws {
    var exif = ExifBuilder()
    exif.primary = [
      exif.text(0x010F, "Canon"), exif.text(0x010E, "A bridge"), exif.text(0x013B, " - "),
    ]
    let packet = XMPFieldsTests.packet(
      attributes: #"tiff:Make="CANON" tiff:Model="EOS" aux:SerialNumber="7""#,
      elements: #"""
        <dc:description xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Alt>
        <rdf:li xml:lang="x-default">a bridge</rdf:li><rdf:li xml:lang="ko">다리</rdf:li>
        </rdf:Alt></dc:description>
        """#)
    let facts = try metadata(exif, JPEGBuilder.xmp(packet)).facts
    #expect(
      facts == [
        PhotoFact(.model, .text("EOS"), source: "XMP tiff:Model"),
        PhotoFact(.serialNumber, .text("7"), source: "XMP aux:SerialNumber"),
        PhotoFact(.caption, .text("A bridge"), source: "IFD0 0x010E ImageDescription"),
      ])
  }

  /// A report that hides the position hides the caption that repeats it.
  @Test func withholdsTextsThatSayWhereOrWhoPeopleAre() {
    let kinds: [PhotoFact.Kind] = [.title, .caption, .comment, .keyword]
    for kind in kinds {
      for text in [
        "48.8583, 2.2945", "https://maps.app.goo.gl/AbCdEf123", "geo:lat=48.8583", "撮影地：京都",
        "Places|France|Paris", "People|Karl",
      ] {
        let fact = PhotoFact(kind, .text(text), source: "XMP")
        #expect(fact.withoutPrivateValue() == PhotoFact(kind, .withheld, source: "XMP"), "\(text)")
      }
      let caption = PhotoFact(kind, .text("Sunset at the lake"), source: "XMP")
      #expect(caption.withoutPrivateValue() == caption)
    }
    let name = PhotoFact(.software, .text("People/Karl"), source: "XMP")
    #expect(name.withoutPrivateValue() == name)
  }

  @Test func readsTheDateOfDublinCore() throws {
    let packet = XMPFieldsTests.packet(
      elements: #"<dc:date xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Seq>"#
        + "<rdf:li>1888-05</rdf:li></rdf:Seq></dc:date>")
    let facts = try metadata(ExifBuilder(), JPEGBuilder.xmp(packet)).facts
    let date = try #require(CaptureDate(anyFormat: "1888-05"))
    #expect(facts == [PhotoFact(.creationDate, .date(date), source: "XMP dc:date")])
  }

  @Test func leavesOutNumbersThatMeanNothing() throws {
    var exif = ExifBuilder()
    exif.exif = [
      exif.rationals(0x829A, [(0, 1)]), exif.rationals(0x829D, [(1, 0)]),
      exif.rationals(0x920A, [(.max, 1)]),
    ]
    exif.gps = [
      exif.rationals(0x0006, [(.max, 1)]), exif.rationals(0x0011, [(361, 1)]),
    ]
    // A copy without the place takes their directory out.
    #expect(
      try metadata(exif).facts.map { "\($0.kind) \($0.value)" } == ["location recorded"])
  }

  @Test func reportsNoMoreFactsThanItsLimit() throws {
    // One segment has room for half of them.
    let packets = [0..<2_100, 2_100..<4_200].flatMap { range in
      let keywords = range.map { "<rdf:li>k\($0)</rdf:li>" }.joined()
      return JPEGBuilder.xmp(
        XMPFieldsTests.packet(
          elements: #"<dc:subject xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Bag>"#
            + keywords + "</rdf:Bag></dc:subject>"))
    }
    let metadata = try metadata(ExifBuilder(), packets)
    #expect(metadata.facts.count == Limits.facts)
    #expect(metadata.traces.xmp.count == Limits.xmpTraces)
  }

  @Test func keepsEventsApart() {
    func trace(_ property: String, _ text: String) -> FileTrace {
      FileTrace(.xmpHistory("stEvt:" + property), at: nil, text: text)
    }
    let events = EditingEvent.all(in: [
      trace("action", "created"), trace("softwareAgent", "A"), trace("action", "saved"),
      trace("when", "2024-01-01T00:00:00"), trace("softwareAgent", "B"), trace("when", "never"),
    ])
    #expect(
      events == [
        EditingEvent(action: "created", program: "A"),
        EditingEvent(
          action: "saved", program: "B",
          date: CaptureDate(year: 2024, month: 1, day: 1)),
      ])
    let many = (0..<1_000).map { trace("action", "\($0)") }
    #expect(EditingEvent.all(in: many).count == Limits.historyEvents)
  }

  @Test func hidesWhereAndWhoPeopleAre() {
    for kind in PhotoFact.Kind.allCases {
      let hidden = PhotoFact(kind, .text("secret"), source: "XMP").withoutPrivateValue()
      #expect((hidden.value == .withheld) == kind.isPrivate)
    }
    let isPrivate = PhotoFact.Kind.allCases.filter(\.isPrivate)
    #expect(
      isPrivate == [
        .serialNumber, .lensSerialNumber, .owner, .location, .placeName, .altitude, .direction,
        .person,
      ])
  }
}
