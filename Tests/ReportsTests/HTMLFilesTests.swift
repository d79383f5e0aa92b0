import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing

struct HTMLFilesTests {
  private func audit(_ count: Int) -> AuditReport {
    SampleAudit.audit(
      (1...count).map { number in
        SampleAudit.photo(
          "photo \(number).jpg",
          PhotoSummary(
            make: "Canon", model: "EOS", software: number % 50 == 0 ? "GIMP 2.10" : nil,
            fileSize: number))
      })
  }

  private func files(
    _ audit: AuditReport, named name: String = "report.html", _ languages: [LanguageTag] = ["en"],
    _ layout: HTMLLayout = HTMLLayout()
  ) throws -> [String: String] {
    var files: [String: String] = [:]
    try ReportRenderer(catalog: ProductStrings.catalog(), templates: DocumentTemplates())
      .writeHTML(audit, named: name, languages: languages, layout: layout) { files[$0] = $1 }
    return files
  }

  @Test func isTheOnePageForFewPhotos() throws {
    for languages in [["en"], allLanguages] {
      let files = try files(SampleAudit.batch, languages)
      #expect(files == ["report.html": try render(SampleAudit.batch, .html, languages)])
    }
    #expect(try files(audit(200)).count == 1)
  }

  @Test func dividesManyPhotosIntoPages() throws {
    let files = try files(audit(201), allLanguages)
    #expect(
      files.keys.sorted() == [
        "report-pages/1.html", "report-pages/2.html", "report-pages/3.html", "report.html",
      ])
    let index = try #require(files["report.html"])
    #expect(index.contains("100 photos, the first ones of each assessment; 101 more aren’t shown"))
    #expect(index.components(separatedBy: "<a href=\"report-pages/1.html#en-photo-").count > 100)
    #expect(index.contains("<a href=\"report-pages/3.html#ko\">"))
    #expect(!index.contains("class=\"card\""))
    let page = try #require(files["report-pages/2.html"])
    #expect(page.components(separatedBy: "class=\"card folded\"").count == 1 + 4 * 100)
    #expect(page.contains("<a href=\"../report.html#en\">Overview</a>"))
    #expect(page.contains("href=\"../report-pages/1.html#ja\">前のページ</a>"))
    #expect(page.contains("href=\"../report-pages/3.html#ja\">次のページ</a>"))
  }

  /// The choice of an assessment counts all photos, and leads to some even if others come first.
  @Test func showsPhotosOfEachAssessment() throws {
    let entries = (0..<230).map { number in
      number % 9 == 0
        ? PhotoEntry(file: "notes-\(number).txt", sha256: nil, result: .failure(.invalidImage))
        : SampleAudit.photo("photo \(number).jpg", PhotoSummary(make: "Canon", fileSize: number))
    }
    let index = try #require(try files(SampleAudit.audit(entries))["report.html"])
    let counts = index.matches(of: /<strong>([0-9]+)<\/strong><\/label>/).map { String($0.1) }
    #expect(counts.first == "230")
    #expect(counts.dropFirst().sorted() == ["204", "26"])
    let rows = index.matches(of: /<tr data-group="([01])"/).map { String($0.1) }
    #expect(rows.count == 100)
    #expect(Set(rows.map { group in rows.count { $0 == group } }) == [10, 90])
  }

  @Test func hasEveryPhotoOnOnePage() throws {
    let files = try files(audit(250))
    let pages = files.filter { $0.key.contains("/") }.values.joined()
    let anchors = pages.matches(of: /id="(en-photo-[0-9a-f-]+)"/).map(\.1)
    #expect(anchors.count == 250)
    #expect(Set(anchors).count == 250)
  }

  @Test func staysSmallEnoughToOpen() throws {
    let files = try files(audit(1_000))
    for (name, page) in files { #expect(page.utf8.count < 500_000, "\(name)") }
  }

  @Test func hasAFileForEachLanguage() throws {
    let files = try files(
      audit(201), named: "my report.htm", ["ko", "en"], HTMLLayout(splitsLanguages: true))
    #expect(files.count == 8)
    for page in files.values { #expect(page.contains("class=\"document first\"")) }
    let korean = try #require(files["my report.ko.htm"])
    #expect(korean.contains("<html lang=\"ko\">"))
    #expect(korean.components(separatedBy: "<article ").count == 2)
    for (tag, link) in [("ko", "my%20report.ko.htm"), ("en", "my%20report.en.htm")] {
      #expect(korean.contains("<link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(link)\">"))
      #expect(korean.contains("<a href=\"\(link)\" hreflang=\"\(tag)\" lang=\"\(tag)\""))
    }
    let page = try #require(files["my report.en-pages/2.html"])
    #expect(page.contains("hreflang=\"ko\" href=\"../my%20report.ko-pages/2.html\""))
    #expect(page.contains("<a href=\"../my%20report.en.htm#en\">Overview</a>"))
  }

  @Test func keepsTheStyleOutOfThePage() throws {
    let files = try files(audit(201), ["en"], HTMLLayout(splitsStyle: true))
    let style = try #require(files["report.css"])
    #expect(style.contains(":root"))
    for (name, page) in files where name != "report.css" {
      let link = name.contains("/") ? "../report.css" : "report.css"
      #expect(page.contains("<link rel=\"stylesheet\" href=\"\(link)\">"))
      #expect(!page.contains("<style"))
      #expect(!page.contains("style=\""))
    }
  }

  @Test func linksNothingThatIsNotThere() throws {
    for split in [false, true] {
      let files = try files(
        audit(201), named: "a&b\"c%.html", ["en", "ja"],
        HTMLLayout(splitsLanguages: split, splitsStyle: true))
      for (name, page) in files where name.hasSuffix(".html") {
        let folder = name.contains("/") ? "./" : ""
        for match in page.matches(of: /href="([^"#]+)(#([^"]+))?"/) {
          var target = String(match.output.1).removingPercentEncoding ?? ""
          if !folder.isEmpty { target = target.replacing(/^\.\.\//, with: "") }
          let found = try #require(files[target], "\(name) links \(target)")
          if let anchor = match.output.3 { #expect(found.contains("id=\"\(anchor)\"")) }
        }
      }
    }
  }

  @Test(.needs(.python)) func isValidHTML() throws {
    let folder = try TemporaryFolder()
    let layout = HTMLLayout(splitsLanguages: true, splitsStyle: true)
    let pages = try files(audit(201), allLanguages, layout)
      .filter { $0.0.hasSuffix("html") && $0.0.contains("ko") }
    try PythonCheck.expectNoFault(
      "check-html.py", pages.map { try folder.write($0.1.utf8, to: $0.0) })
  }
}
