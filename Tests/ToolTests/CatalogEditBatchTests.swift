import Foundation
import StringCatalogs
import TestSupport
import Testing

/// `catalog-edit` as scripts and language models use it: `apply`, `mcp`, and the commands for whole
/// strings and languages.
struct CatalogEditBatchTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "저장"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try folder.write(Self.catalog.utf8, to: "App/A.xcstrings")
  }

  private var text: String { get throws { try folder.text(of: "App/A.xcstrings") } }

  @Test func changesStringsAndLanguages() throws {
    func run(_ arguments: String...) throws {
      let run = try tool.run(arguments: [arguments[0], "App/A.xcstrings"] + arguments.dropFirst())
      #expect(run.status == 0, "\(run.errorText)")
    }
    try run("add", "open", "Open", "--comment", "A button")
    #expect(try text.contains(#""comment" : "A button","#))
    try run("comment", "open")
    #expect(try !text.contains("A button"))
    try run("rename-key", "open", "open.button")
    try run("delete-key", "open.button")
    try run("copy-language", "ko", "ja")
    try run("rename-language", "ja", "ja-JP")
    #expect(try text.contains(#""ja-JP" : {"#))
    try run("remove-language", "ja-JP")
    #expect(try text == Self.catalog)
    try run("rename-key", "Save", "Store")
    #expect(try text.contains("needs_review") && text.contains(#""Store" : {"#))
  }

  @Test func appliesEditsFromStandardInput() throws {
    let edit = #"{"edit": "set", "key": "Save", "language": "ja", "text": "保存"}"#
    let shown = try tool.run("apply", "-", "--diff", input: edit)
    #expect(shown.status == 1 && shown.text.contains("+            \"value\" : \"保存\""))
    #expect(try text == Self.catalog)
    let run = try tool.run("apply", "-", input: edit + "\n\n" + edit)
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix(
        #"{"line":1,"verdict":"applied","catalog":"App/A.xcstrings","key":"Save","language":"ja"}"#)
    )
    #expect(run.text.contains(#"{"line":3,"#))
    #expect(run.errorText == "note: Applied 2 edits.\n")
    #expect(try text.contains("保存"))
  }

  @Test func appliesNothingWhereOneEditIsRefused() throws {
    let lines = [
      #"{"edit": "set", "key": "Save", "language": "ja", "text": "保存"}"#,
      #"{"edit": "set", "key": "Sav", "language": "ja", "text": "保存"}"#,
    ]
    try folder.write(lines.joined(separator: "\n").utf8, to: "edits.jsonl")
    let run = try tool.run("apply", "edits.jsonl", "App")
    #expect(run.status == 1 && run.text.contains("Similar keys: “Save”"))
    #expect(try text == Self.catalog)
    let partial = try tool.run("apply", "edits.jsonl", "App", "--keep-going")
    #expect(partial.status == 1)
    #expect(try text.contains("保存"))
  }

  @Test func keepsFindingsOut() throws {
    let edit = #"{"edit": "set", "key": "Save", "language": "ja", "text": "保存\u200b"}"#
    #expect(try tool.run("apply", "-", input: edit).status == 1)
    // What the project turns off is allowed.
    try folder.write(#"{"rules": {"unicode-invisible": "off"}}"#.utf8, to: ".catalog-lint.json")
    let run = try tool.run("apply", "-", input: edit)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func endsAWrongCommandWithStatusTwo() throws {
    #expect(try tool.run("apply", "absent.jsonl").status == 2)
    #expect(try tool.run("apply", "-", "absent").status == 2)
    #expect(try tool.run("mcp", "absent").status == 2)
    #expect(try tool.run("migrate", "App").status == 2)
    #expect(try tool.run("add", "App/A.xcstrings", "Save").status == 2)
    #expect(try tool.run("rename-language", "App/A.xcstrings", "ko", "kr").status == 2)
    #expect(try tool.run("remove-language", "App/A.xcstrings", "en").status == 2)
    #expect(try text == Self.catalog)
  }

  @Test func bringsFlatFilesBack() throws {
    #expect(try tool.run("export", "flat", "App/A.xcstrings", "-o", "flat").status == 0)
    #expect(try folder.text(of: "flat/en.json") == "{\n  \"Save\": \"Save\"\n}\n")
    #expect(try folder.text(of: "flat/ko.json") == "{\n  \"Save\": \"저장\"\n}\n")
    #expect(try tool.run("import", "flat", "flat", "--catalog", "App/A.xcstrings").status == 0)
    #expect(try text == Self.catalog)
    try folder.write(#"{"Save": "저장하기", "Absent": "x"}"#.utf8, to: "flat/ko.json")
    try folder.write(#"{"Save": "保存"}"#.utf8, to: "flat/ja.json")
    let run = try tool.run("import", "flat", "flat", "--catalog", "App/A.xcstrings")
    #expect(run.status == 1 && run.errorText.contains("flat/ko.json:1: "))
    #expect(run.text.contains("flat/ja.json:1: "))
    #expect(try text.contains("저장하기") && text.contains("保存"))
    try folder.write("[1]".utf8, to: "flat/ja.json")
    #expect(
      try tool.run("import", "flat", "flat", "--catalog", "App/A.xcstrings").status == 2)
  }

  /// Flat files of real catalogs change no byte of them.
  @Test func bringsFlatFilesOfRealCatalogsBack() throws {
    for path in TestScope.sample(RealCatalogs.readablePaths, count: 8) {
      let bytes = try Data(contentsOf: URL(filePath: path))
      try folder.write(bytes, to: "B.xcstrings")
      try? FileManager.default.removeItem(at: folder.url.appending(path: "flat"))
      guard try tool.run("export", "flat", "B.xcstrings", "-o", "flat").status == 0 else {
        continue
      }
      let run = try tool.run("import", "flat", "flat", "--catalog", "B.xcstrings")
      #expect(
        try Data(contentsOf: folder.url.appending(path: "B.xcstrings")) == bytes, "\(path)")
      #expect(run.status == 0 || run.status == 2, "\(path): \(run.errorText)")
    }
  }

  @Test func fillsFromEarlierTranslations() throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"save.all":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Save"}}}}},"version":"1.0"}"#
        .utf8, to: "New/N.xcstrings")
    let shown = try tool.run("fill", "New", "-l", "ko", "--memory", "App", "--diff")
    #expect(shown.status == 1 && shown.text.contains("저장"))
    let run = try tool.run("fill", "New", "-l", "ko", "--memory", "App")
    #expect(run.status == 0 && run.text == "Filled 1 text in New/N.xcstrings.\n")
    #expect(try folder.text(of: "New/N.xcstrings").contains(#""state":"needs_review""#))
    #expect(try tool.run("fill", "New", "-l", "ko", "--memory", "App").text.isEmpty)
    #expect(try tool.run("export", "tmx", "App", "-o", "m.tmx").status == 0)
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Save":{}},"version":"1.0"}"#.utf8, to: "T/T.xcstrings")
    #expect(
      try tool.run("fill", "T", "-l", "ko", "--memory", "m.tmx").text
        == "Filled 1 text in T/T.xcstrings.\n")
    try folder.write("<a/>".utf8, to: "bad.tmx")
    let bad = try tool.run("fill", "T", "-l", "ko", "--memory", "bad.tmx")
    #expect(bad.status == 2 && bad.errorText.contains("bad.tmx:1"))
  }

  @Test func migratesTables() throws {
    try folder.write(
      "/* A button */\n\"cancel\" = \"Cancel\";\n".utf8, to: "Old/en.lproj/Localizable.strings")
    try folder.write(
      "\"cancel\" = \"취소\";\n".utf8, to: "Old/ko.lproj/Localizable.strings")
    let run = try tool.run("migrate", "Old")
    #expect(run.status == 0 && run.text == "Old/Localizable.xcstrings: 1 string\n")
    let text = try folder.text(of: "Old/Localizable.xcstrings")
    #expect(text.contains(#""extractionState" : "migrated""#) && text.contains("A button"))
    #expect(try tool.run("format", "--check", "Old/Localizable.xcstrings").status == 0)
    let again = try tool.run("migrate", "Old")
    #expect(again.status == 1 && again.errorText.contains("already exists"))
    try folder.write("\"a\" = \"b\n".utf8, to: "Bad/en.lproj/T.strings")
    let bad = try tool.run("migrate", "Bad")
    #expect(bad.status == 1 && bad.errorText.contains("Bad/en.lproj/T.strings:1:"))
  }

  @Test func changesAllCatalogsOrNone() throws {
    try folder.write(Self.catalog.replacing("Save", with: "Keep").utf8, to: "out/B.xcstrings")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "App/B.xcstrings"),
      withDestinationURL: folder.url.appending(path: "out/B.xcstrings"))
    let edits = ["Save", "Keep"].map {
      #"{"edit": "set", "key": "\#($0)", "language": "ja", "text": "保存"}"#
    }.joined(separator: "\n")
    let run = try tool.run("apply", "-", "App", input: edits)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(try text == Self.catalog)
    #expect(try !folder.text(of: "out/B.xcstrings").contains("保存"))
  }

  @Test func doesNotEditWithoutTheRulesOfTheProject() throws {
    try folder.write(#"{"rules": {"unicode-invisible": "of"}}"#.utf8, to: ".catalog-lint.json")
    let edit = #"{"edit": "set", "key": "Save", "language": "ja", "text": "保存"}"#
    #expect(try tool.run("apply", "-", input: edit).status == 2)
    #expect(try text == Self.catalog)
  }

  @Test(arguments: [["flat"], ["strings"], ["xcloc", "--language", "../../evil"]])
  func staysInTheFolderOfAnExport(arguments: [String]) throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"../../evil":{"stringUnit":{"state":"translated","value":"x"}}}}},"version":"1.0"}"#
        .utf8, to: "e.xcstrings")
    let run = try tool.run(
      arguments: ["export", arguments[0], "e.xcstrings"] + arguments.dropFirst() + [
        "-o", "a/b/out",
      ])
    #expect(run.status == 1 && run.errorText.contains("../../evil"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0.contains("evil") }, "\(names)")
  }

  @Test func changesNoSourceTextAsALanguage() throws {
    let run = try tool.run("copy-language", "App/A.xcstrings", "ko", "en")
    #expect(run.status == 2)
    #expect(try tool.run("rename-language", "App/A.xcstrings", "ko", "pt_BR").status == 0)
    #expect(try text.contains(#""pt-BR" : {"#))
    #expect(try tool.run("add", "App/A.xcstrings", "W %@", "off %d").status == 2)
  }

  @Test func saysWhatAMigrationLoses() throws {
    let widths = """
      <plist version="1.0"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Short</string><key>50</key><string>Much longer</string>
      </dict></dict></dict></plist>
      """
    try folder.write(widths.utf8, to: "W/en.lproj/L.stringsdict")
    try folder.write("\"base.only\" = \"Only\";\n".utf8, to: "W/Base.lproj/L.strings")
    try folder.write("\"a\" = \"A\";\n".utf8, to: "W/en.lproj/L.strings")
    let run = try tool.run("migrate", "W")
    #expect(run.status == 1 && run.errorText.contains("W/en.lproj/L.stringsdict:1:"))
    // What English lacks comes from the base.
    #expect(try folder.text(of: "W/L.xcstrings").contains(#""value" : "Only""#))
    try folder.write("\"x\" = \"엑스\";\n".utf8, to: "M/ko.lproj/Main.strings")
    try folder.write("\"y\" = \"Y\";\n".utf8, to: "M/en.lproj/Other.strings")
    try folder.write("<document/>".utf8, to: "M/Base.lproj/Main.storyboard")
    let storyboard = try tool.run("migrate", "M")
    #expect(
      storyboard.status == 1 && storyboard.errorText.contains("M/Main.xcstrings wasn’t written"))
    #expect(storyboard.text == "M/Other.xcstrings: 1 string\n")
  }

  /// A variable that is used twice for one number is one in the catalog, too.
  @Test func migratesAVariableThatIsUsedTwice() throws {
    func table(_ format: String) -> String {
      """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    }
    let same = "%1$#@files@ of %1$#@files@ and %2$@"
    try folder.write(table(same).utf8, to: "S/en.lproj/L.stringsdict")
    let run = try tool.run("migrate", "S")
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    let data = try Data(contentsOf: folder.url.appending(path: "S/L.xcstrings"))
    let catalog = try StringCatalog(bytes: Array(data))
    let text = catalog.entry(for: "k")?.localization(for: "en")
    #expect(text?.leaves.map(\.value) == [same, "%arg file", "%arg files"])
    // A catalog has no place for two numbers, and the other strings of the table stay.
    try folder.write(table("%#@files@ of %#@files@").utf8, to: "T/en.lproj/L.stringsdict")
    try folder.write("\"a\" = \"A\";\n".utf8, to: "T/en.lproj/L.strings")
    let lost = try tool.run("migrate", "T")
    #expect(lost.status == 1 && lost.errorText.contains("T/en.lproj/L.stringsdict:1:"))
    #expect(lost.errorText.contains("a variable with two numbers"), "\(lost.errorText)")
    #expect(try folder.text(of: "T/L.xcstrings").contains(#""value" : "A""#))
  }

  @Test(.needs(.python, .data), .endsHangs)
  func letsNoModelMakeACatalogWorse() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/check_agents.py")
    let catalogs = [
      "Murzav__xcstrings-mcp__with_plurals", "coteditor__CotEditor__Document",
      "Ranchero-Software__NetNewsWire__Localizable", "coteditor__CotEditor__AppShortcuts",
    ].map { Repository.sharedData.appending(path: "catalogs/\($0).xcstrings").path }
    let run = try #require(Program.python).run(
      [
        script.path, "--catalog-edit", Tool.built("catalog-edit").path, "--catalog-lint",
        Tool.built("catalog-lint").path, "--edits", TestScope.isComplete ? "1000" : "200",
      ] + catalogs)
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
  }
}
