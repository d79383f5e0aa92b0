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
