import Reports
import StringCatalogs
import Testing

struct HTMLReportTests {
  @Test func holdsEveryLanguageInOneFile() throws {
    let page = try render(SampleAudit.batch, .html, ["ko", "ja", "zh-Hans", "en"])
    for title in ["사진 원본성 보고서", "写真の原本性レポート", "照片原始性报告", "Photo originality report"] {
      #expect(page.contains(">\(title)</h1>"))
    }
  }

  @Test func hasNoOverviewForOnePhoto() throws {
    let page = try render(SampleAudit.single, .html, ["en"])
    #expect(!page.contains("id=\"en-overview\""))
    #expect(page.contains("id=\"en-photo-1\""))
  }
}
