import Foundation
import TestSupport
import Testing

/// `catalog-preview`, run as by a user.
struct CatalogPreviewTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-preview"), folder: folder.url)
    try folder.write(Self.text.utf8, to: "Localizable.xcstrings")
  }

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                }
              }
            },
            "ko" : {
              "variations" : {
                "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "파일 %lld개" } }
                }
              }
            }
          }
        },
        "old" : { "extractionState" : "stale" },
        "photo" : { },
        "tap" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Tap %.1f of %@" } },
            "ko" : { "stringUnit" : { "state" : "needs_review", "value" : "%2$@ %1$.1f 탭" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func showsAString() throws {
    let run = try tool.run("show", "Localizable.xcstrings", "files", "--language", "ko,fr")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(run.text.hasPrefix("files   "))
    for part in ["other  0, 1, 2, 3 …  파일 2개", "fr  missing · users see en", "next  old"] {
      #expect(run.text.contains(part), "\(part)")
    }
  }

  @Test func showsWhatMatchesAPattern() throws {
    let run = try tool.run("show", "Localizable.xcstrings", "*o*", "--json")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let strings = object?["strings"] as? [[String: Any]]
    #expect(strings?.compactMap { $0["key"] as? String } == ["old", "photo"])
  }

  @Test func acceptsValues() throws {
    let run = try tool.run(
      "show", "Localizable.xcstrings", "tap", "--value", "2=iPhone 15", "--value", "1=0.5")
    #expect(run.text.contains("iPhone 15 0.5 탭") && run.text.contains("Tap 0.5 of iPhone 15"))
    #expect(run.errorText.isEmpty)
    for arguments in [[], ["--json"]] {
      let other = try tool.run(
        arguments: ["show", "Localizable.xcstrings", "tap", "--value", "9=1"] + arguments)
      #expect(
        other.status == 0 && other.errorText.hasPrefix("warning: The value for “9” isn’t used"))
    }
  }

  @Test func listsTheStringsOfAState() throws {
    let run = try tool.run(
      "list", "Localizable.xcstrings", "--state", "missing", "--language", "ko")
    #expect(run.status == 0 && run.text.contains("photo") && !run.text.contains("tap"))
    let stale = try tool.run("list", "Localizable.xcstrings", "--state", "stale", "--json")
    #expect(stale.text.contains("\"old\"") && !stale.text.contains("\"photo\""))
    let none = try tool.run("list", "Localizable.xcstrings", "--state", "new")
    #expect(none.status == 0 && none.text.hasPrefix("No strings match.\n"))
  }

  @Test func readsStandardInput() throws {
    let run = try tool.run("show", "-", "photo", input: Self.text)
    #expect(run.status == 0 && run.text.contains("-:2"))
  }

  @Test func exportsAPage() throws {
    let run = try tool.run(
      "export", "html", "Localizable.xcstrings", "-o", "page.html", "--output-language", "ko")
    #expect(run.status == 0 && run.text.isEmpty && run.errorText.isEmpty)
    let page = try folder.text(of: "page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">") && page.contains("파일"))
    #expect(try tool.run("export", "html", "Localizable.xcstrings").text.contains("<title>"))
  }

  @Test(arguments: [["show"], ["list", "--state", "missing"], ["export", "html"]])
  func suggestsTheIntendedLanguage(command: [String]) throws {
    let file = "Localizable.xcstrings"
    let run = try tool.run(arguments: command + [file, "--language", "ja,kr"])
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errorText.replacing("\n", with: " ").contains("Did you mean “ko”?"))
    #expect(try tool.run(arguments: command + [file, "--language", "ja,en-AU"]).status == 0)
  }

  @Test func neverOverwritesTheCatalogThatItShows() throws {
    let before = try folder.text(of: "Localizable.xcstrings")
    let run = try tool.run(
      "export", "html", "Localizable.xcstrings", "-o", "./Localizable.xcstrings")
    #expect(run.status == 2 && run.errorText.contains("would overwrite"))
    #expect(try folder.text(of: "Localizable.xcstrings") == before)
  }

  @Test func writesToAPipeAndLeavesItAPipe() throws {
    let bash = try #require(Program(named: "bash"))
    let script = """
      mkfifo pipe
      '\(tool.executable.path)' export html Localizable.xcstrings -o pipe &
      cat pipe
      wait $! && test -p pipe
      """
    let run = try bash.run(["-c", script], environment: tool.environment, folder: folder.url)
    #expect(run.status == 0 && run.text.hasPrefix("<!DOCTYPE html>") && run.errorText.isEmpty)
  }

  @Test(arguments: [
    (["show", "absent.xcstrings"], "absent.xcstrings"),
    (["show", "Localizable.xcstrings", "fles"], "files"),
    (["show", "Localizable.xcstrings", "nothing like it"], "nothing like it"),
    (["show", "Localizable.xcstrings", "tap", "--value", "12"], "1=12"),
    (["show", "Localizable.xcstrings", "--width", "0"], "1"),
    (["show", "Localizable.xcstrings", "--pseudo", "klingon"], "accented"),
    (["show", "broken.xcstrings"], "broken.xcstrings:2:1"),
    (["list", "Localizable.xcstrings", "--state", "done"], "needs-review"),
    (["show", "Localizable.xcstrings", "--output-language", "fr"], "zh-Hans"),
    (["export", "html", "Localizable.xcstrings", "-o", "absent/page.html"], "absent/page.html"),
    (["export", "pdf", "Localizable.xcstrings"], "pdf"),
  ])
  func saysWhatIsWrong(arguments: [String], word: String) throws {
    try folder.write("{ \"strings\" : {\n".utf8, to: "broken.xcstrings")
    for language in ["en_US", "ko_KR", "ja_JP", "zh_CN"] {
      var tool = tool
      tool.environment["LANG"] = language + ".UTF-8"
      let run = try tool.run(arguments: arguments)
      #expect(run.status == 2 && run.text.isEmpty)
      #expect(
        run.errorText.replacing("\n", with: "").contains(word), "\(language): \(run.errorText)")
    }
  }

  @Test(arguments: ["en_US", "ko_KR", "ja_JP", "zh_CN"])
  func explainsItselfInFourLanguages(language: String) throws {
    var tool = tool
    tool.environment["LANG"] = language + ".UTF-8"
    for command in [[], ["show"], ["list"], ["export"], ["export", "html"]] {
      let run = try tool.run(arguments: command + ["--help"])
      #expect(run.status == 0 && run.errorText.isEmpty && !run.text.contains("help.preview"))
    }
  }

  /// Writes the lists of screenshots that the guide names.
  private func writeScreens() throws {
    let report = """
      { "schemaVersion" : 1, "toolVersion" : "1", "shots" : [ { "file" : "a.png", "width" : 9,
        "height" : 9, "name" : "a", "strings" : [ { "table" : "Localizable", "key" : "tap",
          "frame" : { "x" : 1, "y" : 1, "width" : 1, "height" : 1 } } ] } ] }
      """
    try folder.write(report.utf8, to: "screens.json")
    try folder.write(SamplePictures.png(width: 9, height: 9), to: "a.png")
    let list = """
      <plist version="1.0"><array><dict><key>stringKey</key><string>tap</string>
      <key>screenshots</key><array><dict><key>name</key><string>a.png</string>
      <key>frame</key><string>{{1, 1}, {1, 1}}</string></dict></array></dict></array></plist>
      """
    let package = "translations/ko.xcloc/Notes/Screenshots/Test"
    try folder.write(list.utf8, to: "\(package)/localizedStringData.plist")
    try folder.write(SamplePictures.png(width: 9, height: 9), to: "\(package)/a.png")
  }

  @Test func runsEveryCommandOfItsGuide() throws {
    let bash = try #require(Program(named: "bash"))
    let guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-preview.md"), encoding: .utf8)
    let fence = try Regex("```sh\\n((?s:.*?))```", as: (Substring, Substring).self)
    let commands = guide.matches(of: fence).flatMap { $0.output.1.split(separator: "\n") }
    #expect(commands.count >= 20)
    try writeScreens()
    var environment = tool.environment
    let bin = tool.executable.deletingLastPathComponent().path
    environment["PATH"] = "\(bin):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    for command in commands {
      let run = try bash.run(
        ["-c", String(command)], environment: environment, folder: folder.url)
      #expect(run.status == 0, "\(command): \(run.errorText)")
    }
    let help =
      try ["show", "list"].map { try tool.run($0, "--help").text }
      + [tool.run("export", "html", "--help").text]
    for option in help.joined().matches(of: /--[a-z-]+/).map({ String($0.output) })
    where !["--help", "--version", "--output"].contains(option) {
      #expect(guide.contains(option), "\(option)")
    }
  }
}
