import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

struct CatalogLintTests {
  static let good = #"{ "sourceLanguage" : "en", "strings" : { "Save" : { } }, "version" : "1.0" }"#

  static let bad = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : ""
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
  }

  @Test func endsWithStatusZeroWhenNothingIsFound() throws {
    try folder.write(Self.good.utf8, to: "App/Localizable.xcstrings")
    let run = try tool.run()
    #expect(run.status == 0)
    #expect(run.text.contains("Files: 1 · errors: 0"))
    #expect(run.errorText.isEmpty)
  }

  @Test func endsWithStatusOneAndThePositionOfAnError() throws {
    try folder.write(Self.bad.utf8, to: "App/Localizable.xcstrings")
    let run = try tool.run("--format", "concise")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("App/Localizable.xcstrings:9:23: error: %@ saved · ko: "))
    #expect(run.text.contains("[empty-translation]"))
  }

  @Test func skipsFoldersThatOtherToolsFill() throws {
    for name in [".hidden", ".build", "DerivedData", "Pods", "node_modules", "Carthage"] {
      try folder.write(Self.bad.utf8, to: "\(name)/Localizable.xcstrings")
    }
    #expect(try tool.run().status == 2)
    #expect(try tool.run("Pods/Localizable.xcstrings").status == 1)
  }

  @Test func skipsTheCopiesInsideOfAnExport() throws {
    let copies = "en.xcloc/Source Contents"
    try folder.write(Self.bad.utf8, to: "\(copies)/App/Localizable.xcstrings")
    #expect(try tool.run().status == 2)
    #expect(try tool.run(copies).status == 1)
    try folder.write(Self.good.utf8, to: "Source Contents/Localizable.xcstrings")
    #expect(try tool.run().text.contains("Files: 1 "))
  }

  @Test func doesNotFollowALinkToAFolder() throws {
    try folder.write(Self.good.utf8, to: "App/Localizable.xcstrings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "App/loop").path,
      withDestinationPath: folder.url.path)
    #expect(try tool.run().text.contains("Files: 1 "))
  }

  @Test func readsStandardInput() throws {
    let run = try tool.run(
      "-", "--stdin-filename", "Sources/Menu.xcstrings", "--format", "concise", input: Self.bad)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("Sources/Menu.xcstrings:9:23: "))
  }

  @Test func lintsTheOtherFilesBesideABrokenOne() throws {
    try folder.write("{".utf8, to: "A.xcstrings")
    try folder.write(Self.bad.utf8, to: "B.xcstrings")
    let run = try tool.run("--format", "concise")
    #expect(run.status == 1)
    #expect(run.text.contains("[catalog-syntax]"))
    #expect(run.text.contains("[empty-translation]"))
  }

  @Test func reportsWhichFileIsMissing() throws {
    let run = try tool.run("absent.xcstrings")
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.contains("absent.xcstrings"))
  }

  @Test(.needs(.permissions))
  func saysWhichFolderItCannotRead() throws {
    try folder.write(Self.bad.utf8, to: "App/A.xcstrings")
    try folder.write(Self.bad.utf8, to: "App/Locked/B.xcstrings")
    let locked = folder.url.appending(path: "App/Locked").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
    let run = try tool.runWithoutPrivileges("--format", "concise")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("App/A.xcstrings:9:23: "))
    #expect(run.errorText == "error: Can’t read App/Locked/: Permission denied\n")
  }

  @Test(arguments: [
    ["--format", "pdf"], ["--format", "sarif="], ["--severity", "empty-translation=loud"],
    ["--select", "empty-translatoin"], ["--language", "tlh"], ["--nonsense"], ["rule", "nonsense"],
    ["--format", "json=absent/report.json"],
  ])
  func endsAWrongCommandLineWithStatusTwoAndASentence(arguments: [String]) throws {
    try folder.write(Self.good.utf8, to: "Localizable.xcstrings")
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.hasPrefix("error: "))
  }

  @Test func suggestsTheRuleThatWasMeant() throws {
    let run = try tool.run("rule", "empty-translatoin")
    #expect(run.errorText.contains("Did you mean “empty-translation”?"))
  }

  @Test func suggestsTheFamilyThatWasMeant() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    let run = try tool.run("--select", "formt")
    #expect(run.errorText.contains("Did you mean “format”?"))
  }

  @Test func readsAFileOnceHoweverItIsNamed() throws {
    try folder.write(Self.bad.utf8, to: "App/Localizable.xcstrings")
    let once = try tool.run("App", "--format", "json")
    let often = try tool.run(
      "App", "./App/Localizable.xcstrings", "App/../App", "--format", "json")
    #expect(often.text == once.text)
  }

  @Test func asksOnlyTheRulesThatAreWanted() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    #expect(try tool.run("--ignore", "empty-translation").status == 0)
    #expect(try tool.run("--ignore", "empty").status == 0)
    #expect(try tool.run("--select", "catalog,format-extra-argument").status == 0)
    #expect(try tool.run("--severity", "empty-translation=info").status == 0)
    let advice = try tool.run("--severity", "empty-translation=info", "--error-on", "info")
    #expect(advice.status == 1)
  }

  @Test func usesTheClosestConfiguration() throws {
    try folder.write(Self.bad.utf8, to: "App/Deep/A.xcstrings")
    try folder.write(Self.bad.utf8, to: "Kit/B.xcstrings")
    try folder.write(
      #"{ "rules": { "empty-translation": "off" }, }"#.utf8, to: ".catalog-lint.json")
    try folder.write(
      #"{ "overrides": [{ "files": ["Other/**"], "rules": { "empty": "off" } }] }"#.utf8,
      to: "App/.catalog-lint.json")
    let run = try tool.run("--format", "concise")
    #expect(run.text.hasPrefix("App/Deep/A.xcstrings:9:23: error: "))
    #expect(!run.text.contains("Kit/"))
    #expect(try tool.run("--isolated", "Kit").status == 1)
    #expect(try tool.run("--config", ".catalog-lint.json").status == 0)
  }

  @Test func extendsAConfigurationOnlyWhenAsked() throws {
    try folder.write(Self.bad.utf8, to: "App/A.xcstrings")
    try folder.write(Self.bad.utf8, to: "App/Vendor/B.xcstrings")
    try folder.write(
      #"{ "rules": { "empty-translation": "info" } }"#.utf8, to: "shared/base.json")
    try folder.write(
      #"{ "extends": "../shared/base.json", "exclude": ["Vendor/"] }"#.utf8,
      to: "App/.catalog-lint.json")
    let run = try tool.run("--format", "concise")
    #expect(run.status == 0)
    #expect(run.text.contains("App/A.xcstrings:9:23: info: "))
    #expect(!run.text.contains("Vendor"))
  }

  @Test func saysWhereAConfigurationIsWrong() throws {
    try folder.write(Self.good.utf8, to: "A.xcstrings")
    try folder.write(#"{ "exlude": [] }"#.utf8, to: ".catalog-lint.json")
    let run = try tool.run()
    #expect(run.status == 2)
    #expect(run.errorText.contains(".catalog-lint.json:1:3: "))
    #expect(run.errorText.contains("“exclude”?"))
    try folder.write(#"{ "extends": ".catalog-lint.json" }"#.utf8, to: ".catalog-lint.json")
    #expect(try tool.run().status == 2)
    try folder.write("\n".utf8, to: ".catalog-lint.json")
    #expect(
      try tool.run().errorText.contains(".catalog-lint.json:1:1: The configuration is empty."))
  }

  @Test func neverOverwritesACatalog() throws {
    try folder.write(Self.bad.utf8, to: "App/A.xcstrings")
    for option in [["--format", "json=App/A.xcstrings"], ["--write-baseline", "App/A.xcstrings"]] {
      let run = try tool.run(arguments: option)
      #expect(run.status == 2 && run.errorText.contains("would overwrite"), "\(option)")
    }
    #expect(try folder.text(of: "App/A.xcstrings") == Self.bad)
  }

  /// File names are bytes, and a name that is not text must not hide a catalog.
  @Test func reportsACatalogWhoseNameIsNotText() throws {
    let script = "cp A.xcstrings \"$(printf 'B\\377.xcstrings')\""
    try folder.write(Self.good.utf8, to: "A.xcstrings")
    let shell = try #require(Program(named: "sh"))
    #expect(try shell.run(["-c", script], environment: [:], folder: folder.url).status == 0)
    let run = try tool.run()
    #expect(run.status == 2 && run.errorText.contains("Can’t read B"))
  }

  /// A pipe in a folder may be endless; one named on the command line is intentional.
  @Test func readsAPipeOnlyWhenItIsNamed() throws {
    try folder.write(Self.good.utf8, to: "App/A.xcstrings")
    let shell = try #require(Program(named: "sh"))
    let make = try shell.run(
      ["-c", "mkfifo App/B.xcstrings"], environment: [:], folder: folder.url)
    #expect(make.status == 0)
    let run = try tool.run()
    #expect(run.status == 0 && run.text.contains("Files: 1 "))
    #expect(try tool.run("/dev/stdin", input: Self.bad).status == 1)
  }

  @Test func writesSeveralFormatsInOneRun() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    let run = try tool.run("--format", "concise", "--format", "sarif=out.sarif")
    #expect(run.text.split(separator: "\n").count == 1)
    #expect(try folder.text(of: "out.sarif").contains(#""version": "2.1.0""#))
  }

  @Test func annotatesInGitHubActions() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    var tool = tool
    let summary = folder.url.appending(path: "summary.md")
    tool.environment["GITHUB_ACTIONS"] = "true"
    tool.environment["GITHUB_STEP_SUMMARY"] = summary.path
    tool.environment["LANG"] = "ko_KR.UTF-8"
    #expect(try tool.run().text.contains("\n::error title=catalog-lint (empty-translation),"))
    _ = try tool.run()
    let text = try folder.text(of: "summary.md")
    #expect(text.components(separatedBy: "## catalog-lint").count == 3)
    #expect(try !tool.run("--format", "text").text.contains("::error"))
  }

  @Test func speaksTheLanguageOfTheEnvironmentToPeopleOnly() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    var tool = tool
    tool.environment["LANG"] = "ko_KR.UTF-8"
    #expect(try tool.run().text.contains(": 오류: "))
    #expect(try !tool.run("--format", "json").text.contains("번역"))
    #expect(try tool.run("--language", "ja").text.contains(": エラー: "))
  }

  @Test func colorsOnlyWhenAsked() throws {
    try folder.write(Self.bad.utf8, to: "Localizable.xcstrings")
    #expect(try !tool.run().text.contains("\u{1B}["))
    #expect(try tool.run("--color", "always").text.contains("\u{1B}["))
  }

  @Test func showsHowFarTranslationsHaveCome() throws {
    try folder.write(Self.good.utf8, to: "Localizable.xcstrings")
    #expect(try tool.run("stats").text.contains("100%"))
    #expect(try tool.run("stats", "--format", "json").text.contains(#""percentage": 100.0"#))
    #expect(try tool.run("stats", "--format", "markdown").text.contains("| en | 1 | 0 |"))
  }

  @Test func countsTheOtherFilesBesideABrokenOne() throws {
    try folder.write("{".utf8, to: "A.xcstrings")
    try folder.write(Self.good.utf8, to: "B.xcstrings")
    let run = try tool.run("stats")
    #expect(run.status == 2 && run.errorText.contains("A.xcstrings:1:"))
    #expect(run.text.contains("100%"))
  }

  @Test(arguments: ProductStrings.languages.dropFirst().map(\.rawValue))
  func speaksTheLanguageThatIsAskedFor(language: String) throws {
    try folder.write(Self.good.utf8, to: "A.xcstrings")
    for command in [["rules"], ["rule", "empty-translation"], ["stats"], ["init"], ["schema"]] {
      let english = try tool.run(arguments: command)
      try? FileManager.default.removeItem(at: folder.url.appending(path: ".catalog-lint.json"))
      let run = try tool.run(arguments: command + ["--language", language])
      #expect(run.status == 0 && run.text != english.text, "\(command)")
      try? FileManager.default.removeItem(at: folder.url.appending(path: ".catalog-lint.json"))
    }
    #expect(try tool.run("rules", "--language", "tlh").status == 2)
  }

  @Test func explainsEveryRule() throws {
    let rules = try tool.run("rules").text
    #expect(rules.contains("empty-translation"))
    let rule = try tool.run("rule", "empty-translation").text
    for text in ["empty-translation · error", "⟦\"\"⟧", "Not reported"] {
      #expect(rule.contains(text))
    }
  }

  @Test(arguments: ["ko_KR.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8"])
  func helpsInTheLanguageOfTheEnvironment(locale: String) throws {
    var tool = tool
    tool.environment["LANG"] = locale
    for command in [[], ["lint"], ["rules"], ["rule"], ["stats"], ["init"], ["schema"]] {
      let run = try tool.run(arguments: command + ["--help"])
      #expect(run.status == 0)
      for english in ["OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "Show "] {
        #expect(!run.text.contains(english), "\(english) in the help of \(command)")
      }
      #expect(!run.text.contains("help.lint"), "a key in the help of \(command)")
    }
  }

  /// The default command parses options first, and must not answer for the tool.
  @Test func namesItsCommandsWhenAskedForHelp() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["App", "--help"]] {
      let run = try tool.run(arguments: arguments)
      #expect(run.status == 0, "\(arguments)")
      #expect(run.text.contains("USAGE: catalog-lint "), "\(arguments)")
    }
    let help = try tool.run("--help").text
    for command in ["rules", "stats", "init", "schema"] { #expect(help.contains(command)) }
  }
}
