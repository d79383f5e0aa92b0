import Foundation
import TestSupport
import Testing
import TextLayout

/// Tables and lists on a terminal of 40 columns.
struct NarrowTerminalTests {
  private static let catalog =
    Repository.root.appending(path: "Localizations/Localizable.xcstrings").path

  private func text(_ name: String, _ arguments: String..., locale: String) throws -> String {
    let run = try Tool(
      executable: Tool.built(name), environment: ["LANG": locale, "COLUMNS": "40"]
    ).run(arguments: arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }

  private func expectToFit(_ text: String) {
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 40, "\(line)") }
  }

  @Test(arguments: HelpTests.locales)
  func fitsTables(locale: String) throws {
    for text in [
      try text("metalens", "languages", locale: locale),
      try text("metalens", "rules", locale: locale),
      try text("catalog-lint", "rules", locale: locale),
      try text("catalog-lint", "stats", Self.catalog, locale: locale),
      try text("catalog-preview", "list", Self.catalog, locale: locale),
      try text("catalog-preview", "show", Self.catalog, "tool.belowScore", locale: locale),
    ] {
      expectToFit(text)
    }
  }

  @Test func putsNumbersBelowTheirLanguage() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      #"{"sourceLanguage":"en","strings":{"Save":{}},"version":"1.0"}"#.utf8, to: "A.xcstrings")
    #expect(
      try text("catalog-lint", "stats", catalog.path, locale: "en_US.UTF-8") == """
        en
          Translated    1
          Needs review  0
          New           0
          Missing       0
          Stale         0
          Done          100%

        """)
  }

  @Test func breaksNoNameOfARule() throws {
    let lines = try text("catalog-lint", "rules", locale: "en_US.UTF-8")
      .split(separator: "\n").map(String.init)
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "docs/rules").path)
    // The rules about code are those of catalog-code.
    for page in pages
    where page.hasSuffix(".md") && page != "README.md" && !page.hasPrefix("code-") {
      #expect(lines.contains(String(page.dropLast(".md".count))), "\(page)")
    }
  }

  @Test func putsWhatARuleIsBelowItsName() throws {
    let text = try text("catalog-lint", "rule", "empty-translation", locale: "en_US.UTF-8")
    #expect(text.hasPrefix("empty-translation\n  error · recommended · no fix\n\n"))
  }

  @Test func putsTheTextsOfAFindingBelowTheirLabels() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      {"sourceLanguage":"en","strings":{"Save":{"localizations":{
      "ko":{"stringUnit":{"state":"translated","value":""}}}}},"version":"1.0"}
      """.utf8, to: "A.xcstrings")
    let run = try Tool(
      executable: Tool.built("catalog-lint"), environment: ["LANG": "en", "COLUMNS": "40"]
    ).run(catalog.path, "--isolated")
    #expect(run.status == 1)
    #expect(run.text.contains("\n  key\n    Save · ko\n  en\n    Save\n"), "\(run.text)")
  }
}
