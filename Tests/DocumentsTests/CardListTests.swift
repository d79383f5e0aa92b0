import Documents
import StringCatalogs
import Testing

/// Documents whose cards are made when they are written.
struct CardListTests {
  private let cards = CardList(
    heading: LocalizedMessage("photos"),
    entries: (0..<7).map { number in
      CardList.Entry(anchor: PhotoReport.anchor(number), title: PhotoReport.card(number).title)
    }, card: PhotoReport.card)

  private func files(_ layout: HTMLLayout, _ languages: [LanguageTag]) throws -> [String: String] {
    var files: [String: String] = [:]
    try renderer().writeHTML(
      PhotoReport.overview(photoCount: 7), cards: cards, named: "my report.html",
      languages: languages, layout: layout
    ) { name, text in files[name] = text }
    return files
  }

  private func renderer() throws -> DocumentRenderer {
    try DocumentRenderer(catalog: PhotoReport.catalog(), templates: DocumentTemplates())
  }

  @Test func areOnTheSamePageIfThereAreFew() throws {
    let files = try files(HTMLLayout(), ["en", "ko"])
    #expect(files.keys.sorted() == ["my report.html"])
    let whole = try renderer().html(
      PhotoReport.document(photoCount: 7), languages: ["en", "ko"])
    #expect(files["my report.html"] == whole)
  }

  @Test func areOnPagesOfTheirOwnIfThereAreMany() throws {
    let files = try files(HTMLLayout(maximumCards: 5, cardsPerPage: 3), ["en", "ko"])
    #expect(
      files.keys.sorted() == [
        "my report-pages/1.html", "my report-pages/2.html", "my report-pages/3.html",
        "my report.html",
      ])
    let index = try #require(files["my report.html"])
    #expect(index.contains(#"href="my%20report-pages/2.html#en-photo-5""#))
    #expect(index.contains(#"<a href="my%20report-pages/3.html#ko">7개 중 7~7</a>"#))
    #expect(!index.contains(#"id="en-photo-1""#))
    let second = try #require(files["my report-pages/2.html"])
    #expect(second.contains(#"id="en-photo-4""#))
    #expect(
      second.contains(#"<strong>4–6 of 7</strong> <a href="../my%20report.html#en">Overview</a>"#))
    #expect(second.contains(#"<a rel="next" href="../my%20report-pages/3.html#en">Next page</a>"#))
    #expect(second.contains(#"<a href="../my%20report.html#en">Back to overview</a>"#))
  }

  @Test func canBeFilesPerLanguageWithTheStyleApart() throws {
    let files = try files(
      HTMLLayout(splitsLanguages: true, splitsStyle: true, maximumCards: 5, cardsPerPage: 4),
      ["en", "ko"])
    #expect(
      files.keys.sorted() == [
        "my report.css", "my report.en-pages/1.html", "my report.en-pages/2.html",
        "my report.en.html", "my report.ko-pages/1.html", "my report.ko-pages/2.html",
        "my report.ko.html",
      ])
    let page = try #require(files["my report.ko-pages/1.html"])
    #expect(page.contains(#"<link rel="stylesheet" href="../my%20report.css">"#))
    #expect(
      page.contains(
        #"<link rel="alternate" hreflang="en" href="../my%20report.en-pages/1.html">"#))
    #expect(page.contains("style-src &#39;self&#39; file:"))
    #expect(!page.contains("<style>"))
  }

  @Test func areTheSameInMarkdownAndText() throws {
    let overview = PhotoReport.overview(photoCount: 7)
    let whole = PhotoReport.document(photoCount: 7)
    var markdown = ""
    var text = ""
    try self.renderer().writeMarkdown(overview, cards: cards, languages: ["ko"]) { markdown += $0 }
    try self.renderer().writeText(overview, cards: cards, languages: ["ko"], width: 60) {
      text += $0
    }
    let renderer = try renderer()
    #expect(markdown == renderer.markdown(whole, languages: ["ko"]) + "\n")
    #expect(text == renderer.text(whole, languages: ["ko"], width: 60) + "\n")
  }

  @Test func haveNoHeadingIfTheyNeedNone() throws {
    var one = cards
    one.heading = nil
    one.entries = Array(cards.entries.prefix(1))
    let overview = PhotoReport.overview(photoCount: 1)
    var page = ""
    var markdown = ""
    try renderer().writeHTML(overview, cards: one, named: "a.html", languages: ["en"]) {
      page = $1
    }
    try renderer().writeMarkdown(overview, cards: one, languages: ["en"]) { markdown += $0 }
    #expect(!page.contains("<h2>Photos</h2>"))
    #expect(page.contains("<h2><bdi"))
    #expect(markdown.contains("\n## `2026/trips/lisbon and the coast/IMG_0001.jpg`\n"))
  }
}
