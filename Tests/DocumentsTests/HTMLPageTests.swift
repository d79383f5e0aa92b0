import Documents
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct HTMLPageTests {
  @Test func holdsEveryLanguage() throws {
    let page = try DocumentRenderer(catalog: PhotoReport.catalog(), templates: DocumentTemplates())
      .html(PhotoReport.document(photoCount: 2), languages: ["ko", "en-GB", "ko-KR", "ja"])
    #expect(page.contains(#"<html lang="ko">"#))
    #expect(page.contains("<title>사진 메타데이터 감사</title>"))
    #expect(page.components(separatedBy: "<article ").count == 4)
    #expect(page.contains(#"<article id="ko" lang="ko" class="document first""#))
    #expect(page.contains(##"<a href="#ja" hreflang="ja" lang="ja">日本語</a>"##))
  }

  @Test func writesFromRightToLeftWhereTheLanguageDoes() throws {
    let catalog = try TestCatalog.make(["Title": ["Title", "عنوان"]], languages: ["en", "ar"])
    let page = try DocumentRenderer(catalog: catalog, templates: DocumentTemplates())
      .html(document(.sentence(.absent)), languages: ["ar"])
    #expect(page.contains(#"<html lang="ar" dir="rtl">"#))
    // The library has no Arabic.
    #expect(page.contains("Not recorded"))
  }

  @Test func allowsItsOwnStyleAndNothingElse() throws {
    let page = try html(.sentence(.absent))
    #expect(
      page.contains(
        /content="default-src &#39;none&#39;; style-src &#39;sha256-[A-Za-z0-9+\/]{43}=&#39;;/))
    #expect(!page.contains("<script"))
    #expect(!page.contains("style="))
  }

  @Test(.needs(.browser, .python), arguments: TestScope.isComplete ? [1, 7, 12] : [7])
  func isWhatABrowserShows(photoCount: Int) throws {
    try check("Tests/DocumentsTests/Checks/check-page.py", photoCounts: [photoCount])
  }

  @Test(.needs(.python)) func isValid() throws {
    try check("Tests/ReportsTests/Checks/check-html.py", photoCounts: [1, 12])
  }

  private func check(_ script: String, photoCounts: [Int]) throws {
    let renderer = try DocumentRenderer(
      catalog: PhotoReport.catalog(), templates: DocumentTemplates())
    let folder = try TemporaryFolder()
    let files = try photoCounts.map { count in
      let page = try renderer.html(
        PhotoReport.document(photoCount: count), languages: allLanguages)
      return try folder.write(page.utf8, to: "\(count).html").path
    }
    let python = try #require(Program.python)
    let run = try python.run(
      [Repository.root.appending(path: script).path] + files,
      environment: ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) {
        $1
      })
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
