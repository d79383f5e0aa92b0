import Digests
import Foundation
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import Testing

struct StaticPageTests {
  private static let checks = Repository.root.appending(path: "Tests")

  private func page(_ reader: LanguageTag = "en", _ languages: [LanguageTag] = []) throws -> String
  {
    StaticPage(
      try SampleCatalog.preview(), options: PreviewOptions(languages: languages),
      localizer: ProductStrings.localizer(languages: [reader])
    ).html()
  }

  @Test func allowsNothingButItsOwnStyle() throws {
    let page = try page()
    let style = try #require(page.firstMatch(of: /<style>((?s).*?)<\/style>/)?.output.1)
    let source = SHA256.policySource(of: String(style)).replacing("'", with: "&#39;")
    #expect(
      page.contains(
        "content=\"default-src &#39;none&#39;; style-src \(source); "
          + "base-uri &#39;none&#39;; form-action &#39;none&#39;\""))
    #expect(
      !page.contains("<script") && !page.contains("style=") && !page.contains("http:")
        && !page.contains("https:"))
  }

  @Test(arguments: ["x\u{85}", "\u{1B}[m", "\"\u{301}", "<b>", ""])
  func namesNoLanguageThatIsNotOne(language: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{"k":{}}}"#
    let preview = try CatalogPreview(bytes: Array(text.utf8), path: "k")
    let options = PreviewOptions(languages: [LanguageTag(rawValue: language)])
    let page = StaticPage(
      preview, options: options, localizer: ProductStrings.localizer(languages: ["en"])
    ).html()
    let names = page.matches(of: /lang="([^"]*)"/).map(\.output.1)
    #expect(names.allSatisfy { $0 == "en" })
  }

  @Test(arguments: ProductStrings.languages)
  func speaksTheLanguageOfItsReader(language: LanguageTag) throws {
    let page = try page(language)
    #expect(page.contains("<html lang=\"\(language)\">"))
    let title = ProductStrings.localizer(languages: [language])
      .text(for: LocalizedMessage("preview.page.title", "Localizable.xcstrings"))
    #expect(page.contains("<title>\(title)</title>"))
  }

  @Test func hasAPartForEachLanguage() throws {
    let page = try page()
    for language in ["ar", "ko", "ja", "ru"] {
      #expect(page.contains("id=\"\(language)\""))
      #expect(page.contains("href=\"#\(language)\""))
    }
    #expect(!page.contains("id=\"en\""))
    #expect(page.contains("lang=\"ar\" dir=\"rtl\">إلغاء</p>"))
    let korean = try self.page("en", ["ko"])
    #expect(korean.contains("id=\"ko\"") && !korean.contains("id=\"ar\""))
  }

  @Test func omitsLanguagesNotAskedFor() throws {
    let languages = (0..<30).map { "x\(Character(Unicode.Scalar(97 + $0 % 26) ?? "a"))\($0 / 26)" }
      .map { $0.replacing("0", with: "a").replacing("1", with: "b") }
    let localizations = languages.map {
      "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Text\" } }"
    }
    let strings = (0..<1_200).map {
      "\"k\($0)\" : { \"localizations\" : { \(localizations.joined(separator: ",")) } }"
    }
    let text =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings.joined(separator: ",")) } }"
    let preview = try CatalogPreview(bytes: Array(text.utf8), path: "Large.xcstrings")
    let localizer = ProductStrings.localizer(languages: ["en"])
    let page = StaticPage(preview, options: PreviewOptions(), localizer: localizer)
    #expect(page.languages.count == 20 && page.leftOut.count == 10)
    let all = PreviewOptions(languages: preview.languages)
    #expect(StaticPage(preview, options: all, localizer: localizer).leftOut.isEmpty)
    let small = PreviewOptions(languages: Array(page.leftOut.prefix(1)))
    #expect(StaticPage(preview, options: small, localizer: localizer).html().utf8.count < 2_000_000)
  }

  @Test(.needs(.python))
  func isValidInEveryLanguage() throws {
    let python = try #require(Program.python)
    let folder = try TemporaryFolder()
    let files = try ProductStrings.languages.map {
      try folder.write(page($0).utf8, to: "\($0.rawValue).html").path
    }
    let script = Self.checks.appending(path: "ReportsTests/Checks/check-html.py")
    let run = try python.run([script.path] + files)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  @Test(.needs(.browser, .python), arguments: ["en", "ko"])
  func isWhatABrowserShows(language: LanguageTag) throws {
    let python = try #require(Program.python)
    let folder = try TemporaryFolder()
    let file = try folder.write(page(language).utf8, to: "page.html")
    let script = Self.checks.appending(path: "StringPreviewsTests/Checks/check-static-page.py")
    let run = try python.run([script.path, file.path])
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
