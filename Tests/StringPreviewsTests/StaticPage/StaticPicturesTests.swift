import Digests
import Foundation
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import Testing

/// The pictures of screens on a page without scripts.
struct StaticPicturesTests {
  private func page(
    _ pictures: DrawnPictures?, reader: LanguageTag = "en", languages: [LanguageTag] = []
  ) throws -> StaticPage {
    StaticPage(
      try SampleCatalog.preview(), options: PreviewOptions(languages: languages),
      localizer: ProductStrings.localizer(languages: [reader]), pictures: pictures)
  }

  private func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  @Test func hasEachPictureOnce() throws {
    let page = try page(
      DrawnPictures([
        DrawnPictures.picture("home", "ko", "cancel", "files"),
        DrawnPictures.picture("home", "en", "cancel"),
        DrawnPictures.picture("other", "ko", "elsewhere"),
      ]))
    #expect(page.pictures.map(\.number) == [0, 1])
    #expect(page.pictures.map(\.name) == ["1.png", "2.png"])
    let html = page.html()
    #expect(count("<image ", in: html) == 2)
    #expect(count("href=\"data:image/png;base64,", in: html) == 2)
    // In each of the languages, both pictures of one string and one of the other.
    let languages = page.languages.count
    #expect(count("<details class=\"screen\">", in: html) == 3 * languages)
    #expect(count("href=\"#screen.1\"", in: html) == 4 * languages)
    #expect(count("id=\"screen.1\"", in: html) == 1)
    let base64 = Data(SamplePictures.png(width: 200, height: 400)).base64EncodedString()
    #expect(
      html.contains(
        "width=\"200\" height=\"400\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(base64)\""))
  }

  @Test func allowsOnlyItsOwnPictures() throws {
    let pictures = DrawnPictures([DrawnPictures.picture("home", "ko", "cancel")])
    let inside = try page(pictures).html()
    #expect(inside.contains("content=\"default-src &#39;none&#39;; img-src data:; style-src &#39;"))
    let beside = try page(pictures).html(pictures: .beside(folder: "a b#%\"-pictures"))
    #expect(beside.contains("; img-src &#39;self&#39; file:; style-src"))
    #expect(beside.contains("href=\"a%20b%23%25%22-pictures/1.png\"") && !beside.contains("base64"))
    let none = try page(DrawnPictures([DrawnPictures.picture("home", "ko", "elsewhere")])).html()
    #expect(!none.contains("img-src") && !none.contains("<svg"))
    #expect(try none == page(nil).html())
  }

  @Test func marksTheString() throws {
    let page = try page(
      DrawnPictures([DrawnPictures.picture("home", "ko", "cancel", isCertain: false)]),
      languages: ["ko"])
    let html = page.html()
    // Four fifths of the width around the string, which is on the left; a unit of both is 2/3 of a
    // pixel.
    #expect(html.contains("class=\"part\" role=\"img\""))
    #expect(html.contains("viewBox=\"0 60 160 100\""))
    #expect(html.contains("viewBox=\"0 0 200 400\" width=\"200\" height=\"400\""))
    #expect(
      html.contains(
        "class=\"frame possible\" x=\"17.33\" y=\"97.33\" width=\"65.33\" height=\"25.33\""))
  }

  /// Three pixels for each point.
  @Test func tellsPointsFromPixels() throws {
    var pictures = DrawnPictures([
      DrawnPictures.picture("home", "ko", "cancel", scale: .unknown(right: 180, bottom: 300))
    ])
    for (scale, size) in [(1, "359 899"), (2, "180 450"), (3, "180 300")] {
      pictures.contents[0] = SamplePictures.png(
        width: [359, 360, 540][scale - 1], height: [899, 900, 900][scale - 1])
      let html = try page(pictures, languages: ["ko"]).html()
      #expect(html.contains("viewBox=\"0 0 \(size)\""), "\(scale)")
      #expect(html.contains("transform=\"scale(") == (scale > 1))
    }
  }

  @Test(arguments: [4, 5, 6])
  func showsTheFirstOfMany(number: Int) throws {
    let pictures = (0..<number).map { DrawnPictures.picture("\($0)", "ko", "cancel") }
    let page = try page(DrawnPictures(pictures, except: [0]), languages: ["ko"])
    let html = page.html()
    #expect(page.unusablePictures == [0])
    #expect(page.pictures.map(\.number) == Array(1...min(4, number - 1)))
    #expect(count("<details", in: html) == min(4, number - 1))
    #expect(html.contains("More screenshots that aren’t shown: 1</p>") == (number == 6))
  }

  /// So many strings that a page with four pictures of each would open slowly.
  @Test(arguments: [(1_500, 4), (1_501, 3), (3_000, 2), (3_001, 1), (7_000, 1)])
  func showsFewerOnALargePage(strings: Int, number: Int) throws {
    let keys = (0..<strings).map { "k\($0)" }
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{"
      + keys.map { "\"\($0)\":{}" }.joined(separator: ",") + "}}"
    let preview = try CatalogPreview(bytes: Array(text.utf8), path: "Localizable.xcstrings")
    var pictures = (0..<5).map { DrawnPictures.picture("\($0)", "ko", "k0") }
    for key in keys { pictures[0].places += DrawnPictures.picture("", nil, key).places }
    let page = StaticPage(
      preview, options: PreviewOptions(languages: ["ko"]),
      localizer: ProductStrings.localizer(languages: ["en"]),
      pictures: DrawnPictures(pictures))
    #expect(page.pictures.count == number)
  }

  @Test func leavesOutWhatCannotBeShown() throws {
    var pictures = DrawnPictures(
      (0..<5).map { DrawnPictures.picture("\($0)", "ko", "cancel") }, except: [0])
    pictures.contents[1] = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    pictures.contents[2] = SamplePictures.png(width: 20_000, height: 20_000)
    pictures.contents[3] = SamplePictures.jpeg(width: 200, height: 400)
    let page = try page(pictures)
    #expect(page.unusablePictures == [0, 1, 2])
    #expect(page.pictures.map(\.name) == ["1.jpg", "2.png"])
    #expect(page.html().contains("href=\"data:image/jpeg;base64,"))
  }

  @Test func escapesWhatListsSay() throws {
    let text = "\"><script>alert(1)</script>\u{202E}"
    let html = try page(
      DrawnPictures([
        DrawnPictures.picture(text, LanguageTag(rawValue: text), "cancel", text: text)
      ])
    ).html()
    #expect(!html.contains("<script") && !html.contains("\u{202E}"))
    #expect(html.contains("⟨U+202E⟩"))
  }

  @Test(.needs(.python))
  func isValidInEveryLanguage() throws {
    let python = try #require(Program.python)
    let folder = try TemporaryFolder()
    let pictures = DrawnPictures([
      DrawnPictures.picture("home", "ko", "cancel", "files", text: "취소"),
      DrawnPictures.picture("<b>", "en", "cancel", isCertain: false),
    ])
    let files = try ProductStrings.languages.flatMap { language in
      try [PagePicturePlacement.inside, .beside(folder: "page-pictures")].map { placement in
        let html = try page(pictures, reader: language).html(pictures: placement)
        return try folder.write(html.utf8, to: "\(language)-\(placement == .inside).html").path
      }
    }
    let script = Repository.root.appending(path: "Tests/ReportsTests/Checks/check-html.py")
    let run = try python.run([script.path] + files)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
