import Foundation
import TestSupport
import Testing

/// What the READMEs show of the tool is what it prints.
struct ReadmeOutputTests {
  @Test(
    arguments: [
      ("README.md", "en_US"), ("README.ko.md", "ko_KR"), ("README.ja.md", "ja_JP"),
      ("README.zh-Hans.md", "zh_CN"),
    ])
  func showsTheRealOutput(name: String, locale: String) throws {
    let readme = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
    let shown = try #require(
      readme.firstMatch(of: /```\n\$ metalens (?<command>[^\n]+)\n(?<output>(?s:.*?))```/))
    let arguments = shown.output.command.split(separator: " ").map(String.init)
    // In a terminal of the usual width.
    let environment = ["LANG": "\(locale).UTF-8", "COLUMNS": "80"]
    let run = try Tool(environment: environment).run(arguments: arguments)
    #expect(run.status == 0)
    #expect(run.text == String(shown.output.output))
  }
}
