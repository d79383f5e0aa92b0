import CatalogRules
import Documents
import Foundation
import LintFormats
import ProductStrings
import ScreenMatching
import ScreenTexts
import StringCatalogs
import StringTables
import TestSupport
import Testing

struct ScreenReportTests {
  private let english = ProductStrings.localizer(languages: ["en"])

  /// Returns the report about a screen in English and Korean with an English text on both, and some
  /// other text.
  private func report(
    text: String = "Other", key: String = "Show answer"
  ) throws -> ScreenReport {
    let quoted = String(
      decoding: try JSONSerialization.data(withJSONObject: key, options: .fragmentsAllowed),
      as: UTF8.self)
    let json = """
      {"sourceLanguage": "en", "strings": {\(quoted): {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Show answer"}},
        "ko": {"stringUnit": {"state": "translated", "value": "답 보기"}}}}}, "version": "1.0"}
      """
    let catalogs = [
      ScreenCatalog(
        path: "App/Main.xcstrings", catalog: try StringCatalog(bytes: Array(json.utf8)))
    ]
    let shots = ["en", "ko"].map { language in
      ScreenShot(
        path: "\(language)/1 \(text).png", name: "*/1", language: LanguageTag(rawValue: language),
        width: 600, height: 1200,
        observations: [("Show answer", 30), (text, 800)].map { text, y in
          TextObservation(
            text: text, frame: PixelFrame(x: 20, y: y, width: 200, height: 40), confidence: 0.9)
        })
    }
    return ScreenReport(
      ScreenChecker(catalogs).check(shots), catalogs: catalogs, toolVersion: "1")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func document(of report: ScreenReport) -> ScreenDocument {
    ScreenDocument(report) {
      DocumentPicture(jpeg: [1, 2, 3], width: $0.shot.width, height: $0.shot.height)
    }
  }

  private var renderer: DocumentRenderer {
    get throws {
      DocumentRenderer(catalog: try ProductStrings.catalog(), templates: try DocumentTemplates())
    }
  }

  private func page(
    of report: ScreenReport, languages: [LanguageTag] = ProductStrings.languages
  ) throws -> String {
    let document = document(of: report)
    return try renderer.html(document.document, cards: document.cards, languages: languages)
  }

  @Test func writesJSON() throws {
    let report = try object(report().json(english))
    let shots = try #require(report["shots"] as? [[String: Any]])
    #expect(shots.map { $0["language"] as? String } == ["en", "ko"])
    let string = try #require((shots[0]["strings"] as? [[String: Any]])?.first)
    #expect(string["table"] as? String == "Main" && string["key"] as? String == "Show answer")
    #expect(string["confidence"] as? Double == 0.9)
    #expect(
      string["frame"] as? [String: Int] == ["x": 20, "y": 30, "width": 200, "height": 40])
    #expect((shots[0]["texts"] as? [[String: Any]])?.first?["text"] as? String == "Other")
    let finding = try #require((shots[1]["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "untranslated")
    #expect(finding["likely"] as? Bool == false)
    #expect(
      finding["message"] as? String
        == "“Show answer” is still in the source language. The catalog has “답 보기”.")
  }

  @Test func writesTheFormatsOfTheLinter() throws {
    let report = try report()
    #expect(report.hasFailures)
    let style = LintReportStyle(localizer: english)
    let sarif = try object(report.lintReport.text(as: .sarif, style: style))
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "screen-untranslated")
    #expect(result["level"] as? String == "error")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "screen-words")
    let finding = try #require(report.lintReport.files.first?.findings.first)
    let bytes = report.catalogs[0].catalog.bytes
    #expect(String(decoding: bytes[finding.range], as: UTF8.self) == "\"답 보기\"")
    let junit = try XMLReader.root(of: Array(report.lintReport.text(as: .junit, style: style).utf8))
    #expect(junit.attributes["name"] == "screen-words" && junit.attributes["failures"] == "1")
  }

  @Test func describesItsRulesInEveryLanguage() {
    for language in ProductStrings.languages {
      let localizer = ProductStrings.localizer(languages: [language])
      for rule in ScreenRules.descriptions {
        for name in ["summary", "rationale", "exceptions"] {
          let message = localizer.message(for: LocalizedMessage("rule.\(rule.id).\(name)"))
          #expect(message.language == language && message.problems.isEmpty, "\(rule.id) \(name)")
        }
      }
    }
  }

  @Test func writesDocumentsInEveryLanguage() throws {
    let renderer = try renderer
    let document = document(of: try report())
    let page = try page(of: report())
    for text in ["Untranslated", "번역되지 않음", "未翻訳", "未翻译"] { #expect(page.contains(text)) }
    #expect(page.contains("<rect class=\"mark strong\" x=\"14\" y=\"24\""))
    #expect(page.contains("<rect class=\"mark neutral\""))
    var markdown = ""
    try renderer.writeMarkdown(document.document, cards: document.cards, languages: ["ja"]) {
      markdown += $0
    }
    #expect(markdown.contains("原文のまま表示されています"))
    // The shot with a certain finding is first.
    let korean = try #require(markdown.range(of: "ko/"))
    let english = try #require(markdown.range(of: "en/"))
    #expect(korean.lowerBound < english.lowerBound)
  }

  @Test func listsStringsOnNoScreenshotOnce() throws {
    var report = try report()
    let strings = ["A", "B", "C"].map { CatalogKey(table: "Main", key: $0) }
    let coverage = try #require(report.check.languages.first)
    report.check.languages = [("en", 3), ("ko", 2), ("ja", 2)].map { language, count in
      var coverage = coverage
      coverage.language = LanguageTag(rawValue: language)
      coverage.neverShown = Array(strings.prefix(count))
      return coverage
    }
    var text = ""
    let document = ScreenDocument(report, longestList: 1)
    try renderer.writeText(document.document, cards: document.cards, languages: ["en"]) {
      text += $0
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0 == "2 strings in no screenshot" } == 1)
    #expect(lines.contains("en: 1 string only in screenshots of other languages"))
    #expect(!lines.contains { $0.hasPrefix("ko:") || $0.hasPrefix("ja:") })
    #expect(lines.contains { $0.contains("1 more string is in the JSON report.") })
  }

  @Test func framesAreSeenOnAnyPicture() throws {
    let page = try page(of: report())
    let frames = page.matches(
      of:
        /<rect class="halo" ([^>]*?) fill="none" stroke="#fff" stroke-width="6"\/><rect class="mark \w+" ([^>]*?) fill/
    )
    #expect(frames.count == 2 * ProductStrings.languages.count)
    for frame in frames { #expect(frame.output.1 == frame.output.2) }
  }

  @Test(
    .needs(.browser, .python),
    arguments: ["DocumentsTests/Checks/check-page.py", "ReportsTests/Checks/check-html.py"])
  func isWhatABrowserShows(script: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(page(of: report(), languages: ["ko", "en"]).utf8, to: "page.html")
    let path = Repository.root.appending(path: "Tests/\(script)").path
    let run = try #require(Program.python).run(
      [path, file.path],
      environment: ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) {
        $1
      })
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  @Test func writesTags() throws {
    let check = try report().check
    let weblate = try JSONSerialization.jsonObject(
      with: Data(ScreenTags.weblate.text(of: check).utf8))
    let first = try #require((weblate as? [[String: Any]])?.first)
    #expect(
      first["units"] as? [[String: String]] == [["component": "Main", "context": "Show answer"]])
    let crowdin = try JSONSerialization.jsonObject(
      with: Data(ScreenTags.crowdin.text(of: check).utf8))
    let tags = try #require((crowdin as? [[String: Any]])?.first?["tags"] as? [[String: Any]])
    #expect(
      tags.first?["position"] as? [String: Int]
        == ["x": 20, "y": 30, "width": 200, "height": 40])
  }

  /// Texts of pictures, keys and paths can be anything.
  @Test(arguments: [
    "</title><script>alert(1)</script>", "\" onload=\"x", "a\u{1B}[31mb", "\u{202E}gnp.exe",
    "| a | b |\n# c", "]]>&lt;", "{{x}}", "`a` <b> *c*", "\u{7}\u{8}", "'\u{301}\"\u{301}<\u{301}",
    "%@ %lld %1$@",
  ])
  func keepsHostileTextHarmless(text: String) throws {
    let report = try report(text: text, key: text)
    let style = LintReportStyle(localizer: english)
    let shots = try #require(try object(report.json(english))["shots"] as? [[String: Any]])
    #expect((shots[0]["strings"] as? [[String: Any]])?.first?["key"] as? String == text)
    _ = try object(report.lintReport.text(as: .sarif, style: style))
    _ = try XMLReader.root(of: Array(report.lintReport.text(as: .junit, style: style).utf8))
    for tags in ScreenTags.allCases {
      _ = try JSONSerialization.jsonObject(with: Data(tags.text(of: report.check).utf8))
    }
    let renderer = try renderer
    let document = document(of: report)
    let page = try page(of: report)
    #expect(!page.contains("<script>") && !page.contains("onload=\"x"))
    var plain = ""
    for isMarkdown in [false, true] {
      let write = { (part: String) in plain += part }
      if isMarkdown {
        try renderer.writeMarkdown(
          document.document, cards: document.cards, languages: ["en"], write: write)
      } else {
        try renderer.writeText(
          document.document, cards: document.cards, languages: ["en"], write: write)
      }
    }
    for output in [page, plain] {
      #expect(!output.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{7}"].contains($0) })
    }
    #expect(!plain.contains("\n# c"))
  }
}
