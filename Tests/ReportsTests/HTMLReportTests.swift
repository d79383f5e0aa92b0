import Digests
import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import Reports
import StringCatalogs
import TestSupport
import Testing

struct HTMLReportTests {
  @Test func holdsEveryLanguageInOneFile() throws {
    let page = try render(SampleAudit.batch, .html, allLanguages)
    for title in ["사진 메타데이터 검사 보고서", "写真メタデータの検査レポート", "照片元数据检查报告", "Photo metadata audit"] {
      #expect(page.contains(">\(title)</h1>"))
    }
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<title>사진 메타데이터 검사 보고서</title>"))
  }

  @Test func hasNoOverviewForOnePhoto() throws {
    let page = try render(SampleAudit.single, .html, ["en"])
    #expect(!page.contains("id=\"en-overview\""))
    #expect(!page.contains("<nav"))
    #expect(page.contains("id=\"en-photo-"))
  }

  @Test func namesTheLanguagesThatItHas() throws {
    let page = try render(SampleAudit.single, .html, ["ko-KR", "xx", "ko", "en-GB"])
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.components(separatedBy: "<article ").count == 3)
    #expect(page.contains("<article id=\"en\" lang=\"en\""))
  }

  @Test func allowsItsOwnStyleAndNothingElse() throws {
    let page = try render(SampleAudit.batch, .html, ["en"])
    let start = try #require(page.range(of: "<style>")).upperBound
    let end = try #require(page.range(of: "</style>")).lowerBound
    let source = SHA256.policySource(of: String(page[start..<end]))
      .replacing("'", with: "&#39;")
    #expect(
      page.contains(
        "default-src &#39;none&#39;; style-src \(source); img-src data:; "
          + "base-uri &#39;none&#39;; form-action &#39;none&#39;"))
  }

  @Test func neverCallsAPhotoGenuine() throws {
    let page = try render(SampleAudit.batch, .html, allLanguages).lowercased()
    #expect(page.contains("doesn’t prove that a photo is genuine"))
    #expect(page.contains("can’t prove that a photo is genuine or fake"))
    #expect(page.components(separatedBy: "genuine").count == 3)
    #expect(!page.contains("authentic"))
    for word in ["정품", "진본입니다", "本物です", "是真实的照片"] { #expect(!page.contains(word)) }
  }

  @Test func omitsPointsWhenTheRulesDiffer() throws {
    var audit = SampleAudit.single
    let sentence = "that cost no points"
    #expect(try render(audit, .html, ["en"]).contains(sentence))
    audit.ruleTableVersion = "1999.1"
    #expect(try !render(audit, .html, ["en"]).contains(sentence))
  }

  @Test func showsAPositionOnlyWhenThereIsOne() throws {
    let shown = try render(SampleAudit.single, .html, ["en"])
    #expect(shown.contains("37.56650° N, 126.97800° E"))
    var audit = SampleAudit.single
    audit.entries[0].result = audit.entries[0].result.map { report in
      var report = report
      report.summary.location = .withheld
      return report
    }
    let withheld = try render(audit, .html, ["en"])
    #expect(withheld.contains("Recorded (hidden in this report)"))
    #expect(!withheld.contains("37.5"))
  }

  @Test(
    .needs(.browser, .python),
    arguments: TestScope.isComplete ? ["batch", "single", "hostile"] : ["hostile"])
  func isWhatABrowserShows(name: String) throws {
    let audits = [
      "batch": SampleAudit.batch, "single": SampleAudit.single, "hostile": SampleAudit.hostile,
    ]
    let page = try render(#require(audits[name]), .html, allLanguages)
    try PythonCheck.expectNoFault("check-page.py", PythonCheck.file(page, named: "\(name).html"))
  }

  @Test(.needs(.python))
  func isValid() throws {
    let audits = [
      "batch": SampleAudit.batch, "single": SampleAudit.single, "hostile": SampleAudit.hostile,
    ]
    let pages = try audits.map { name, audit in
      try PythonCheck.file(render(audit, .html, allLanguages), named: "\(name).html")
    }
    try PythonCheck.expectNoFault("check-html.py", pages)
  }
}
