import Documents
import Originality
import ProductStrings
import Reports
import StringCatalogs
import Testing

struct OverviewTests {
  @Test(arguments: [ReportFormat.html, .markdown, .text])
  func hasNoHeadingForFindingsThatNoPhotoHas(format: ReportFormat) throws {
    let unread = ["a.txt", "b.txt"].map {
      PhotoEntry(file: $0, sha256: nil, result: .failure(.invalidImage))
    }
    let page = try render(SampleAudit.audit(unread), format, ["en"])
    #expect(page.contains("a.txt"))
    #expect(!page.contains("Score factors"))
    #expect(try render(SampleAudit.batch, format, ["en"]).contains("Score factors"))
  }

  private func photos(_ count: Int) -> AuditReport {
    let verdicts: [Assessment.Verdict] = [.noSign, .processed, .cannotTell]
    return SampleAudit.audit(
      (0..<count).map { number in
        SampleAudit.photo("\(number).jpg", PhotoSummary(fileSize: 1), verdicts[number % 3])
      })
  }

  @Test func linksToTheFirstPhotoOfEachAssessment() throws {
    let page = try render(photos(12), .html, ["en", "ja"])
    let labels = [
      (1, "Processed after capture"), (5, "Can’t tell"), (9, "No sign of processing"),
    ]
    for (number, label) in labels {
      #expect(page.contains("<span class=\"label\"><a href=\"#en-photo-\(number)\">\(label)</a>"))
      #expect(page.contains("<span class=\"label\"><a href=\"#ja-photo-\(number)\">"))
      #expect(page.contains("id=\"en-photo-\(number)\""))
    }
  }

  @Test func linksAcrossPages() throws {
    var files: [String: String] = [:]
    try ReportRenderer(catalog: ProductStrings.catalog(), templates: DocumentTemplates())
      .writeHTML(
        photos(12), named: "a.html", languages: ["en"],
        layout: HTMLLayout(maximumCards: 4, cardsPerPage: 4)
      ) { files[$0] = $1 }
    let page = try #require(files["a.html"])
    for number in 1...3 {
      let anchor = "en-photo-\(number * 4 - 3)"
      #expect(page.contains("<span class=\"label\"><a href=\"a-pages/\(number).html#\(anchor)\">"))
      #expect(files["a-pages/\(number).html"]?.contains("id=\"\(anchor)\"") == true)
    }
  }

  @Test func hasNoLinksForFewPhotos() throws {
    #expect(!(try render(photos(10), .html, ["en"])).contains("<span class=\"label\"><a"))
  }
}
