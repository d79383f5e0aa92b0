import CatalogRules
import LintProject
import ProductStrings
import StringCatalogs
import Testing

struct ConfigurationFileTests {
  private func configuration(_ text: String) throws -> ProjectConfiguration {
    var configuration = ProjectConfiguration()
    try ConfigurationFile(bytes: Array(text.utf8)).apply(to: &configuration)
    return configuration
  }

  @Test func readsEverythingThatAConfigurationCanSay() throws {
    let configuration = try configuration(
      #"""
      // A comment, and a trailing comma in every list.
      {
        "$schema": "https://example.org//schema.json",
        "preset": "strict",
        "rules": { "empty-translation": "warning", "format": "off", /* all */ "catalog": "on", },
        "required-languages": ["ko", "ja",],
        "barely-begun-below": 2.5,
        "coverage": { "ko": 99.5, "*": 80 },
        "do-not-translate": ["MetaLens"],
        "glossary": { "Photo": { "ko": "사진", "ja": ["写真", "フォト"] } },
        "length-limits": { "tab.*": 12 },
        "forbidden-texts": ["/* not a comment */"],
        "exclude": ["Vendor/"],
        "overrides": [
          { "files": ["Menu.xcstrings"], "keys": ["a*"], "languages": ["ja"],
            "rules": { "empty-translation": "off" } },
        ],
        "baseline": "known.txt",
      }
      """#)
    let linting = configuration.linting
    #expect(linting.preset == .strict)
    #expect(
      linting.settings == [
        RuleSetting("empty-translation", .on(.warning)), RuleSetting("format", .off),
        RuleSetting("catalog", .byDefault),
      ])
    #expect(linting.requiredLanguages == ["ko", "ja"])
    #expect(linting.barelyBegunBelow == 2.5)
    #expect(linting.coverage == ["ko": 99.5] && linting.defaultCoverage == 80)
    #expect(linting.doNotTranslate == ["MetaLens"])
    #expect(
      linting.glossary == [
        GlossaryTerm(source: "Photo", translations: ["ko": ["사진"], "ja": ["写真", "フォト"]])
      ])
    #expect(linting.lengthLimits == [CharacterLimit(keys: "tab.*", characters: 12)])
    #expect(linting.forbiddenTexts == ["/* not a comment */"])
    #expect(
      linting.overrides == [
        LintOverride(
          files: ["Menu.xcstrings"], keys: ["a*"], languages: ["ja"],
          settings: [RuleSetting("empty-translation", .off)])
      ])
    #expect(configuration.exclude == ["Vendor/"])
    #expect(configuration.baseline == "known.txt")
  }

  @Test func forbidsTextsByLanguage() throws {
    let terms = try configuration(
      #"{"forbidden-texts": {"*": ["FIXME"], "ko": {"그림": "이미지"}, "ja": ["許す"]}}"#
    ).linting.forbiddenTexts
    #expect(
      terms == [
        "FIXME", ForbiddenTerm("그림", language: "ko", replacement: "이미지"),
        ForbiddenTerm("許す", language: "ja"),
      ])
  }

  @Test(arguments: [
    ("Vendor/", "Vendor/A.xcstrings", true), ("Vendor", "Vendor/Deep/A.xcstrings", true),
    ("Vendor/", "Vendors/A.xcstrings", false),
    ("*.generated.xcstrings", "a/b.generated.xcstrings", true),
    ("App/*.xcstrings", "App/Deep/A.xcstrings", false),
    ("App/**/*.xcstrings", "App/Deep/A.xcstrings", true),
  ])
  func excludesFilesAndFolders(pattern: String, path: String, isExcluded: Bool) {
    var configuration = ProjectConfiguration()
    configuration.exclude = [pattern]
    #expect(configuration.excludes(path) == isExcluded)
  }

  @Test(arguments: [
    ("{\n  \"rulse\": {} }", "2:3", "Did you mean “rules”?"),
    ("{ \"rules\": { \"emty-translation\": \"off\" } }", "1:14", "“empty-translation”?"),
    ("{ \"rules\": { \"catalog\": \"loud\" } }", "1:25", "“catalog” must be a severity"),
    ("{ \"preset\": \"loud\" }", "1:13", "“preset” must be"),
    ("{ \"overrides\": [{ \"file\": [] }] }", "1:19", "Did you mean “files”?"),
    ("{ \"coverage\": 101 }", "1:15", "from 0 to 100"), ("[]", "1:1", "object"),
    ("{ \"exclude\": \"Vendor\" }", "1:14", "a list of texts"), ("", "1:1", ""),
    ("{ \"preset\": }", "1:13", ""), ("{ /* never closed", "1:3", ""), ("{ / }", "1:3", ""),
    ("{ \"preset", "1:10", ""),
  ])
  func saysWhereAConfigurationIsWrong(text: String, place: String, sentence: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try configuration(text) }
    #expect("\(error.position.line):\(error.position.column)" == place)
    let message = ProductStrings.localizer(languages: ["en"]).text(for: error)
    #expect(message.contains(sentence) && !message.hasPrefix("lint."), "\(message)")
  }

  @Test(arguments: ConfigurationError.Expectation.allCases)
  func saysWhatAValueShouldBe(expectation: ConfigurationError.Expectation) throws {
    #expect(
      try ProductStrings.catalog().entry(for: "lint.configuration.expected.\(expectation)") != nil)
  }
}
