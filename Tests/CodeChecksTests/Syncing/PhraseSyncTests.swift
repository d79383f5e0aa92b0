import CodeChecks
import CodeStrings
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// The catalogs of App Shortcuts.
@Suite struct PhraseSyncTests {
  private static let fixture = Repository.root
    .appending(path: "Tests/CodeStringsTests/Fixtures/Shortcuts")

  private static func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: fixture.appending(path: name)), as: UTF8.self)
  }

  /// The catalog that Xcode makes of the code.
  private static var synced: String {
    get throws { try text(of: "AppShortcuts.xcstrings") }
  }

  private func result(
    _ catalog: String, _ code: String, _ sync: PhraseSync = PhraseSync()
  ) throws -> SyncResult {
    let facts = CodeStringExtractor.facts(ofSwift: Array(code.utf8), path: "A.swift")
    let strings = CodeStringExtractor().strings(in: [facts]).filter { $0.phrases != nil }
    return try sync.result(of: StringCatalog(bytes: Array(catalog.utf8)), with: strings, used: [])
  }

  private func synced(
    _ catalog: String, _ code: String, _ sync: PhraseSync = PhraseSync()
  ) throws -> String {
    String(decoding: try result(catalog, code, sync).bytes, as: UTF8.self)
  }

  @Test func addsTheSetOfEachShortcut() throws {
    let code = try Self.text(of: "Code.swift")
    let before = try synced(Self.synced, "")
    #expect(try synced(before, code) == Self.synced)
    #expect(try synced(Self.synced, code) == Self.synced)
    #expect(try result(before, code).count(.added) == 2)
  }

  @Test func removesSetsThatNobodyTranslated() throws {
    let result = try result(Self.synced, "")
    #expect(result.count(.removed) == 2)
    #expect(result.losesMany)
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("stringSet") == false)
    var sync = PhraseSync()
    sync.addsOnly = true
    #expect(try synced(Self.synced, "", sync) == Self.synced)
  }

  /// What Xcode makes of these isn’t known.
  @Test(arguments: [
    // A translated set, one that a person wrote, one that was added by hand.
    ("\"en\" : {", "\"de\" : {\n\n        },\n        \"en\" : {"),
    ("\"new\"", "\"translated\""), ("\"extracted_with_value\"", "\"manual\""),
    ("\"extracted_with_value\"", "\"stale\""),
  ])
  func keepsWhatPeopleWrote(old: String, new: String) throws {
    let catalog = try Self.synced.replacing(old, with: new)
    #expect(try synced(catalog, "") == catalog)
    #expect(try synced(catalog, Self.text(of: "Code.swift")) == catalog)
  }

  @Test func keepsSetsWhosePhrasesChanged() throws {
    let code = try Self.text(of: "Code.swift")
    let other = code.replacing("Search \\(.applicationName)", with: "Ask \\(.applicationName)")
    #expect(other != code)
    #expect(try synced(Self.synced, other) == Self.synced)
  }

  @Test func movesSetsToTheFirstPhrase() throws {
    let before = try Self.synced.replacing(
      #""Find a book in ${applicationName}" : {"#,
      with: #""Search ${applicationName} for ${book}" : {"#)
    #expect(try synced(before, Self.text(of: "Code.swift")) == Self.synced)
  }

  @Test func addsNoSetThatOtherCodeDecidesAbout() throws {
    let code = #"AppShortcut(intent: A(), phrases: ["A \(.applicationName)", other, "B"])"#
    #expect(try result(Self.synced, code).count(.added) == 0)
  }
}
