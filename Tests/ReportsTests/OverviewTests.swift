import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
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
    #expect(!page.contains("Metadata found or missing"))
    #expect(
      try render(SampleAudit.batch, format, ["en"]).contains("Metadata found or missing"))
  }

  private func photos(_ count: Int) -> AuditReport {
    let verdicts: [Assessment.Verdict] = [.noSign, .processed, .cannotTell]
    return SampleAudit.audit(
      (0..<count).map { number in
        SampleAudit.photo("\(number).jpg", PhotoSummary(fileSize: 1), verdicts[number % 3])
      })
  }

  /// The bars of the dates and the list of what is missing name the same photos in the same words.
  @Test func countsPhotosWithoutADateInOneWay() throws {
    var photos = [1, 2].map { day in
      SampleAudit.photo(
        "\(day).jpg",
        PhotoSummary(
          fileSize: 1,
          creationDate: CaptureDate(year: 2025, month: 9, day: day, hour: 10, minute: 30)),
        .noSign)
    }
    photos.append(SampleAudit.photo("3.jpg", PhotoSummary(fileSize: 1), .cannotTell))
    var other = SampleAudit.photo("4.jpg", PhotoSummary(fileSize: 1), .notFromCamera)
    var report = try #require(other.report)
    report.score = nil
    other.result = .success(report)
    photos.append(other)
    photos.append(PhotoEntry(file: "5.jpg", sha256: nil, result: .failure(.invalidImage)))
    let page = try render(SampleAudit.audit(photos), .markdown, ["en"])
    let counts = page.matches(of: /No valid capture date[^\n0-9]*([0-9]+)/).map { $0.1 }
    #expect(counts.prefix(2) == ["2", "2"])
  }

  @Test(arguments: [ReportFormat.html, .markdown, .text])
  func beginsWithTheAnswerForOnePhoto(format: ReportFormat) throws {
    let evidence = SampleAudit.batch.entries.compactMap { $0.report?.decisiveEvidence }.first
    let photo = SampleAudit.photo(
      "a.jpg", PhotoSummary(fileSize: 1), .processed, [try #require(evidence)])
    let page = try render(SampleAudit.audit([photo]), format, ["en"])
      .replacing(/\s+/, with: " ")
    let limits = try #require(page.range(of: "This report shows what each file says"))
    let answer = try #require(page.range(of: "Processed after capture: "))
    #expect(answer.upperBound < limits.lowerBound)
    // Without an assessment, there is no answer.
    let old = SampleAudit.audit([SampleAudit.photo("a.jpg", PhotoSummary(fileSize: 1))])
    #expect(try !render(old, format, ["en"]).contains("after capture: "))
  }

  @Test func linksToTheFirstPhotoOfEachAssessment() throws {
    let page = try render(photos(12), .html, ["en", "ja"])
    let anchors = page.matches(of: /<div class="card-content" id="en-(photo-[0-9a-f-]+)"/)
      .map { String($0.1) }
    #expect(Set(anchors).count == 12)
    let labels = [
      (1, "Processed after capture"), (5, "Can’t tell"), (9, "No sign of processing"),
    ]
    for (number, label) in labels {
      let anchor = anchors[number - 1]
      #expect(page.contains("<span class=\"label\"><a href=\"#en-\(anchor)\">\(label)</a>"))
      #expect(page.contains("<span class=\"label\"><a href=\"#ja-\(anchor)\">"))
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
      let cards = try #require(files["a-pages/\(number).html"])
      let anchor = try #require(cards.firstMatch(of: /id="(en-photo-[0-9a-f-]+)"/)).1
      #expect(page.contains("<span class=\"label\"><a href=\"a-pages/\(number).html#\(anchor)\">"))
    }
  }

  @Test func linksToAPhotoSurviveWhenOthersAreAdded() throws {
    func anchor(_ names: [String]) throws -> Substring {
      let photos = names.map { SampleAudit.photo($0, PhotoSummary(fileSize: 1), .processed) }
        .enumerated().map { number, entry in
          var entry = entry
          entry.sha256 =
            names[number] == "b.jpg" ? String(repeating: "0b", count: 32) : entry.sha256
          return entry
        }
      let page = try render(SampleAudit.audit(photos), .html, ["en", "ko"])
      let link = try #require(page.firstMatch(of: /<a href="#en-([^"]+)">(?:<[^>]+>)*b\.jpg/)).1
      // The same card in another language.
      #expect(page.contains("<a href=\"#ko-\(link)\" hreflang=\"ko\" lang=\"ko\">한국어</a>"))
      return link
    }
    #expect(try anchor(["b.jpg", "c.jpg"]) == "photo-0b0b0b0b0b0b0b0b")
    #expect(try anchor(["a.jpg", "b.jpg", "c.jpg"]) == "photo-0b0b0b0b0b0b0b0b")
  }

  @Test func numbersEqualFiles() throws {
    let photos = ["a.jpg", "b.jpg"].map { name in
      var entry = SampleAudit.photo(name, PhotoSummary(fileSize: 1), .processed)
      entry.sha256 = String(repeating: "ab", count: 32)
      return entry
    }
    let page = try render(SampleAudit.audit(photos), .html, ["en"])
    #expect(page.contains("id=\"en-photo-abababababababab\""))
    #expect(page.contains("id=\"en-photo-abababababababab-2\""))
  }

  @Test func letsReadersChooseAnAssessmentWithoutAScript() throws {
    let page = try render(photos(12), .html, ["en"])
    #expect(page.components(separatedBy: "type=\"radio\" name=\"choice\"").count == 5)
    #expect(page.contains("<span>All</span> <strong>12</strong>"))
    #expect(page.contains("<span>Processed after capture</span> <strong>4</strong>"))
    #expect(page.components(separatedBy: "<tr data-group=\"0\">").count == 5)
    #expect(page.components(separatedBy: "class=\"card folded\" data-group=\"0\"").count == 5)
    // One choice is none.
    let equal = (0..<3).map { SampleAudit.photo("\($0).jpg", PhotoSummary(fileSize: 1), .noSign) }
    #expect(!(try render(SampleAudit.audit(equal), .html, ["en"])).contains("type=\"radio\""))
  }

  @Test func hasNoLinksForFewPhotos() throws {
    #expect(!(try render(photos(10), .html, ["en"])).contains("<span class=\"label\"><a"))
  }
}
