import Foundation
import TestSupport
import Testing

/// `catalog-edit export` and `import`, run as by a user.
struct CatalogEditExchangeTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try folder.write(Self.text.utf8, to: "App/A.xcstrings")
    try folder.write([], to: "App.xcodeproj/project.pbxproj")
  }

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%@ 저장됨"
              }
            }
          }
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try folder.text(of: path)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new).utf8, to: path)
  }

  @Test func importsXLIFFIntoTheCatalogThatItNames() throws {
    let export = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    #expect(export.status == 0 && export.text.isEmpty && export.errorText.isEmpty)
    #expect(try folder.text(of: "ko.xliff").contains(#"<file original="App/A.xcstrings""#))
    try edit("ko.xliff", ">%@ 저장됨<", ">%@ 저장 완료<")
    let dry = try tool.run("import", "xliff", "ko.xliff", "--dry-run")
    #expect(dry.status == 0 && dry.text.contains("would import 1 text,"))
    #expect(try folder.text(of: "App/A.xcstrings") == Self.text)
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(
      run.text == """
        ko.xliff:8: “%@ saved” (ko): “%@ 저장됨” is now “%@ 저장 완료” (translated)
        Imported 1 text, rejected 0, and left 0 unchanged.

        """)
    #expect(
      try folder.text(of: "App/A.xcstrings")
        == Self.text.replacing("%@ 저장됨", with: "%@ 저장 완료"))
  }

  @Test func saysWhatItRefusesAndTakesTheRest() throws {
    _ = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    try edit("ko.xliff", ">%@ 저장됨<", ">저장됨<")
    try edit(
      "ko.xliff", "<source>%lld photos</source>",
      "<source>%lld photos</source><target>사진 %lld장</target>")
    let run = try tool.run("import", "xliff", "ko.xliff", "--catalog", "App/A.xcstrings")
    #expect(run.status == 1 && run.text.contains("Imported 1 text, rejected 1,"))
    #expect(
      run.errorText.hasPrefix("ko.xliff:8: warning: The translation of “%@ saved” is missing"))
    #expect(try folder.text(of: "App/A.xcstrings").contains(#""value" : "사진 %lld장""#))
    let confirmed = try tool.run("import", "xliff", "ko.xliff", "--allow-lost-placeholders")
    #expect(confirmed.status == 0 && confirmed.text.contains("Imported 1 text, rejected 0,"))
  }

  @Test(arguments: ["../A.xcstrings", "/App/A.xcstrings", "Other/A.xcstrings", "App/A.strings", ""])
  func refusesTheFileOfAnotherCatalog(original: String) throws {
    _ = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    try edit("ko.xliff", "original=\"App/A.xcstrings\"", "original=\"\(original)\"")
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(
      run.status == 1
        && run.errorText.hasPrefix("ko.xliff:3: warning: These texts belong to “\(original)”"))
  }

  @Test func leavesOutWhatElseAProjectHas() throws {
    _ = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    let board =
      #"<file original="App/Main.storyboard" source-language="en" datatype="plaintext"><body/></file>"#
    try edit("ko.xliff", "  <file original=\"App/A", board + "\n  <file original=\"App/A")
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(run.status == 0 && run.text.contains(" rejected 0,"))
    #expect(
      run.errorText.hasPrefix(
        "ko.xliff:3: warning: Only string catalogs are changed. 1 other file was left unchanged: “App/Main"
      ))
  }

  @Test func findsTheFolderOfTheProject() throws {
    func original(_ arguments: String...) throws -> String? {
      let run = try tool.run(arguments: ["export", "xliff", "--language", "ko"] + arguments)
      return run.text.split(separator: "\"").first { $0.hasSuffix(".xcstrings") }.map(String.init)
    }
    try folder.write(Self.text.utf8, to: "Package/Sources/A.xcstrings")
    #expect(try original("Package") == "Package/Sources/A.xcstrings")
    try folder.write([], to: "Package/.git/HEAD")
    #expect(try original("Package") == "Sources/A.xcstrings")
    try folder.write([], to: "Package/Sources/Package.swift")
    #expect(try original("Package") == "A.xcstrings")
    #expect(try original("Package", "--project", "Package") == "Sources/A.xcstrings")
    #expect(
      try tool.run("export", "xliff", "App", "--language", "ko", "--project", "x").status == 2)
  }

  @Test(arguments: [("A", "B"), ("App", "Kit"), ("App/Sources", "App/Kit")])
  func bringsTheTextsOfSeveralCatalogsBackToTheirOwn(one: String, other: String) throws {
    for (name, text) in [(one, "하나"), (other, "둘")] {
      try folder.write(
        Self.text.replacing("%@ 저장됨", with: "%@ \(text)").utf8, to: "m/\(name)/L.xcstrings")
      try folder.write([], to: "m/\(name)/Package.swift")
    }
    try folder.write([], to: "m/App/App.xcodeproj/project.pbxproj")
    try folder.write([], to: "m/.git/HEAD")
    let catalogs = ["m/\(one)/L.xcstrings", "m/\(other)/L.xcstrings"]
    let before = try catalogs.map(folder.text)
    let project = one.hasPrefix("App/") ? "m/App" : "m"
    let command = ["--language", "ko"] + catalogs
    #expect(try tool.run(arguments: ["export", "xliff", "-o", "ko.xliff"] + command).status == 0)
    let run = try tool.run("import", "xliff", "ko.xliff", "--project", project)
    #expect(run.status == 0 && run.text == "Imported 0 texts, rejected 0, and left 2 unchanged.\n")
    #expect(try catalogs.map(folder.text) == before)
    #expect(try tool.run(arguments: ["export", "xcloc"] + command).status == 0)
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: folder.url.path + "/ko.xcloc/Source Contents")
    #expect(sources.count { $0.hasSuffix("/L.xcstrings") } == 2)
  }

  @Test func skipsCatalogsThatAnImportWouldNotFind() throws {
    try folder.write(Self.text.utf8, to: "Other/A.xcstrings")
    let outside = try tool.run(
      "export", "xliff", "App", "Other", "--language", "ko", "--project", "App")
    #expect(outside.status == 2 && outside.text.isEmpty)
    #expect(outside.errorText.contains("Other/A.xcstrings isn’t in the project folder"))
    let twice = try tool.run("export", "xliff", "App", "./App", "--language", "ko")
    #expect(twice.status == 2 && twice.text.isEmpty)
    #expect(twice.errorText.contains("./App/A.xcstrings would both become\n“App/A.xcstrings”"))
  }

  @Test func changesNoCatalogWhenOneOfThemCannotBeRead() throws {
    try folder.write(Self.text.utf8, to: "Kit/A.xcstrings")
    _ = try tool.run("export", "xliff", "App", "Kit", "--language", "ko", "-o", "ko.xliff")
    try edit("ko.xliff", ">%@ 저장됨<", ">%@ 저장 완료<")
    try folder.write("{".utf8, to: "Kit/A.xcstrings")
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(run.status == 2 && run.text.isEmpty && run.errorText.contains("Kit/A.xcstrings:1:"))
    #expect(try folder.text(of: "App/A.xcstrings") == Self.text)
  }

  @Test func importsSeveralLanguagesOfOneCatalog() throws {
    _ = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    let text = try folder.text(of: "ko.xliff").replacing(">%@ 저장됨<", with: ">%@ 저장 완료<")
    let file = try #require(text.firstMatch(of: /(?s)<file.*<\/file>/)).output
    let other = file.replacing(#"target-language="ko""#, with: #"target-language="ja""#)
    try folder.write(text.replacing("</file>", with: "</file>\(other)").utf8, to: "ko.xliff")
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(run.status == 0 && run.text.contains("Imported 2 texts, rejected 0,"))
  }

  @Test func refusesTextsThatMayBelongToAnotherCatalog() throws {
    try folder.write(Self.text.utf8, to: "Kit/A.xcstrings")
    _ = try tool.run("export", "xliff", "App", "Kit", "--language", "ko", "-o", "ko.xliff")
    try edit("ko.xliff", "original=\"App/", "original=\"Old/")
    try edit("ko.xliff", "original=\"Kit/", "original=\"Older/")
    let run = try tool.run("import", "xliff", "ko.xliff", "--catalog", "Kit/A.xcstrings")
    #expect(run.status == 1 && run.text.contains(" rejected 2, and left 0 unchanged."))
  }

  @Test func writesTheFolderThatXcodeWrites() throws {
    let export = try tool.run("export", "xcloc", "App", "--language", "ko", "--language", "ru")
    #expect(export.status == 0 && export.errorText.isEmpty)
    let contents =
      try JSONSerialization.jsonObject(
        with: Data(folder.text(of: "ko.xcloc/contents.json").utf8)) as? [String: Any]
    #expect(contents?["targetLocale"] as? String == "ko")
    #expect(contents?["developmentRegion"] as? String == "en")
    #expect(contents?["project"] as? String == "App.xcodeproj")
    let source = try folder.text(of: "ko.xcloc/Source Contents/App/A.xcstrings")
    #expect(source.contains("%lld photos") && !source.contains("저장됨"))
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/ru.xcloc/Notes"))
    let again = try tool.run("export", "xcloc", "App", "--language", "ko")
    #expect(again.status == 2 && again.errorText.contains("already exists"))
    try edit("ko.xcloc/Localized Contents/ko.xliff", ">%@ 저장됨<", ">%@ 저장 완료<")
    let run = try tool.run("import", "xcloc", "ko.xcloc")
    #expect(run.status == 0 && run.text.contains("Imported 1 text"))
    #expect(try tool.run("import", "xcloc", "App").status == 2)
  }

  @Test func importsATable() throws {
    let export = try tool.run("export", "csv", "App/A.xcstrings", "-o", "a.csv")
    #expect(export.status == 0)
    try edit("a.csv", "%@ 저장됨,translated", "%@ 저장 완료,needs_review")
    let run = try tool.run("import", "csv", "a.csv", "--catalog", "App/A.xcstrings")
    #expect(run.status == 0 && run.text.contains("Imported 1 text"))
    try folder.write(
      "no,key,variation,source,ko\n1,%@ saved,,%@ saved,%@ 저장함\n".utf8, to: "numbered.csv")
    let numbered = ["import", "csv", "numbered.csv", "--catalog", "App/A.xcstrings", "--dry-run"]
    let told = try tool.run(arguments: numbered)
    #expect(told.status == 1 && told.text.contains("%@ 저장함"))
    let sentence =
      "numbered.csv:1: warning: The column “no” was skipped because the catalog has no language"
    #expect(told.errorText.replacing("\n", with: " ").hasPrefix(sentence))
    let chosen = try tool.run(arguments: numbered + ["--language", "ko"])
    #expect(chosen.status == 0 && chosen.errorText.isEmpty && chosen.text.contains("%@ 저장함"))
    #expect(try tool.run(arguments: numbered + ["--language", "kr"]).status == 2)
    #expect(try tool.run(arguments: numbered + ["--language", "ja"]).status == 2)
    let broken = try folder.write("key,ko\n".utf8, to: "b.csv")
    let error = try tool.run("import", "csv", broken.path, "--catalog", "App/A.xcstrings")
    #expect(
      error.status == 2
        && error.errorText.replacing("\n", with: " ").contains("b.csv:1: The column “variation”"))
  }

  @Test func writesTheColumnsOfALanguageOnce() throws {
    let csv = ["export", "csv", "App/A.xcstrings", "--language", "ko"]
    let run = try tool.run(arguments: csv + ["--language", "ko"])
    #expect(try run.status == 0 && run.text == tool.run(arguments: csv).text)
  }

  @Test func writesStrings() throws {
    #expect(try tool.run("export", "strings", "App", "-o", "out").status == 0)
    #expect(
      try folder.text(of: "out/ko.lproj/A.strings") == "\"%@ saved\" = \"%@ 저장됨\";\n")
    #expect(try folder.text(of: "out/en.lproj/A.stringsdict").contains("NSStringPluralRuleType"))
  }

  @Test func writesNoStringsOverThoseOfAnotherCatalog() throws {
    try folder.write(Self.text.utf8, to: "Kit/A.xcstrings")
    let run = try tool.run("export", "strings", "App", "Kit", "-o", "out")
    #expect(run.status == 2)
    #expect(
      run.errorText.replacing("\n", with: " ").contains(
        "App/A.xcstrings and Kit/A.xcstrings would both become “A.strings”"))
    #expect(try folder.names == ["App", "App.xcodeproj", "Kit"])
  }

  @Test func saysOnceWhatStringsFilesCannotHold() throws {
    let phrases = #"{"stringSet":{"state":"translated","values":["Start"]}}"#
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{"start":{"localizations":{
      "en":\(phrases),"ja":\(phrases),"ko":\(phrases)}}}}
      """.utf8, to: "App/B.xcstrings")
    let run = try tool.run("export", "strings", "App/B.xcstrings", "-o", "out")
    #expect(run.status == 1)
    #expect(run.errorText.split(separator: "\n").count == 1)
    #expect(run.errorText.hasPrefix("warning: “start” was left out: "))
  }

  @Test func neverOverwritesTheCatalogThatItExports() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.csv").path, withDestinationPath: "App/A.xcstrings")
    for command in [
      ["export", "csv", "App/A.xcstrings", "-o", "link.csv"],
      ["export", "xliff", "App", "--language", "ko", "-o", "./App/A.xcstrings"],
    ] {
      let run = try tool.run(arguments: command)
      #expect(run.status == 2 && run.errorText.contains("would overwrite"), "\(command)")
    }
    #expect(try folder.text(of: "App/A.xcstrings") == Self.text)
  }

  @Test func usesTheFirstOfTwoTextsWithOneName() throws {
    try folder.write(
      """
      key,variation,source,ko
      %@ saved,,%@ saved,%@ 보관됨
      %@ saved,,%@ saved,%@ 보관됨
      %@ saved,,%@ saved,%@ 저장 완료
      """.utf8, to: "texts.csv")
    let run = try tool.run("import", "csv", "texts.csv", "--catalog", "App/A.xcstrings")
    #expect(run.status == 1 && run.text.contains("Imported 1 text, rejected 1,"))
    #expect(run.errorText.hasPrefix("texts.csv:4: warning: “%@ saved” appears more than once"))
    #expect(try folder.text(of: "App/A.xcstrings").contains("\"%@ 보관됨\""))
  }

  @Test(arguments: [
    ["export", "xliff", "App"], ["export", "xliff", "App", "--language", "kr"],
    ["export", "xcloc", "App"], ["export", "csv", "absent.xcstrings"],
    ["import", "xliff", "absent.xliff"], ["import", "csv", "absent.csv"],
    ["import", "csv", "App/A.xcstrings", "--catalog", "App/A.xcstrings"],
    ["import", "xliff", "App/A.xcstrings"],
    ["set", "App/A.xcstrings", "photos", "x", "--language", "kr"],
    ["add-language", "App/A.xcstrings", "xx"],
    ["set", "App/A.xcstrings", "photos", "x", "--language", "ko", "--phrase", "0"],
  ])
  func endsWithTwo(arguments: [String]) throws {
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 2 && !run.errorText.isEmpty)
    #expect(try folder.text(of: "App/A.xcstrings") == Self.text)
  }

  @Test func asksBeforeItTakesAnUnknownLanguage() throws {
    let run = try tool.run("add-language", "App/A.xcstrings", "kr")
    #expect(run.status == 2 && run.errorText.contains("Did you\nmean “ko”?"))
    #expect(
      try tool.run("add-language", "App/A.xcstrings", "xx", "--allow-unknown-language").status == 0)
  }

  /// The guide's commands for exporting and importing.
  private func commandsOfTheGuide() throws -> [String] {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-edit.md"), encoding: .utf8)
    return guide.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("catalog-edit export ") || $0.hasPrefix("catalog-edit import ")
    }
  }

  @Test func runsEveryCommandOfTheGuide() throws {
    let bash = try #require(Program(named: "bash"))
    for name in ["App/Localizable.xcstrings", "Localizable.xcstrings"] {
      try folder.write(Self.text.utf8, to: name)
    }
    var environment = tool.environment
    let bin = tool.executable.deletingLastPathComponent().path
    environment["PATH"] = "\(bin):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let commands = try commandsOfTheGuide()
    #expect(commands.count == 11)
    for command in commands {
      let run = try bash.run(["-c", command], environment: environment, folder: folder.url)
      #expect(run.status == 0, "\(command): \(run.errorText)")
    }
    #expect(
      try folder.names == [
        "App", "App.xcodeproj", "Localizable.xcstrings", "build", "ja.xcloc", "ko.xliff",
        "memory.tmx", "ru.xcloc", "texts", "texts.csv",
      ])
  }

  @Test(arguments: [
    ["export", "xliff"], ["export", "xcloc"], ["export", "csv"], ["export", "strings"],
    ["export", "flat"], ["import", "flat"], ["fill"], ["mcp"], ["apply"], ["add"], ["rename-key"],
    ["comment"],
    ["copy-language"], ["migrate"], ["import", "xliff"], ["import", "xcloc"], ["import", "csv"],
    ["set"], ["add-language"],
  ])
  func describesEveryOptionInTheGuide(command: [String]) throws {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-edit.md"), encoding: .utf8)
    let help = try tool.run(arguments: command + ["--help"]).text
    let options = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) })
    for option in options where !["--help", "--version", "--output"].contains(option) {
      #expect(guide.contains(option), "\(option)")
    }
  }

  @Test(arguments: ["en_US.UTF-8", "ko_KR.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8"])
  func saysInItsHelpWhatIsNotToBeTranslated(locale: String) throws {
    var tool = tool
    tool.environment["LANG"] = locale
    #expect(try tool.run("export", "xliff", "--help").text.contains(#"translate="no""#))
  }

  @Test(arguments: ["ko_KR.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8"])
  func speaksTheLanguageOfTheReader(locale: String) throws {
    var tool = tool
    tool.environment["LANG"] = locale
    _ = try tool.run("export", "xliff", "App", "--language", "ko", "-o", "ko.xliff")
    try edit("ko.xliff", ">%@ 저장됨<", ">저장됨<")
    let run = try tool.run("import", "xliff", "ko.xliff")
    #expect(run.status == 1 && !run.text.contains("Refused") && !run.errorText.contains("lacks"))
    #expect(run.errorText.hasPrefix("ko.xliff:8: ") && run.errorText.contains("%@"))
  }
}
