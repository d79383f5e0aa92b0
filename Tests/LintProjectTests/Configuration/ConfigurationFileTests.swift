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

  @Test func readsTheSettingsForCode() throws {
    let code = try configuration(
      #"""
      { "code": {
        "helpers": { "tr": {}, "L10n.error": { "table": "Errors", "bundle": "module" } },
        "sources": ["Sources/"], "exclude": ["*.generated.swift"],
        "include-previews": true, "include-tests": true,
        "catalogs": { "Sources/Widgets": "Widgets/Localizable.xcstrings" },
      } }
      """#
    ).code
    #expect(code.helpers == [.init("tr"), .init("L10n.error", table: "Errors", bundle: "module")])
    #expect(code.includes("Sources/App/A.swift"))
    #expect(!code.includes("Sources/App/A.generated.swift"))
    #expect(!code.includes("Tools/A.swift"))
    #expect(code.includesPreviews && code.includesTests)
    #expect(code.catalogs == ["Sources/Widgets": "Widgets/Localizable.xcstrings"])
    #expect(try configuration(#"{"code": {"helpers": ["tr"]}}"#).code.helpers == [.init("tr")])
  }

  @Test func writesTheSettingsForCodeAsTheyAreRead() throws {
    let code = try configuration(
      #"{"code": {"helpers": {"tr": {"table": "T"}}, "sources": ["a"], "include-tests": true}}"#)
    #expect(try configuration(code.text()).code == code.code)
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
    (#"{"required-languages": ["ko", "kr"]}"#, "1:31", "Did you mean “ko”?"),
    (#"{"coverage": {"jp": 5}}"#, "1:15", "Did you mean “ja”?"),
    (#"{"glossary": {"OK": {"cn": "好"}}}"#, "1:22", "Did you mean “zh-Hans”?"),
    (#"{"forbidden-texts": {"cz": ["a"]}}"#, "1:22", "Did you mean “cs”?"),
    (#"{"overrides": [{"languages": ["dk"]}]}"#, "1:31", "Did you mean “da”?"),
    (#"{"patterns": {"a": {"pattern": "b", "languages": ["JP"]}}}"#, "1:51", "mean “ja”?"),
    (#"{"required-languages": ["korean"]}"#, "1:25", "“korean” isn’t a known language; write"),
    (#"{"patterns": {"a": {}}}"#, "1:15", "“a” needs the setting “pattern”."),
    (#"{"patterns": {"a": "b"}}"#, "1:20", "“a” must be an object"),
    (#"{"patterns": {"A b": {"pattern": "b"}}}"#, "1:15", "lowercase letters"),
    (#"{"patterns": {"a": {"pattern": 5}}}"#, "1:32", "must be a text"),
    (#"{"patterns": {"a": {"patern": "", "pattern": "b"}}}"#, "1:21", "mean “pattern”?"),
    (#"{"patterns": {"a": {"pattern": "b", "level": "off"}}}"#, "1:46", "info, warning, or error"),
    (#"{"patterns": {"a": {"pattern": "\\p{Han}(b"}}}"#, "1:41", "isn’t complete"),
    (#"{"patterns": {"a": {"pattern": "b", "examples": {"bat": []}}}}"#, "1:50", "mean “bad”?"),
    (#"{"patterns": {"a": {"pattern": "b", "examples": {"bad": [1]}}}}"#, "1:58", "list of texts"),
    (#"{"rules": {"pattern-a": "off"}}"#, "1:12", "“pattern-a” isn’t a rule"),
    (#"{"rules": {"pattern-bc": "off"}, "patterns": {"bcd": {"pattern": "b"}}}"#, "1:12", "bcd”?"),
  ])
  func saysWhereAConfigurationIsWrong(text: String, location: String, sentence: String) throws {
    let errors = try #require(throws: ConfigurationErrors.self) { try configuration(text) }
    let error = try #require(errors.errors.first)
    #expect(errors.errors.count == 1)
    #expect("\(error.position.line):\(error.position.column)" == location)
    let message = ProductStrings.localizer(languages: ["en"]).text(for: error)
    #expect(message.contains(sentence) && !message.hasPrefix("lint."), "\(message)")
  }

  /// Without its expression, a pattern’s other settings are read too.
  @Test func tellsAllMistakesOfAPattern() throws {
    let text = #"{"patterns": {"a": {"patern": "b", "languages": ["kr"], "keys": "c"}}}"#
    let errors = try #require(throws: ConfigurationErrors.self) { try configuration(text) }
    #expect(errors.errors.map(\.position.column) == [15, 21, 50, 65])
  }

  @Test func tellsAllMistakesInOneRun() throws {
    let text = #"""
      { "rulse": {}, "preset": "loud",
        "rules": { "emty-translation": "off", "catalog": "loud" },
        "required-languages": ["kr", 5],
        "patterns": { "a": { "pattern": "(", "level": 1 } } }
      """#
    let errors = try #require(throws: ConfigurationErrors.self) { try configuration(text) }
    let locations = errors.errors.map { "\($0.position.line):\($0.position.column)" }
    #expect(locations == ["1:3", "1:26", "2:14", "2:52", "3:26", "3:32", "4:36", "4:49"])
  }

  @Test func readsPatterns() throws {
    let text = #"""
      { "rules": { "pattern-spacing": "error", "pattern": "on" },
        "patterns": {
          "spacing": { "pattern": "\\p{Han}[A-Z]", "languages": ["zh"], "keys": ["help.*"],
            "message": "Add a space.", "level": "info",
            "examples": { "bad": ["打开GPS"], "good": ["打开 GPS"] } },
          "exclamation": { "pattern": "!$" } } }
      """#
    let linting = try configuration(text).linting
    #expect(
      linting.patterns == [
        TextPattern(
          "spacing", try RegularExpression(#"\p{Han}[A-Z]"#), languages: ["zh"], keys: ["help.*"],
          message: "Add a space.", severity: .info),
        TextPattern("exclamation", try RegularExpression("!$")),
      ])
    #expect(linting.settings.count == 2)
  }

  @Test func testsTheExamplesOfPatternsOnRequest() throws {
    let text = #"""
      { "patterns": { "a": { "pattern": "b+",
        "examples": { "bad": ["abba", "acca"], "good": ["ABBA", "cab"] } } } }
      """#
    var project = ProjectConfiguration()
    let file = try ConfigurationFile(bytes: Array(text.utf8))
    try file.apply(to: &project)
    let errors = try #require(throws: ConfigurationErrors.self) {
      try file.apply(to: &project, testsExamples: true)
    }
    let localizer = ProductStrings.localizer(languages: ["en"])
    #expect(
      errors.errors.map { localizer.text(for: $0.localizedMessage) } == [
        "The pattern doesn’t find this bad example: acca",
        "The pattern finds “b” in this good example: cab",
      ])
  }

  @Test(arguments: RegularExpressionError.Reason.allCases)
  func saysWhatIsWrongWithARegularExpression(reason: RegularExpressionError.Reason) throws {
    #expect(
      try ProductStrings.catalog().entry(for: "lint.regularExpression.\(reason)") != nil)
  }

  @Test func writesTheEffectiveConfiguration() throws {
    let text = #"""
      { "preset": "strict", "rules": { "format": "off", "stale-entry": "error" },
        "required-languages": ["ko"], "coverage": { "ko": 99.5, "*": 80 },
        "do-not-translate": ["MetaLens"], "glossary": { "Photo": { "ko": ["사진"] } },
        "length-limits": { "tab.*": 12 },
        "forbidden-texts": { "*": ["FIXME"], "ko": { "그림": "이미지" } },
        "patterns": { "a": { "pattern": "b\\.", "message": "No b." } }, "exclude": ["Vendor/"],
        "overrides": [{ "keys": ["a*"], "rules": { "unicode": "on", "pattern-a": "info" } }],
        "baseline": "known.jsonl" }
      """#
    let first = try configuration(text)
    let again = try configuration(first.text())
    #expect(again.text() == first.text())
    #expect(again.linting.patterns == first.linting.patterns)
    #expect(again.linting.forbiddenTexts == first.linting.forbiddenTexts)
    #expect(again.linting.overrides == first.linting.overrides)
    #expect(again.linting.coverage == first.linting.coverage)
    #expect(first.text().contains(#""stale-entry": "error""#))
    #expect(first.text().contains(#""format-argument-type": "off""#))
  }

  @Test(arguments: ConfigurationError.Expectation.allCases)
  func saysWhatAValueShouldBe(expectation: ConfigurationError.Expectation) throws {
    #expect(
      try ProductStrings.catalog().entry(for: "lint.configuration.expected.\(expectation)") != nil)
  }

  @Test(arguments: [(1_000, true), (1_001, false)])
  func readsAThousandPatterns(count: Int, isRead: Bool) throws {
    let patterns = (0..<count).map { #""p\#($0)": {"pattern": "a"}"# }.joined(separator: ",")
    let file = try ConfigurationFile(bytes: Array(#"{"patterns": {\#(patterns)}}"#.utf8))
    var configuration = ProjectConfiguration()
    if isRead {
      try file.apply(to: &configuration)
      #expect(configuration.linting.patterns.count == count)
    } else {
      let errors = #expect(throws: ConfigurationErrors.self) {
        try file.apply(to: &configuration)
      }
      #expect(errors?.errors.map(\.reason) == [.tooManyPatterns(1_000)])
    }
  }

  @Test func readsDocumentsWithAndWithoutALanguage() throws {
    let listed = try configuration(#"{ "documents": ["README*.md", "docs/"] }"#)
    #expect(listed.document(at: "README.ko.md") == DocumentFiles(files: ["README*.md", "docs/"]))
    #expect(listed.document(at: "docs/a/b.md") != nil && listed.document(at: "NOTES.md") == nil)
    let named = try configuration(#"{ "documents": { "*": ["docs/"], "pt-BR": ["docs/br/"] } }"#)
    #expect(named.document(at: "docs/br/a.md")?.language == "pt-BR")
    let other = try #require(named.document(at: "docs/a.md"))
    #expect(other.language == nil)
    #expect(throws: ConfigurationErrors.self) { try configuration(#"{ "documents": "docs" }"#) }
    #expect(throws: ConfigurationErrors.self) {
      try configuration(#"{ "documents": { "jp": ["a.md"] } }"#)
    }
  }
}
