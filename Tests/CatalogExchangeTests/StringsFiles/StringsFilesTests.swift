import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct StringsFilesTests {
  private func files(_ strings: String, _ language: LanguageTag) throws -> StringsFiles {
    StringsFiles(of: try Catalogs.catalog(strings), in: language)
  }

  /// Reads a property list with Foundation, which also reads the old format of `.strings`.
  private func read(_ bytes: [UInt8]?) throws -> NSDictionary? {
    guard let bytes else { return nil }
    let list = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? NSDictionary
  }

  @Test func writesTextsThatDoNotVary() throws {
    let strings = #"""
      "a \"b\"\\":{"comment":"a */ b","localizations":{"ko":\#(Catalogs.unit(#"가\n나\t\"\\\u0001"#))}},
      "new":{"localizations":{"ko":\#(Catalogs.unit("new", "new"))}},"none":{},
      "same":{"shouldTranslate":false}
      """#
    let korean = try files(strings, "ko")
    #expect(try read(korean.strings) == ["a \"b\"\\": "가\n나\t\"\\\u{1}"])
    #expect(korean.stringsdict == nil)
    #expect(try read(files(strings, "en").strings)?.count == 4)
  }

  /// A slash and the mark above it are one `Character`.
  @Test func aCommentAddsNoText() throws {
    let comment = #"a */\u0301 \"evil\" = \"injected\"; /* b"#
    let strings = #""a":{"comment":"\#(comment)","localizations":{"ko":\#(Catalogs.unit("b"))}}"#
    #expect(try read(files(strings, "ko").strings) == ["a": "b"])
  }

  @Test func writesWhatVaries() throws {
    let files = try files(Catalogs.shapes, "en")
    let list = try #require(try read(files.stringsdict))
    #expect(
      list == [
        "birds": [
          "NSStringLocalizedFormatKey": "%1$#@BIRDS@ in %2$#@v.2@",
          "BIRDS": rule("lld", ["one": "%1$lld bird", "other": "%1$lld birds"]),
          "v.2": rule("lld", ["one": "%2$lld tree", "other": "%2$lld trees"]),
        ],
        "photos": [
          "NSStringLocalizedFormatKey": "%#@value@",
          "value": rule("lld", ["one": "%lld photo", "other": "%lld photos"]),
        ],
        "tap": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "other": "Tap"]],
      ])
    #expect(files.omitted.map(\.key) == ["start"] && files.omitted.map(\.reason) == [.phrases])
  }

  @Test func saysWhichArgumentCountsWhereThereAreSeveral() throws {
    let strings = """
      "n":{"localizations":{"en":{"variations":{"plural":{
        "one":\(Catalogs.unit("%@ has one")),"other":\(Catalogs.unit("%@ has %u"))}}}}}
      """
    let list = try #require(try read(files(strings, "en").stringsdict))
    #expect(
      list == [
        "n": [
          "NSStringLocalizedFormatKey": "%2$#@value@",
          "value": rule("u", ["one": "%1$@ has one", "other": "%1$@ has %2$u"]),
        ]
      ])
  }

  @Test func leavesOutWhatIsNotTranslatedOrCannotBe() throws {
    let strings = """
      "a":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{
        "variations":{"plural":{"other":\(Catalogs.unit("x", "new"))}}}}}}},
      "b":{"localizations":{"ko":{"variations":{"plural":{"other":\(Catalogs.unit("x", "new"))}}}}},
      "c":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{
        "variations":{"device":{"other":\(Catalogs.unit("x"))}}}}}}},
      "d\\u0001":{"localizations":{"ko":{"variations":{"plural":{"other":\(Catalogs.unit("x"))}}}}}
      """
    let files = try files(strings, "ko")
    #expect(files.strings == nil && files.stringsdict == nil)
    #expect(files.omitted.map(\.key) == ["c", "d\u{1}"])
    #expect(files.omitted.map(\.reason) == [.nesting, .character("U+0001")])
  }

  @Test(.needs(.data, .python), arguments: Catalogs.sound)
  func writesWhatPythonReads(path: String) throws {
    let python = try #require(Program.python)
    let catalog = try Catalogs.real(path)
    let folder = try TemporaryFolder()
    var count = 0
    for (index, language) in catalog.languages.prefix(6).enumerated() {
      let files = StringsFiles(of: catalog, in: language)
      if let bytes = files.strings { #expect(try read(bytes) != nil) }
      if let bytes = files.stringsdict { try folder.write(bytes, to: "\(index).stringsdict") }
      count += files.stringsdict == nil ? 0 : 1
    }
    let check = Repository.root.appending(
      path: "Tests/CatalogExchangeTests/Checks/read_stringsdict.py")
    let run = try python.run([check.path, folder.url.path])
    #expect(run.status == 0 && run.text == "\(count)\n", "\(run.errorText)")
  }

  private func rule(_ type: String, _ texts: [String: String]) -> [String: String] {
    texts.merging([
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]) { first, _ in first }
  }
}
