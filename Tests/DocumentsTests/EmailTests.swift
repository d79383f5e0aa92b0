import Documents
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct EmailTests {
  private func email(
    _ document: Document, cards: CardList? = nil, languages: [LanguageTag] = ["en"]
  ) throws -> EmailMessage {
    try DocumentRenderer(catalog: PhotoReport.catalog(), templates: DocumentTemplates())
      .email(document, cards: cards, languages: languages)
  }

  private func email(_ blocks: Block...) throws -> EmailMessage {
    try renderer([:]).email(
      Document(title: LocalizedMessage("Title"), blocks: blocks), languages: [])
  }

  private func cards(_ count: Int) -> CardList {
    CardList(
      heading: LocalizedMessage("photos"),
      entries: (0..<count).map {
        CardList.Entry(anchor: PhotoReport.anchor($0), title: .number($0))
      }, card: PhotoReport.card)
  }

  @Test(.needs(.python)) func isWhatMailProgramsShow() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for count in [1, 2, 7, 12, 400] {
      for languages in [["en"], ["ko"], ["ja"], ["zh-Hans"], allLanguages] as [[LanguageTag]] {
        let message = try email(
          PhotoReport.overview(photoCount: count), cards: cards(count), languages: languages)
        let name = "\(count).\(languages.map(\.rawValue).joined(separator: "-")).eml"
        files.append(try folder.write(message.source().utf8, to: name).path)
      }
    }
    try check(files)
  }

  @Test(.needs(.python)) func staysAMessageWhateverItShows() throws {
    let folder = try TemporaryFolder()
    let renderer = try EveryBlock.renderer()
    let sample =
      HostileTexts.sample(12, seed: 11) + [
        "\" onload=x", "</style>", "<!--body-->", "]]>", " class=\"fine\"", "a\r\nBcc: x", "=?x?=",
      ]
    let files = try sample.enumerated().map { number, text in
      let message = try renderer.email(
        EveryBlock.document(showing: text + "\"'<&>"), languages: ["en", "ko"])
      return try folder.write(message.source().utf8, to: "\(number).eml").path
    }
    try check(files)
  }

  private func check(_ files: [String]) throws {
    let script = Repository.root.appending(path: "Tests/DocumentsTests/Checks/check-email.py").path
    let run = try #require(Program.python).run([script] + files)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  /// Gmail cuts off a page of more than 102 KB.
  @Test(arguments: [1, 4]) func isNeverTooLong(languageCount: Int) throws {
    let long = String(repeating: "한국어 ", count: 60)
    let sections = (1...300).map { number in
      Block.section(
        Section(LocalizedMessage("Part"), blocks: [.sentence(.untrusted("<\(number)> \(long)"))]))
    }
    let message = try email(
      Document(title: LocalizedMessage("title"), blocks: sections),
      languages: Array(allLanguages.prefix(languageCount)))
    #expect(message.html.utf8.count <= EmailMessage.maximumByteCount)
    #expect(message.html.utf8.count > EmailMessage.maximumByteCount * 9 / 10)
    let shown = message.html.components(separatedBy: "&lt;").count - 1
    let omitted = message.html.matches(of: /([0-9]+) sections were left out/)
      .compactMap { Int($0.1) }
    try #require(omitted.count == 1)
    if languageCount == 1 { #expect(shown + omitted[0] == 300) }
  }

  @Test(arguments: [10, 11]) func hasTheCardsOfFewSubjects(count: Int) throws {
    let message = try email(PhotoReport.overview(photoCount: count), cards: cards(count))
    for part in [message.html, message.text] {
      #expect(part.contains("11 sections were left out") == (count == 11))
    }
    let cards = message.html.components(separatedBy: "border-top:2px").count - 1
    #expect(cards == (count == 10 ? 10 : 0))
  }

  @Test(arguments: [30, 31]) func hasTheFirstRowsOfATable(count: Int) throws {
    let table = Table(
      columns: [Table.Column(LocalizedMessage("Name"))],
      rows: (1...count).map { Table.Row([Table.Cell(.number($0))]) })
    let message = try email(.table(table))
    for part in [message.html, message.text] {
      #expect(part.contains("1 row isn’t shown.") == (count == 31))
      #expect(part.contains("30"))
      #expect(!part.contains("31"))
    }
  }

  @Test(arguments: [3, 4]) func stacksManyColumns(count: Int) throws {
    let table = Table(
      columns: (1...count).map { Table.Column(LocalizedMessage("Column \($0)")) },
      rows: [Table.Row((1...count).map { Table.Cell(.number($0)) })])
    let message = try email(.table(table))
    #expect(message.html.contains("<th scope=\"col\"") == (count == 3))
    #expect(message.html.contains("Column 2: 2") == (count == 4))
  }

  @Test func drawsBarsWithCells() throws {
    let chart = Chart(
      LocalizedMessage("By month"), kind: .bars, axis: [.phrase("May"), .phrase("June")],
      series: [Chart.Series(.absent, values: [1, 4])])
    let message = try email(.chart(chart))
    #expect(message.html.contains("width=\"25%\" height=\"10\" bgcolor=\"#6d7886\""))
    #expect(message.html.contains("width=\"75%\" height=\"10\">"))
    #expect(message.html.contains("width=\"100%\" height=\"10\" bgcolor=\"#6d7886\""))
    #expect(!message.html.contains("<svg"))
  }

  /// The page has the first value, the last one, and one between.
  @Test(arguments: [24, 25]) func showsSomePointsOfALine(count: Int) throws {
    let chart = Chart(
      LocalizedMessage("Progress"), kind: .lines, axis: (1...count).map { .untrusted("v\($0)") },
      series: [Chart.Series(.absent, values: (1...count).map(Double.init))])
    let message = try email(.chart(chart))
    #expect(message.text.contains("v2 ") && message.text.contains("v\(count)"))
    #expect(message.html.contains("\(count - 3) values aren’t shown."))
    for label in ["v1<", "v12<", "v13<", "v\(count)<"] {
      #expect(message.html.contains(label) == (label != (count == 24 ? "v13<" : "v12<")))
    }
  }

  @Test(arguments: [24, 25]) func hasTheFirstBars(count: Int) throws {
    let chart = Chart(
      LocalizedMessage("Cameras"), kind: .bars, axis: (1...count).map { .untrusted("v\($0)") },
      series: [Chart.Series(.absent, values: (1...count).map(Double.init))])
    let message = try email(.chart(chart))
    for part in [message.html, message.text] {
      #expect(part.contains("1 value isn’t shown.") == (count == 25))
      #expect(part.contains("v24") && !part.contains("v25"))
    }
  }

  @Test func namesTheReportInItsSubject() throws {
    let message = try email(PhotoReport.overview(photoCount: 2), languages: ["ko", "en"])
    #expect(message.subject.hasPrefix("사진 메타데이터 감사 · "))
    #expect(message.source().contains("\r\nSubject: =?utf-8?B?"))
  }

  @Test func isTheSameEveryTime() throws {
    let date = Date(timeIntervalSince1970: 1_757_000_000)
    let first = try email(PhotoReport.overview(photoCount: 3), cards: cards(3))
    let second = try email(PhotoReport.overview(photoCount: 3), cards: cards(3))
    #expect(first.source(date: date) == second.source(date: date))
    #expect(first.source(date: date).contains("\r\nDate: Thu, 4 Sep 2025 15:33:20 +0000\r\n"))
    #expect(!first.source().contains("Date:"))
  }

  /// No part can contain what separates the parts.
  @Test func hasABoundaryOfItsOwn() {
    let messages = ["a", "b"].map { EmailMessage(subject: $0, html: "<p>", text: "=_x") }
    let boundaries = messages.map { message in
      message.source().components(separatedBy: "boundary=\"").last?.prefix { $0 != "\"" }
    }
    #expect(boundaries[0] != boundaries[1])
    #expect(boundaries.allSatisfy { $0?.hasPrefix("=_") == true })
    #expect(messages[0].source().contains("=3D_x"))
  }

  @Test func isWrittenFromRightToLeftWhereTheLanguageIs() throws {
    let catalog = try TestCatalog.make(["Title": ["Title", "عنوان"]], languages: ["en", "ar"])
    let message = try DocumentRenderer(catalog: catalog, templates: DocumentTemplates())
      .email(document(.sentence(.absent)), languages: ["ar"])
    #expect(message.html.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(message.html.contains("lang=\"ar\" dir=\"rtl\""))
    #expect(message.html.contains("text-align:right"))
    #expect(!message.html.contains("text-align:left"))
  }
}
