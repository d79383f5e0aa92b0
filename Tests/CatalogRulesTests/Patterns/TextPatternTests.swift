import ProductStrings
import StringCatalogs
import Testing

@testable import CatalogRules

/// Patterns of the configuration as rules.
struct TextPatternTests {
  private let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "help.open":{"comment":"Opens GPS.","localizations":{
        "ko":{"stringUnit":{"state":"translated","value":"GPS열기"}},
        "zh-Hans":{"stringUnit":{"state":"translated","value":"打开GPS"}}}},
      "menu.open":{"comment":"catalog-lint:ignore[pattern-spacing@zh-Hans] A name.","localizations":{
        "zh-Hans":{"stringUnit":{"state":"translated","value":"打开GPS"}}}}}}
    """

  private func pattern(_ message: String? = "Add a space.") throws -> TextPattern {
    TextPattern(
      "spacing", try RegularExpression(#"\p{Han}[A-Z]"#),
      languages: ["zh"], message: message)
  }

  private func findings(_ configuration: LintConfiguration) -> [Finding] {
    CatalogLinter(configuration: configuration)
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
      .filter { $0.rule.isPattern || $0.rule.rawValue.hasPrefix("lint-") }
  }

  @Test func reportsWhatAPatternFinds() throws {
    var configuration = LintConfiguration()
    configuration.patterns = [try pattern()]
    let found = findings(configuration)
    #expect(found.map(\.rule) == ["pattern-spacing"])
    #expect(found.first?.key == "help.open" && found.first?.language == "zh-Hans")
    #expect(found.first?.severity == .warning)
    let text = found.first.map { ProductStrings.localizer(languages: ["en"]).text(for: $0.message) }
    #expect(text == "Add a space. Found: “开G”")
  }

  @Test func namesThePatternThatHasNoMessage() throws {
    var configuration = LintConfiguration()
    configuration.patterns = [try pattern(nil)]
    let message = try #require(findings(configuration).first?.message)
    let text = ProductStrings.localizer(languages: ["en"]).text(for: message)
    #expect(text == "“开G” matches the pattern “spacing”, which the configuration forbids.")
  }

  /// One finding says it, for the first pattern that there was no room for.
  @Test func reportsATextThatIsTooLongForItsPatterns() throws {
    let long = String(repeating: "가나다", count: 2_000)
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "a":{"comment":"A.","localizations":{
          "ko":{"stringUnit":{"state":"translated","value":"\(long)"}}}},
        "b":{"comment":"B.","localizations":{
          "ko":{"stringUnit":{"state":"translated","value":"가나"}}}}}}
      """
    // No end of a text tells that it lacks the mark.
    let slow = #"[\p{Hangul}\s]{1,450}![\p{Hangul}\s]{1,450}"#
    var configuration = LintConfiguration()
    configuration.patterns = [
      TextPattern("cheap", try RegularExpression("나다")),
      TextPattern("other-keys", try RegularExpression(slow), keys: ["b"]),
      TextPattern("slow", try RegularExpression(slow)),
      TextPattern("after", try RegularExpression("나")),
    ]
    let found = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
      .filter(\.rule.isPattern)
    #expect(
      found.map { "\($0.key ?? "") \($0.rule)" } == [
        "a pattern-cheap", "a pattern-slow", "b pattern-after",
      ])
    let localizer = ProductStrings.localizer(languages: ["en"])
    let text = found.dropFirst().first.map { localizer.text(for: $0.message) }
    #expect(text?.hasPrefix("The text is too long for the pattern “slow”") == true)
  }

  /// A hundred patterns with lists of words are no reason to search less.
  @Test func searchesTextsForManyPatterns() throws {
    let words = (0..<20).map { "wort\($0)" }.joined(separator: "|")
    var configuration = LintConfiguration()
    configuration.patterns =
      try (0..<100).map {
        TextPattern(
          "p\($0)", try RegularExpression("\\b(\(words))\\b"), keys: ["help.*", "menu.*"])
      } + [TextPattern("last", try RegularExpression("열기"))]
    #expect(findings(configuration).map(\.rule).filter(\.isPattern) == ["pattern-last"])
  }

  @Test func checksOnlyItsKeys() throws {
    var configuration = LintConfiguration()
    configuration.patterns = [try pattern()]
    configuration.patterns[0].keys = ["menu.*"]
    // The directive of that key allows it there.
    #expect(findings(configuration).isEmpty)
    configuration.patterns[0].keys = ["help.*"]
    // And is not needed then.
    #expect(findings(configuration).map(\.rule) == ["pattern-spacing", "lint-unused-suppression"])
  }

  @Test func isSelectedAndConfiguredLikeARule() throws {
    var configuration = LintConfiguration()
    configuration.patterns = [try pattern()]
    configuration.settings = [RuleSetting("pattern", .on(.error))]
    #expect(findings(configuration).map(\.severity) == [.error])
    configuration.overrides = [
      LintOverride(keys: ["help.*"], settings: [RuleSetting("pattern-spacing", .off)])
    ]
    #expect(findings(configuration).isEmpty)
    configuration.overrides = []
    configuration.settings = []
    configuration.ignore = ["pattern-spacing"]
    #expect(findings(configuration).isEmpty)
    configuration.ignore = []
    configuration.select = ["pattern"]
    #expect(findings(configuration).map(\.rule) == ["pattern-spacing"])
    configuration.select = ["format"]
    #expect(findings(configuration).isEmpty)
  }

  @Test func reportsADirectiveForAnUnknownPattern() {
    #expect(findings(LintConfiguration()).map(\.rule) == ["lint-unknown-rule"])
  }
}
