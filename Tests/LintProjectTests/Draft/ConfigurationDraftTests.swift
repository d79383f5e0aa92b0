import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules
@testable import LintProject

struct ConfigurationDraftTests {
  private func source(_ strings: String, path: String = "Localizable.xcstrings") -> DraftSource {
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    return DraftSource(path: path, bytes: Array(text.utf8))
  }

  private func text(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.sorted { $0.key < $1.key }.map {
      #""\#($0.key)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"#
    }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  private func written(
    _ draft: ConfigurationDraft, in language: LanguageTag = "en"
  ) throws -> String {
    draft.text(localizer: ProductStrings.localizer(languages: [language]))
  }

  private func configuration(_ text: String) throws -> ProjectConfiguration {
    var configuration = ProjectConfiguration()
    try ConfigurationFile(bytes: Array(text.utf8)).apply(to: &configuration)
    return configuration
  }

  @Test func proposesTheLanguagesThatAreComplete() throws {
    let draft = ConfigurationDraft(fitting: [
      source(text("Save", ["ko": "저장", "de": "Sichern"]) + "," + text("Close", ["ko": "닫기"])),
      source(text("Menu", ["ko": "메뉴", "de": "Menü"]), path: "Menu.xcstrings"),
    ])
    #expect(draft.completeLanguages == ["ko"])
    #expect(draft.incompleteLanguages.map(\.language) == ["de"])
    #expect(draft.incompleteLanguages.map(\.missing) == [1])
    // Half of German and all of Korean, if there were five more strings.
    #expect(draft.coverage.map(\.language) == ["de", "ko"])
    #expect(draft.coverage.map(\.percentage) == [14, 16])
    let read = try configuration(written(draft))
    #expect(read.linting.requiredLanguages.isEmpty)
    #expect(read.linting.coverage == ["de": 14, "ko": 16])
    #expect(try written(draft).contains("\n  // \"required-languages\": [\"ko\"],\n"))
    #expect(try written(draft).contains("de (1)"))
  }

  @Test(arguments: [(100, 95), (1_000, 95), (20, 80)])
  func leavesRoomForNewStrings(count: Int, percentage: Int) {
    let texts = (0..<count).map { text("Text \($0)", ["ko": "텍스트 \($0)"]) }
    let draft = ConfigurationDraft(fitting: [source(texts.joined(separator: ","))])
    #expect(draft.coverage.map(\.percentage) == [percentage])
  }

  @Test func proposesTheLanguagesThatLackLeast() throws {
    let draft = ConfigurationDraft(fitting: [
      source(
        text("Save", ["ko": "저장", "de": "Sichern", "ja": "保存"]) + "," + text("Close", ["ja": "閉じる"])
          + "," + text("Open", ["de": "Öffnen", "ja": "開く"]) + "," + text("Quit", ["fr": "Quitter"])
      )
    ])
    #expect(
      try written(draft).contains("\n  // \"required-languages\": [\"ja\", \"de\", \"fr\"],\n"))
    #expect(try configuration(written(draft)).linting.requiredLanguages.isEmpty)
  }

  @Test func asksForNoCoverageThatACatalogLacks() {
    let draft = ConfigurationDraft(fitting: [
      source(text("Save", ["de": "Sichern"])), source(text("Menu", [:]), path: "Menu.xcstrings"),
    ])
    #expect(draft.completeLanguages.isEmpty && draft.coverage.isEmpty)
  }

  @Test func leavesOutWhatOtherPeopleWrote() throws {
    let own = source(text("Save", ["ko": "저장"]))
    let foreign = source(text("Sichern", ["fr": ""]), path: "Libraries/ThirdParty/Kit/A.xcstrings")
    let draft = ConfigurationDraft(fitting: [own, foreign])
    #expect(draft.exclude == ["Libraries/ThirdParty/"])
    #expect(draft.findings.isEmpty && draft.incompleteLanguages.isEmpty)
    #expect(try configuration(written(draft)).excludes(foreign.path))
    #expect(ConfigurationDraft(fitting: [foreign]).exclude.isEmpty)
  }

  @Test func keepsTheNameOfTheProduct() throws {
    let name = text("CFBundleName", ["en": "Fox \\\"1\\\"", "ko": "Fox \\\"1\\\""])
    let other = text("CFBundleDisplayName", ["en": "Fox", "ko": "여우"])
    let setting = text("CFBundleName", ["en": "$(PRODUCT_NAME)"])
    let draft = ConfigurationDraft(fitting: [source(name + "," + other), source(setting)])
    #expect(draft.doNotTranslate == ["Fox \"1\""])
    #expect(try configuration(written(draft)).linting.doNotTranslate == ["Fox \"1\""])
  }

  @Test func listsTheRulesThatFindSomething() throws {
    let draft = ConfigurationDraft(fitting: [source(text("Save", ["ko": ""]))])
    #expect(draft.findings.map(\.rule.id) == ["empty-translation"])
    #expect(try written(draft).contains("\n    // \"empty-translation\": \"error\", // 1\n"))
  }

  /// What the other languages make certain is a warning, though the rule is advice.
  @Test func listsTheSeverityOfTheFindings() throws {
    let draft = ConfigurationDraft(fitting: [
      source(text("Delete it?", ["de": "Löschen?", "es": "Eliminar", "fr": "Oui ?", "it": "Sì?"]))
    ])
    #expect(try written(draft).contains("\n    // \"end-punctuation\": \"warning\", // 1\n"))
  }

  @Test func survivesBrokenCatalogsAndHostileNames() throws {
    let evil = text("Save", ["de\\n, \\\"preset\\\": 1 //\\u202E": "x"])
    let draft = ConfigurationDraft(fitting: [
      source(evil), source("{", path: "Vendor/\n\"*/\u{202E}/B.xcstrings"),
    ])
    let text = try written(draft)
    #expect(!text.unicodeScalars.contains { $0.value == 0x202E })
    _ = try configuration(text)
  }

  @Test(arguments: ProductStrings.languages)
  func readsAsItIsWritten(language: LanguageTag) throws {
    let draft = ConfigurationDraft(fitting: [
      source(text("Save", ["ko": "저장", "de": "Sichern"]) + "," + text("Close", ["ko": ""]))
    ])
    try Snapshots(in: Snapshots.configuration).expect(
      written(draft, in: language), named: "draft.\(language).json")
    #expect(try configuration(written(draft, in: language)).linting.preset == .recommended)
  }

  @Test(.needs(.data)) func addsNoErrorToOtherFindings() throws {
    for path in RealCatalogs.paths.prefix(40) {
      let bytes = try RealCatalogs.bytes(of: path)
      let draft = ConfigurationDraft(fitting: [DraftSource(path: "A.xcstrings", bytes: bytes)])
      let read = try configuration(written(draft))
      let found = CatalogLinter(configuration: read.linting).lint(bytes: bytes, path: "A.xcstrings")
      let added = found.findings.filter {
        $0.rule == "coverage-below-threshold"
          || $0.rule == "missing-translation" && $0.severity == .error
      }
      #expect(added.isEmpty, "\(path)")
    }
  }
}

extension Snapshots {
  /// The folder of configuration snapshots.
  fileprivate static let configuration = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")
}
