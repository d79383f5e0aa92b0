import CatalogRules
import StringCatalogs
import Testing

struct LintConfigurationTests {
  /// The rules with findings in a catalog with one empty and one missing translation, each with its
  /// severity.
  private func found(
    by configuration: LintConfiguration, path: String = "App/Localizable.xcstrings"
  ) -> [String] {
    let text = #"""
      {"sourceLanguage":"en","strings":{
        "Close":{"localizations":{
          "ko":{"stringUnit":{"state":"translated","value":""}}}},
        "Old":{"extractionState":"stale"},
        "Save":{}},"version":"1.0"}
      """#
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: path).findings.map { "\($0.rule):\($0.severity)" }
  }

  private func configuration(_ change: (inout LintConfiguration) -> Void) -> LintConfiguration {
    var configuration = LintConfiguration()
    change(&configuration)
    return configuration
  }

  private let recommended = ["empty-translation:error", "missing-translation:warning"]

  @Test func beginsWithAPreset() {
    #expect(found(by: LintConfiguration()) == recommended)
    let strict = configuration { $0.preset = .strict }
    #expect(Set(found(by: strict)) == Set(recommended + ["stale-entry:info"]))
  }

  @Test func asksOnlyTheRulesThatAreSelected() {
    #expect(found(by: LintConfiguration(select: ["stale-entry"])) == ["stale-entry:info"])
    #expect(found(by: LintConfiguration(select: ["empty"])) == ["empty-translation:error"])
  }

  @Test func doesNotMistakeAPrefixForAFamily() {
    #expect(found(by: LintConfiguration(select: ["empt"])).isEmpty)
  }

  @Test func leavesOutWhatIsIgnored() {
    #expect(found(by: configuration { $0.ignore = ["empty"] }) == ["missing-translation:warning"])
  }

  @Test func usesTheLastSeverity() {
    let levels = configuration {
      $0.settings = [
        RuleSetting("empty-translation", .on(.info)),
        RuleSetting("empty-translation", .on(.warning)),
        RuleSetting("missing-translation", .off), RuleSetting("stale-entry", .byDefault),
      ]
    }
    #expect(Set(found(by: levels)) == ["empty-translation:warning", "stale-entry:info"])
  }

  @Test(arguments: [
    (LintOverride(files: ["App/**"], settings: [RuleSetting("empty-translation", .off)]), false),
    (LintOverride(files: ["Localizable.*"], settings: [RuleSetting("empty", .off)]), false),
    (LintOverride(files: ["Tests/*"], settings: [RuleSetting("empty-translation", .off)]), true),
    (LintOverride(keys: ["Cl*"], settings: [RuleSetting("empty-translation", .off)]), false),
    (LintOverride(keys: ["Sa?e"], settings: [RuleSetting("empty-translation", .off)]), true),
    (LintOverride(languages: ["ko"], settings: [RuleSetting("empty-translation", .off)]), false),
    (LintOverride(languages: ["ja"], settings: [RuleSetting("empty-translation", .off)]), true),
  ])
  func turnsARuleOffForSomeFilesKeysOrLanguages(override: LintOverride, isFound: Bool) {
    let found = found(by: configuration { $0.overrides = [override] })
    #expect(found.contains("empty-translation:error") == isFound)
  }

  @Test func turnsARuleOnForSomeKeys() {
    let override = LintOverride(
      keys: ["Old"], settings: [RuleSetting("stale-entry", .on(.error))])
    #expect(found(by: configuration { $0.overrides = [override] }).contains("stale-entry:error"))
  }

  @Test func turnsARuleOffForALanguageOfSeveral() {
    let override = LintOverride(languages: ["ko"], settings: [RuleSetting("missing", .off)])
    #expect(found(by: configuration { $0.overrides = [override] }) == ["empty-translation:error"])
  }

  /// `zh` also means `zh-Hans`, but `fi` (Finnish) does not mean `fil` (Filipino).
  @Test(arguments: [("fi", "fil", true), ("fi", "fi", false), ("zh", "zh-Hans", false)])
  func appliesALanguageToItsNarrowerFormsOnly(named: LanguageTag, used: String, isFound: Bool) {
    let override = LintOverride(languages: [named], settings: [RuleSetting("empty", .off)])
    let text = #"""
      {"sourceLanguage":"en","strings":{"Close":{"localizations":{
        "\#(used)":{"stringUnit":{"state":"translated","value":""}}}}},"version":"1.0"}
      """#
    let findings = CatalogLinter(configuration: configuration { $0.overrides = [override] })
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.map(\.rule) == (isFound ? ["empty-translation"] : []))
  }

  private static let levels: [([LanguageTag], RuleLevel, [RuleLevel], [Severity])] = [
    (["ja"], .on(.error), [.on(.info)], [.error]),
    (["ja"], .on(.warning), [], [.warning]),
    (["ja", "ko"], .on(.info), [], [.info]),
    (["ko"], .on(.error), [.off], [.error]),
    (["fr"], .on(.info), [], [.error]),
  ]

  /// A text that is missing in Japanese, which is required, and in Korean is one finding.
  @Test(arguments: levels)
  func usesTheHighestLevelOfTheMissingLanguages(
    languages: [LanguageTag], level: RuleLevel, everywhere: [RuleLevel], expected: [Severity]
  ) {
    let configuration = configuration {
      $0.requiredLanguages = ["ja"]
      $0.settings = everywhere.map { RuleSetting("missing-translation", $0) }
      $0.overrides = [
        LintOverride(languages: languages, settings: [RuleSetting("missing-translation", level)])
      ]
    }
    let text = #"""
      {"sourceLanguage":"en","strings":{"Save":{},"Close":{"localizations":{
        "ja":{"stringUnit":{"state":"translated","value":"閉じる"}},
        "ko":{"stringUnit":{"state":"translated","value":"닫기"}}}}},"version":"1.0"}
      """#
    let findings = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.map(\.severity) == expected)
  }
}
