import Documents
import Foundation
import StringCatalogs

/// A document shaped like a report about photos, with made-up data.
enum PhotoReport {
  /// Returns a report about a number of photos.
  static func document(photoCount: Int) -> Document {
    var document = overview(photoCount: photoCount)
    let cards = (0..<photoCount).map { Block.card(card($0)) }
    document.blocks += [.section(Section(LocalizedMessage("photos"), blocks: cards))]
    return document
  }

  /// Returns the report without its cards.
  static func overview(photoCount: Int) -> Document {
    let rows = (0..<photoCount).map(row)
    let tally = Tally(
      LocalizedMessage("verdicts"),
      items: zip(verdicts, 0...).map { verdict, number in
        Tally.Item(
          verdict.label, count: (photoCount + 3 - number) / 4, tone: verdict.tone)
      }, areShares: true)
    let signs = Tally(
      LocalizedMessage("signs"),
      items: [
        Tally.Item(LocalizedMessage("sign.history"), count: 3, tone: .conclusive),
        Tally.Item(LocalizedMessage("sign.size"), count: 2, tone: .strong),
        Tally.Item(LocalizedMessage("sign.camera"), count: 1, tone: .caution),
      ])
    return Document(
      title: LocalizedMessage("title"),
      subtitle: [.phrase("count", .number(photoCount)), .date(date)],
      lead: .message(LocalizedMessage("lead")),
      guide: Disclosure(
        LocalizedMessage("guide"),
        blocks: [
          .sentence(.message(LocalizedMessage("guide.score"))),
          .sentence(.message(LocalizedMessage("guide.limits"))),
        ]),
      blocks: photoCount < 2
        ? []
        : [
          .section(
            Section(
              LocalizedMessage("overview"), anchor: "overview",
              blocks: [
                .columns([.tally(tally)], [.tally(signs)]),
                .table(
                  Table(
                    columns: [
                      Table.Column(LocalizedMessage("verdict")),
                      Table.Column(LocalizedMessage("file"), .path),
                      Table.Column(LocalizedMessage("score"), .number),
                      Table.Column(LocalizedMessage("camera")),
                      Table.Column(LocalizedMessage("software")),
                      Table.Column(LocalizedMessage("taken"), .short),
                    ], rows: rows, namingColumn: 1)),
              ]))
        ],
      footer: [
        Fact(LocalizedMessage("footer.date"), .date(date)),
        Fact(LocalizedMessage("footer.version"), .untrusted("1.4.0")),
      ],
      producer: "MetaLens", emblem: emblem)
  }

  /// Returns the anchor of a photo.
  static func anchor(_ number: Int) -> Anchor { Anchor(rawValue: "photo-\(number + 1)") }

  /// Returns the card of a photo.
  static func card(_ number: Int) -> Card {
    guard number % 6 != 5 else {
      return Card(
        anchor: anchor(number), title: .path(paths[number % paths.count]),
        verdict: Verdict(.failed, LocalizedMessage("failed"), reason: .phrase("failed.reason")))
    }
    let verdict = verdicts[number % 4]
    return Card(
      anchor: anchor(number), title: .path(paths[number % paths.count]),
      verdict: Verdict(
        verdict.tone, verdict.label, reason: .phrase("reason.\(number % 4)", .code("XMP"))),
      figure: Figure(
        .picture(DocumentPicture(jpeg: SamplePicture.jpeg, width: 160, height: 120)),
        alternative: .phrase("thumbnail", .number(160), .number(120)),
        caption: .message(LocalizedMessage("thumbnail.caption"))),
      meter: Meter(LocalizedMessage("score"), value: 100 - 15 * (number % 4)),
      blocks: [
        .columns(
          [
            .section(
              Section(LocalizedMessage("evidence"), blocks: [.findings(findings(number))]))
          ],
          [
            .section(Section(LocalizedMessage("metadata"), blocks: [.facts(facts(number))])),
            .figure(map),
          ]),
        .disclosure(
          Disclosure(
            LocalizedMessage("checks"),
            blocks: [.list(["history", "size", "camera"].map { .phrase("sign.\($0)") })],
            isPrinted: false)),
        .facts([
          Fact(
            LocalizedMessage("digest"),
            .code(String(repeating: "9f86d081884c7d65", count: 4)))
        ]),
      ])
  }

