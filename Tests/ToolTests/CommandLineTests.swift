import Foundation
import TestSupport
import Testing
import ToolSupport

struct CommandLineTests {
  private let tool = Tool()

  @Test(arguments: [
    ["audit"], ["audit", "harbour.jpg", "--format", "doc"], ["audit", "harbour.jpg", "--nonsense"],
    ["audit", "harbour.jpg", "--fail-below", "101"], ["audit", "harbour.jpg", "--width", "3"],
    ["audit", "harbour.jpg", "--language", "tlh"], ["report"], ["report", "absent.json"],
    ["audit", "harbour.jpg", "--localizations", "harbour.jpg"],
    ["audit", "harbour.jpg", "--templates", "absent"], ["publish"],
  ])
  func endsAWrongCommandLineWithStatusTwoAndASentence(arguments: [String]) throws {
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.hasPrefix("error: "))
  }

  @Test func saysWhenThereAreNoPhotos() throws {
    let folder = try TemporaryFolder()
    let run = try tool.run("audit", folder.url.path)
    #expect(run.status == 2)
    #expect(run.errorText.contains("No photos found in"))
    #expect(run.errorText.contains("--recursive"))
  }

  /// ICU crashes if the name of a language is too long.
  @Test(arguments: ["LANG", "LC_ALL"])
  func worksWhateverTheEnvironmentCallsALanguage(variable: String) throws {
    let catalog = Repository.root.appending(path: "Localizations/Localizable.xcstrings").path
    for (name, arguments) in [
      ("metalens", ["languages"]), ("metalens", ["rules"]), ("metalens", ["audit", "harbour.jpg"]),
      ("metalens", ["audit", "harbour.jpg", "--format", "html"]),
      ("catalog-preview", ["show", catalog, "tool.photosRead"]),
    ] {
      let run = try Tool(
        executable: Tool.built(name), environment: [variable: "abcdefghijklm"]
      ).run(arguments: arguments)
      #expect(run.status == 0, "\(name) \(arguments)")
      #expect(!run.text.isEmpty)
    }
  }

  @Test(arguments: [
    "metalens", "catalog-lint", "catalog-edit", "catalog-preview", "catalog-report", "screen-words",
  ])
  func showsTheVersion(name: String) throws {
    let run = try Tool(executable: Tool.built(name)).run("--version")
    #expect(run.status == 0 && run.text == "\(ToolVersion.current)\n")
  }

  @Test func listsLanguagesAndRules() throws {
    let languages = try tool.run("languages").text
    for name in ["English", "한국어", "日本語", "简体中文", "100%"] { #expect(languages.contains(name)) }

    let rules = try tool.run("rules").text
    for text in ["−30", "−20", "−10", "−5", "Snapseed", "Adobe Photoshop"] {
      #expect(rules.contains(text))
    }
  }
}
