import Foundation
import LintFormats
import TestSupport
import Testing

/// The examples of `docs/catalog-lint.md`, run as by a reader.
struct GuideTests {
  private let folder: TemporaryFolder
  private var tool: Tool
  private let guide: String

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-lint.md"), encoding: .utf8)
    try folder.write(CatalogLintTests.bad.utf8, to: "project/App/Localizable.xcstrings")
  }

  private func blocks(_ language: String) throws -> [String] {
    let fence = try Regex("```\(language)\\n((?s:.*?))```", as: (Substring, Substring).self)
    return guide.matches(of: fence).map { String($0.output.1) }
  }

  @Test func runsEveryCommand() throws {
    let bash = try #require(Program(named: "bash"))
    var environment = tool.environment
    let bin = tool.executable.deletingLastPathComponent().path
    environment["PATH"] = "\(bin):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    // Instead of the history that `git show` reads.
    let git = try folder.write("#!/bin/sh\ncat App/Localizable.xcstrings\n".utf8, to: "bin/git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
    environment["PATH"] = "\(folder.url.path)/bin:" + (environment["PATH"] ?? "")
    for language in ["de", "en"] {
      try folder.write([], to: "project/App/\(language).lproj/Localizable.strings")
    }
    let document = #"<xliff version="1.2"/>"#
    try folder.write(document.utf8, to: "project/Export/de.xliff")
    try folder.write("# App\n".utf8, to: "project/README.md")
    try folder.write("# Guide\n".utf8, to: "project/docs/guide.md")
    let commands = try blocks("sh").flatMap { $0.split(separator: "\n") }
    #expect(commands.count >= 20)
    for command in commands {
      let run = try bash.run(
        ["-c", String(command)], environment: environment,
        folder: folder.url.appending(path: "project"))
      #expect([0, 1].contains(run.status), "\(command): \(run.errorText)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/project").sorted()
        == [
          ".catalog-lint-baseline.jsonl", ".catalog-lint.json", ".catalog-lint.schema.json", "App",
          "Export", "README.md", "docs", "known.jsonl",
        ])
  }

  @Test func readsEveryConfiguration() throws {
    try folder.write("{}".utf8, to: "shared/catalog-lint.json")
    try folder.write([], to: "project/.catalog-lint-baseline.jsonl")
    try folder.write("en,ko\nAlbum,앨범\n".utf8, to: "project/terms.csv")
    var tool = tool
    tool.folder = folder.url.appending(path: "project")
    let configurations = try blocks("jsonc")
    #expect(configurations.count == 4)
    for configuration in configurations {
      try folder.write(configuration.utf8, to: "project/.catalog-lint.json")
      let run = try tool.run()
      #expect(run.status == 1 && run.errorText.isEmpty, "\(run.errorText)")
    }
  }

  @Test func describesEverySetting() throws {
    let schema = try JSONSerialization.jsonObject(with: tool.run("schema").output)
    let settings = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    let example = try blocks("jsonc").joined()
    for name in settings.keys {
      #expect(guide.contains("\n| `\(name)` | "), "\(name) is not in the table")
      #expect(example.contains("\"\(name)\""), "\(name) is not in an example")
    }
  }

  @Test func describesEveryOptionAndFormat() throws {
    let help = try tool.run("lint", "--help").text
    for option in help.matches(of: /--[a-z-]+/).map({ String($0.output) })
    where !["--all", "--help", "--version"].contains(option) {
      #expect(guide.contains(option) || guide.contains("`\(option.dropFirst(2))`"), "\(option)")
    }
    for format in LintFormat.allCases {
      #expect(guide.contains("`\(format)`"), "\(format)")
    }
  }
}
