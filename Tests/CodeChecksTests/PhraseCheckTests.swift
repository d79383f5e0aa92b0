import CatalogRules
import Testing

@testable import CodeChecks

/// The phrases of App Shortcuts, which have a catalog of their own.
@Suite struct PhraseCheckTests {
  private static let code = #"""
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Open(), phrases: ["Open \(.applicationName)", "Show \(\.$list) in \(.applicationName)"],
          shortTitle: "Open", systemImageName: "book")
      }
    }
    """#

  private func findings(
    _ rule: RuleDescription, _ entries: String, code: String = code
  ) throws -> [String] {
    try SampleProject(
      code: ["A.swift": code],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#, "AppShortcuts.xcstrings": entries]
    ).findings(rule)
  }

  @Test(arguments: [
    #""Open ${applicationName}":{}"#, #""Show ${list} in ${applicationName}":{}"#,
  ])
  func anyPhraseCoversItsShortcut(entry: String) throws {
    #expect(try findings(CodeRules.missingKey, entry) == [])
    #expect(try findings(CodeRules.unusedKey, entry) == [])
    #expect(try findings(CodeRules.wrongTable, entry) == [])
  }

  @Test func findsTheFirstPhraseMissing() throws {
    #expect(
      try findings(CodeRules.missingKey, #""Close ${applicationName}":{}"#) == [
        "Open ${applicationName} certain"
      ])
  }

  @Test func isNotSureOfSetsWithOtherCode() throws {
    let code = Self.code.replacing(#"["Open \(.applicationName)", "#, with: "[first, ")
    #expect(
      try findings(CodeRules.missingKey, #""Close ${applicationName}":{}"#, code: code) == [
        "Show ${list} in ${applicationName} likely"
      ])
  }

  @Test func findsPhrasesThatNoShortcutHas() throws {
    let entries = #""Open ${applicationName}":{},"Leave ${applicationName}":{}"#
    #expect(try findings(CodeRules.unusedKey, entries) == ["Leave ${applicationName} certain"])
  }

  @Test func keepsSetsThatHaveAPhrase() throws {
    let set =
      #"{"en":{"stringSet":{"state":"new","values":["Old ${applicationName}","Open ${applicationName}"]}}}"#
    let entries = #""Old ${applicationName}":{"localizations":\#(set)}"#
    #expect(try findings(CodeRules.unusedKey, entries) == [])
    #expect(try findings(CodeRules.missingKey, entries) == ["Open ${applicationName} certain"])
  }

  @Test func findsStalePhrasesThatAreUsed() throws {
    let entries = #"""
      "Show ${list} in ${applicationName}":{"extractionState":"stale"},
      "Leave ${applicationName}":{"extractionState":"stale"}
      """#
    #expect(
      try findings(CodeRules.staleKey, entries) == ["Show ${list} in ${applicationName} certain"])
  }

  @Test func knowsNoPhrasesWithoutACatalog() throws {
    let project = SampleProject(
      code: ["A.swift": Self.code], catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == [])
    #expect(try project.findings(CodeRules.wrongTable) == [])
  }
}
