import StringCatalogs
import Testing

@testable import CatalogRules

struct TranslationStatisticsTests {
  private static let strings = #"""
    "":{},
    "a":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"가"}}}},
    "b":{"localizations":{"ko":{"stringUnit":{"state":"needs_review","value":"나"}}}},
    "c":{"localizations":{"ko":{"stringUnit":{"state":"new","value":"c"}}}},
    "d":{"localizations":{"ko":{"stringUnit":{"state":"translated"}},"ja":{"stringUnit":"か"}}},
    "e":{"extractionState":"stale","localizations":{
      "ko":{"stringUnit":{"state":"translated","value":"마"}}}},
    "f":{"shouldTranslate":false},
    "g":{"localizations":{"ko":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"new","value":""}},
      "other":{"stringUnit":{"state":"needs_review","value":"사"}}}}}}}
    """#

  private func lint(_ strings: String, coverage: [LanguageTag: Double] = [:]) -> LintedFile {
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    var configuration = LintConfiguration(select: ["coverage-below-threshold"])
    configuration.coverage = coverage
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  }

  @Test func countsEachKeyThatIsInUseOnce() throws {
    let statistics = lint(Self.strings).statistics
    #expect(statistics.languages == ["en", "ja", "ko"])
    let korean = try #require(statistics.counts["ko"])
    #expect([korean.translated, korean.needsReview, korean.new, korean.missing] == [1, 1, 2, 1])
    #expect(korean.stale == 1)
    #expect(statistics.counts["en"]?.translated == 5)
    #expect(statistics.counts["ja"]?.missing == 5)
  }

  @Test func countsInTheSameWayOnTheWalkOfTheLinter() throws {
    let file = lint(Self.strings)
    let catalog = try #require(file.catalog)
    #expect(TranslationStatistics(of: catalog) == file.statistics)
  }

  /// A plural category that Russian needs is missing; what English has is enough for Japanese.
  @Test func countsAMissingFormAsMissing() throws {
    let plural = #"{"variations":{"plural":{"one":\#(unit("a b")),"other":\#(unit("a b"))}}}"#
    let other = #"{"variations":{"plural":{"other":\#(unit("a b"))}}}"#
    let file = lint(
      #""a":{"localizations":{"en":\#(plural),"ru":\#(plural),"ja":\#(other),"tr":\#(other)}}"#,
      coverage: ["ru": 1, "ja": 100])
    let counts = file.statistics.counts
    #expect(counts["ru"]?.missing == 1 && counts["ru"]?.translated == 0)
    #expect(counts["ru"]?.incomplete == 1)
    #expect(counts["ja"]?.translated == 1 && counts["tr"]?.translated == 1)
    #expect(counts["en"]?.translated == 1)
    #expect(file.findings.map(\.language) == ["ru"])
  }

  private func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  @Test func comparesTheCoverageWithTheSameNumbers() {
    let found = lint(Self.strings, coverage: ["ko": 50, "fr": 1, "ja": 0]).findings
    #expect(found.map(\.language) == ["fr", "ko"])
    #expect(
      found.map { Array($0.message.arguments.dropFirst()) } == [
        [.decimal(0), .text("1")], [.decimal(20), .text("50")],
      ])
  }

  /// A configuration may name a language in another way than the catalog; one that the catalog
  /// lacks is called as Xcode calls it.
  @Test func findsLanguagesByTheirAliases() {
    let strings = #""a":{"localizations":{"pt-BR":\#(unit("b")),"zh-Hans":\#(unit("b"))}},"b":{}"#
    let found = lint(strings, coverage: ["pt_BR": 100, "zh-CN": 50, "zh_TW": 1]).findings
    #expect(found.map(\.language) == ["zh-Hant", "pt-BR"])
  }

  /// Coverage is rounded down, and the required coverage is shown as written.
  @Test(arguments: [(100.0, "100"), (99.97, "99.97")])
  func saysWhyNearlyAllIsNotEnough(wanted: Double, written: String) {
    let keys = (1..<3000).map {
      #""\#($0)":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"가"}}}}"#
    }
    let found = lint((keys + [#""x":{}"#]).joined(separator: ","), coverage: ["ko": wanted])
      .findings
    #expect(found.map(\.message.arguments) == [[.text("ko"), .decimal(99.9), .text(written)]])
  }
}
