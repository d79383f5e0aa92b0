import StringCatalogs
import Testing

@testable import CatalogRules

/// Languages that were exported without being translated are one finding each.
struct UntranslatedLanguageTests {
  /// A catalog with 30 sentences in German and Korean, of which Korean copies the first `count`.
  private func findings(_ count: Int, barelyBegunBelow: Double = 10) -> [Finding] {
    let entries = (0..<30).map { number in
      let source = "Keep the file \(number)"
      let korean = number < count ? source : "파일 유지 \(number)"
      return #"""
        "\#(source)":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Datei \#(number) behalten"}},
        "ko":{"stringUnit":{"state":"translated","value":"\#(korean)"}}}}
        """#
    }
    let catalog =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    var configuration = LintConfiguration(select: ["untranslated-copy"])
    configuration.barelyBegunBelow = barelyBegunBelow
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
  }

  @Test func areOneFindingEach() {
    let found = findings(15)
    #expect(found.map(\.language) == ["ko"])
    #expect(found.allSatisfy { $0.key == nil })
    #expect(
      found.map(\.message) == [
        LocalizedMessage(
          "rule.untranslated-copy.message.untranslated", .text("ko"), .integer(15), .integer(30))
      ])
  }

  @Test func haveAFindingForEachTextBelowHalf() {
    let found = findings(14)
    #expect(found.count == 14)
    #expect(found.allSatisfy { $0.key != nil })
  }

  @Test func haveAFindingForEachTextWhenAsked() {
    #expect(findings(30, barelyBegunBelow: 0).count == 30)
  }

  /// A table of few texts is exported as it is where nine of ten are copies.
  @Test func areOneFindingInASmallTable() {
    let entries = ["Open", "Cancel", "Search", "Settings", "Bookmarks"].map { source in
      let texts = [
        ("de", "\(source)en"), ("fi", "Avaa \(source)ssa"), ("ko", source), ("ja", "開く"),
      ]
      let localizations = texts.map {
        #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"#
      }
      return #""\#(source)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    let catalog =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    let found = CatalogLinter(configuration: LintConfiguration(select: ["untranslated-copy"]))
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
    #expect(found.map(\.language) == ["ko"] && found.allSatisfy { $0.key == nil })
  }
}
