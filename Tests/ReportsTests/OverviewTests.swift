import Originality
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
}
