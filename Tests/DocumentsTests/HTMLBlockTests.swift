import Documents
import Foundation
import StringCatalogs
import Testing

struct HTMLBlockTests {
  private let name = LocalizedMessage("Name")

  @Test func nestsHeadings() throws {
    let page = try html(
      .section(
        Section(name, anchor: "a b", blocks: [.section(Section(name, blocks: []))])))
    #expect(page.contains(#"<section class="section level-2" id="en-a.20b">"#))
    #expect(page.contains("<h2>Name</h2>"))
    #expect(page.contains("<h3>Name</h3>"))
  }

  @Test func foldsAbsentFactsIntoOneLine() throws {
    let page = try html(
      .facts([
        Fact(name, .number(1_234)), Fact(LocalizedMessage("Maker"), .absent),
        Fact(LocalizedMessage("Model"), .absent),
      ]))
    #expect(page.contains("<dt>Name</dt><dd>1,234</dd>"))
    #expect(page.contains(#"<p class="missing">Not recorded: Maker, Model</p>"#))
  }

  @Test func writesTheSharedFolderOfATableOnce() throws {
    let paths = ["a/b/one.jpg", "a/b/c/two.jpg", "a/bc.jpg"]
    let page = try html(
      .table(
        Table(
          columns: [Table.Column(name, .path)],
          rows: paths.map { Table.Row([Table.Cell(.path($0))], link: .anchor("x")) })))
    #expect(
      page.contains(#"<p class="common-folder">In <bdi translate="no" class="short">a/</bdi></p>"#))
    #expect(
      page.contains(#"class="folder">b/c/</bdi><bdi translate="no" class="name short">two.jpg"#))
    #expect(page.contains(##"<a href="#en-x">"##))
  }

  /// The root says nothing, and a folder of one path is shared by none.
  @Test(
    arguments: [
      (["/one.jpg", "/two.jpg"], nil), (["/a/one.jpg", "/b/two.jpg"], nil),
      (["/a/one.jpg", "/a/two.jpg"], "/a/"), (["/a/one.jpg"], nil), (["one.jpg", "two.jpg"], nil),
      (["a/one.jpg", "a/two.jpg"], "a/"),
    ] as [([String], String?)])
  func sharesNoFolderThatSaysNothing(paths: [String], folder: String?) throws {
    let page = try html(
      .table(
        Table(
          columns: [Table.Column(name, .path)],
          rows: paths.map { Table.Row([Table.Cell(.path($0))]) })))
    #expect(page.contains(#"<p class="common-folder">"#) == (folder != nil))
    if let folder { #expect(page.contains(#"class="short">\#(folder)</bdi></p>"#)) }
  }

  @Test func givesEachToneAnIcon() throws {
    let page = try html(
      .tally(
        Tally(items: Tone.allCases.map { Tally.Item(name, count: 1, tone: $0) }, areShares: true)))
    for tone in Tone.allCases {
      #expect(page.contains(#"<symbol id="icon.\#(tone.rawValue)""#))
      #expect(page.contains(##"<use href="#icon.\##(tone.rawValue)"/>"##))
    }
  }

  @Test func showsTheFigureOfAFindingBelowIt() throws {
    let symbol = Symbol(name: "shape", width: 10, height: 5, elements: "<path d=\"M0 0\"/>")
    let page = try html(
      .findings([
        JudgedFinding(
          .strong, label: name, sentence: .phrase("Found"),
          figure: Figure(.drawing(Drawing(symbol)), alternative: .phrase("A shape")))
      ]))
    #expect(page.components(separatedBy: "<path d=\"M0 0\"/>").count == 2)
    #expect(page.contains(##"aria-label="A shape"><use href="#symbol.shape""##))
  }

  /// A section with a location is linked from the same one in other languages.
  @Test func keepsThePlaceWhenTheLanguageChanges() throws {
    let document = Document(
      title: name,
      blocks: [
        .section(Section(name, anchor: "all", blocks: [])), .section(Section(name, blocks: [])),
        .card(Card(anchor: "one", title: .number(1))),
      ])
    let page = try renderer(["Name": ["Name", "이름"]]).html(document, languages: ["en", "ko"])
    for location in ["all", "one"] {
      #expect(page.contains("<a href=\"#ko-\(location)\" hreflang=\"ko\" lang=\"ko\">한국어</a>"))
      #expect(page.contains("<a href=\"#en-\(location)\" hreflang=\"en\" lang=\"en\">English</a>"))
    }
    #expect(page.components(separatedBy: "<p class=\"back\">").count == 5)
  }

  @Test func namesTheDisclosureOfAFinding() throws {
    let page = try html(
      .findings([
        JudgedFinding(
          .conclusive, label: LocalizedMessage("Conclusive"), sentence: .phrase("Found"),
          explanation: .phrase("Chance"), details: [.sentence(.offset(0x1A2B))])
      ]))
    #expect(
      page.contains(#"<summary>Details<span class="visually-hidden"> — Found</span></summary>"#))
    #expect(page.contains(#"<div class="explanation">Other explanation: Chance</div>"#))
    #expect(page.contains("0x1A2B (6,699)"))
  }

  @Test func showsACutValueInFullUnderAName() throws {
    let long = String(repeating: "x", count: 300)
    let page = try html(.facts([Fact(name, .untrusted(long))]))
    #expect(page.contains(#"Show full value<span class="visually-hidden"> — Name</span>"#))
    #expect(page.contains(">\(long)</pre>"))
  }

  @Test func definesPicturesAndSymbolsOnce() throws {
    let picture = DocumentPicture(jpeg: [0xFF, 0xD8, 0xFF], width: 640, height: 480)
    let symbol = Symbol(name: "map", width: 10, height: 5, elements: "<path d=\"M0 0\"/>")
    let figures: [Block] = [
      .figure(Figure(.picture(picture), alternative: .phrase("View"))),
      .figure(
        Figure(.drawing(Drawing(symbol, points: [Drawing.Point(x: 3, y: 2)])), alternative: .absent)
      ),
    ]
    let page = try renderer(["Title": ["T", "제목"]])
      .html(
        Document(title: LocalizedMessage("Title"), blocks: figures + figures),
        languages: ["en", "ko"])
    #expect(page.components(separatedBy: "/9j/").count == 2)
    #expect(page.components(separatedBy: "<path d=\"M0 0\"/>").count == 2)
    #expect(page.components(separatedBy: ##"<use href="#picture.1"/>"##).count == 5)
    #expect(page.components(separatedBy: #"class="point" cx="3" cy="2""#).count == 5)
  }

  @Test(arguments: [(1, false, false), (2, false, true), (10, false, true), (11, true, true)])
  func foldsManyCards(count: Int, isFolded: Bool, hasLinkBack: Bool) throws {
    let cards = (1...count).map { number in
      Block.card(
        Card(
          anchor: Anchor(rawValue: "\(number)"), title: .number(number),
          verdict: Verdict(.fine, name, reason: .phrase("Reason"))))
    }
    let page = try renderer([:])
      .html(Document(title: LocalizedMessage("Title"), blocks: cards), languages: [])
    #expect(page.contains(#"<section class="card folded""#) == isFolded)
    #expect(page.contains("Back to overview") == hasLinkBack)
    #expect(page.contains(#"id="en-1""#))
  }
}
