import StringCatalogs
import Testing

@testable import CatalogRules

/// Languages of which hardly anything is translated are one finding each.
struct BarelyBegunTests {
  /// A catalog with `count` texts in Korean, the first of which also exist in Danish.
  private func catalog(_ count: Int, danish: Int, comment: String = "") -> String {
    let entries = (0..<count).map { number in
      let danish =
        number < danish ? #","da":{"stringUnit":{"state":"translated","value":"x"}}"# : ""
      return #"""
        "Key \#(number)":{"comment":"\#(comment)","localizations":{
        "ko":{"stringUnit":{"state":"translated","value":"키"}}\#(danish)}}
        """#
    }
    return
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  private func findings(
    _ text: String, _ change: (inout LintConfiguration) -> Void = { _ in }
  ) -> [Finding] {
    var configuration = LintConfiguration(select: ["missing-translation"])
    change(&configuration)
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings").findings
  }

  @Test func areOneFindingEach() throws {
    let found = findings(catalog(100, danish: 9)) { $0.requiredLanguages = ["pl"] }
    #expect(found.map(\.language) == ["pl", "da"])
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(found.allSatisfy { $0.key == nil && $0.missingLanguages == nil })
    #expect(
      found.map(\.message) == [
        LocalizedMessage(
          "rule.missing-translation.message.barelyBegun", .text("pl"), .integer(0), .integer(100)),
        LocalizedMessage(
          "rule.missing-translation.message.barelyBegun", .text("da"), .integer(9), .integer(100)),
      ])
  }

  @Test func areListedFromTheThreshold() {
    #expect(findings(catalog(100, danish: 10)).count == 90)
    #expect(findings(catalog(100, danish: 10)) { $0.barelyBegunBelow = 10.5 }.count == 1)
    #expect(findings(catalog(100, danish: 1)) { $0.barelyBegunBelow = 0 }.count == 99)
    #expect(findings(catalog(100, danish: 1)) { $0.barelyBegunBelow = 1 }.count == 99)
  }

  @Test func leaveTheOtherLanguagesOfAText() {
    let found = findings(catalog(30, danish: 2)) { $0.requiredLanguages = ["de"] }
    #expect(found.map(\.language) == ["de", "da"])
    let both = findings(catalog(30, danish: 20)) { $0.requiredLanguages = ["de"] }
    #expect(both.count == 11)
    #expect(both.last?.language == "da" && both.last?.key == "Key 29")
  }

  /// One missing text is named, as a line for the language would say less.
  @Test func doNotHideASingleText() {
    let found = findings(catalog(1, danish: 0)) { $0.requiredLanguages = ["da"] }
    #expect(found.map(\.key) == ["Key 0"])
  }

  @Test func arePartOfNoFindingAboutAKey() throws {
    let catalog = try StringCatalog(bytes: Array(catalog(100, danish: 3).utf8))
    let linter = CatalogLinter(configuration: LintConfiguration())
    #expect(linter.findings(in: catalog, path: "A.xcstrings", key: "Key 50").isEmpty)
    #expect(linter.findings(in: catalog, path: "A.xcstrings").count == 1)
  }

  @Test func areSilentWhereTheTextsAreAllowed() {
    let text = catalog(50, danish: 1, comment: "catalog-lint:ignore[missing-translation@da] Later.")
    #expect(findings(text).isEmpty)
    let off = LintOverride(languages: ["da"], settings: [RuleSetting("missing-translation", .off)])
    #expect(findings(catalog(50, danish: 1)) { $0.overrides = [off] }.isEmpty)
  }

  @Test func countOnlyWhatIsInUseAndShown() {
    let new = #"{"stringUnit":{"state":"new","value":""}}"#
    let entries = (0..<20).map { #""Key \#($0)":{"localizations":{"da":\#(new)}}"# }
    let text = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
    #expect(
      findings(text).map { Array($0.message.arguments.dropFirst()) } == [
        [.integer(0), .integer(20)]
      ])
  }
}