  private static let date = Date(timeIntervalSince1970: 1_790_000_000)

  private static let verdicts: [(tone: Tone, label: LocalizedMessage)] = [
    (.conclusive, LocalizedMessage("processed")), (.strong, LocalizedMessage("probably")),
    (.neutral, LocalizedMessage("noSign")), (.unknown, LocalizedMessage("cannotTell")),
  ]

  private static let paths = [
    "2026/trips/lisbon and the coast/IMG_0001.jpg",
    "2026/trips/lisbon and the coast/raw/exports for the printer/IMG_0001-edited-final-2.jpg",
    "2026/birthday/PXL_20260412_153012345.MP.jpg", "2026/서울 여행/한강의 밤.heic",
    "2026/scans/1987/negative-0042.tif", "2026/unreadable.jpg",
  ]

  private static let cameras = ["NIKON Z 6_2", "SM-S921N", "CASIO COMPUTER CO.,LTD EX-Z3", "X-T5"]

  private static func row(_ number: Int) -> Table.Row {
    let link = Link.anchor(anchor(number))
    let path = Table.Cell(.path(paths[number % paths.count]))
    guard number % 6 != 5 else {
      return Table.Row([Table.Cell(.phrase("failed"), tone: .failed), path], link: link)
    }
    let verdict = verdicts[number % 4]
    return Table.Row(
      [
        Table.Cell(.message(verdict.label), tone: verdict.tone), path,
        Table.Cell(.number(100 - 15 * (number % 4))),
        Table.Cell(.untrusted(cameras[number % cameras.count])),
        Table.Cell(
          number % 2 == 0
            ? .absent : .untrusted("Adobe Photoshop Lightroom Classic 13.2 (Macintosh)")),
        Table.Cell(.localDate(LocalDate(year: 2026, month: 1 + number % 12, day: 12))),
      ], link: link)
  }

  private static func findings(_ number: Int) -> [JudgedFinding] {
    let tones: [Tone] = [.conclusive, .strong, .caution, .neutral]
    return tones.prefix(4 - number % 4).enumerated().map { index, tone in
      JudgedFinding(
        tone, label: LocalizedMessage("weight.\(tone.rawValue)"),
        sentence: .phrase("finding.\(index)", .untrusted("Adobe Lightroom 9.4 (iOS)")),
        explanation: .phrase("cause.\(index)"),
        details: [
          .facts([
            Fact(LocalizedMessage("structure"), .code("XMP xmpMM:History")),
            Fact(LocalizedMessage("offset"), .offset(4_711)),
            Fact(
              LocalizedMessage("rawValue"),
              .code(String(repeating: "saved by Lightroom; ", count: index < 2 ? 20 : 1))),
          ])
        ])
    }
  }

  private static func facts(_ number: Int) -> [Fact] {
    let isKnown = number % 3 != 2
    let camera = cameras[number % cameras.count]
    return [
      Fact(LocalizedMessage("camera"), isKnown ? .untrusted(camera) : .absent),
      Fact(LocalizedMessage("lens"), .absent),
      Fact(
        LocalizedMessage("taken"),
        isKnown
          ? .localDate(
            LocalDate(
              year: 2026, month: 4, day: 12,
              time: LocalDate.Time(hour: 16, minute: 42, second: 45), offsetMinutes: 540))
          : .absent),
      Fact(LocalizedMessage("place"), .absent),
      Fact(LocalizedMessage("size"), .phrase("pixels", .number(6_000), .number(4_000))),
      Fact(LocalizedMessage("fileSize"), .byteSize(2_345_678)),
    ]
  }

  private static let map = Figure(
    .drawing(
      Drawing(
        Symbol(
          name: "world", width: 1_440, height: 720,
          elements:
            ##"<path d="M100 200h500v300H100zM800 150h500v200H800z" fill="#9aa" opacity=".4"/>"##),
        points: [Drawing.Point(x: 1_228, y: 210)])),
    alternative: .phrase("map", .untrusted("37.57° N, 126.98° E")),
    caption: .phrase("map", .untrusted("37.57° N, 126.98° E")))

  private static let emblem = Symbol(
    name: "mark", width: 24, height: 24,
    elements:
      #"<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2"/>"#)
}
