import Foundation
import TestSupport
import Testing

/// `catalog-lint` in repositories whose history says which translations are outdated.
@Suite(.needs(.git))
struct CatalogLintHistoryTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try git("init", "--quiet", "--initial-branch=main")
    try commit("Delete the file?")
    try commit("Delete all files?")
  }

  private func git(_ arguments: String..., in folder: URL? = nil) throws {
    let git = try #require(Program(named: "git"))
    let settings = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let run = try git.run(settings + arguments, folder: folder ?? self.folder.url)
    try #require(run.status == 0, "\(run.errorText)")
  }

  private func write(
    _ source: String, korean: String = "파일을 삭제할까요?", comment: String = "A question."
  ) throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "delete" : {
            "comment" : "\(comment)",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "\(korean)" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    try folder.write(text.utf8, to: "App/Localizable.xcstrings")
  }

  private func commit(_ source: String, korean: String = "파일을 삭제할까요?") throws {
    try write(source, korean: korean)
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "x")
  }

  /// Returns the lines of findings of the rule.
  private func lines(_ arguments: String..., folder: URL? = nil) throws -> [String] {
    var tool = tool
    if let folder { tool.folder = folder }
    let run = try tool.run(arguments: ["--format", "concise"] + arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return run.text.split(separator: "\n").filter { $0.contains("outdated-translation") }
      .map(String.init)
  }

  @Test func pointsAtTranslationsOfAnEarlierSourceText() throws {
    let lines = try lines()
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("App/Localizable.xcstrings:8:69: info: delete · ko: "))
    #expect(line.contains("“Delete [-the file-]?”"))
    #expect(line.contains("“Delete {+all files+}?” now (commit "))
    // In any folder, and from standard input.
    #expect(
      try self.lines("Localizable.xcstrings", folder: folder.url.appending(path: "App")).count == 1)
    let input = try tool.run(
      "-", "--stdin-filename", "App/Localizable.xcstrings", "-f", "concise",
      input: folder.text(of: "App/Localizable.xcstrings"))
    #expect(input.text.contains("outdated-translation"))
    #expect(try self.lines("--no-history").isEmpty)
    #expect(try self.lines("--ignore", "outdated-translation").isEmpty)
    let korean = try tool.run("--language", "ko", "--format", "concise")
    #expect(korean.text.contains("지금 원문은"))
  }

  @Test func reportsWhatAChangeMakesOutdated() throws {
    #expect(try lines("--changed-since", "HEAD").isEmpty)
    #expect(try lines("--changed-since", "HEAD~1").allSatisfy { $0.contains(": warning: ") })
    #expect(try lines("--changed-since", "HEAD~1").count == 1)
    try write("Delete all files?", comment: "Another comment.")
    #expect(try lines("--changed-since", "HEAD").isEmpty)
    try write("Delete every photo?")
    #expect(try lines("--changed-since", "HEAD").first?.contains("{+every photo+}") == true)
  }

  @Test func acceptsWhatACommentOrABaselineAllows() throws {
    try write(
      "Delete all files?",
      comment: "A question. catalog-lint:ignore[outdated-translation] The text fits both.")
    #expect(try lines().isEmpty)
    // Without the history, nobody can say that the directive is not needed.
    let run = try tool.run("--no-history", "-f", "concise")
    #expect(run.text.isEmpty, "\(run.text)")
    try write("Delete all files?")
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try lines("--baseline", "known.jsonl").isEmpty)
    #expect(try lines("--baseline", "known.jsonl", "--strict-baseline", "--no-history").isEmpty)
  }

  @Test(arguments: [
    "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown",
  ])
  func writesEveryFormat(_ format: String) throws {
    let run = try tool.run("--format", format)
    #expect(run.status == 0)
    #expect(run.text.contains("outdated-translation"), "\(run.text)")
  }

  @Test func saysWhereAShallowCloneBegins() throws {
    let clone = try TemporaryFolder()
    let source = "file://\(folder.url.path)"
    try git("clone", "--quiet", "--depth", "1", source, "clone", in: clone.url)
    var tool = tool
    tool.folder = clone.url.appending(path: "clone")
    let run = try tool.run("-f", "concise")
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(run.errorText.contains("fetch-depth: 0"))
    #expect(try tool.run("-f", "concise", "--no-history").errorText.isEmpty)
  }

  @Test func saysNothingWithoutAHistory() throws {
    let other = try TemporaryFolder()
    let text = try folder.text(of: "App/Localizable.xcstrings")
    try other.write(text.utf8, to: "Localizable.xcstrings")
    var tool = tool
    tool.folder = other.url
    let run = try tool.run("-f", "concise")
    #expect(run.status == 0 && run.text.isEmpty && run.errorText.isEmpty)
    // A repository without a commit has no history either.
    try git("init", "--quiet", in: other.url)
    let second = try tool.run("-f", "concise")
    #expect(second.text.isEmpty && second.errorText.isEmpty)
    // A folder that only looks like one.
    try FileManager.default.removeItem(at: other.url.appending(path: ".git"))
    try other.write([], to: ".git/HEAD")
    let third = try tool.run("-f", "concise")
    #expect(third.status == 0 && third.text.isEmpty)
    #expect(third.errorText.contains("--no-history"))
  }

  @Test func marksOutdatedTranslationsForReview() throws {
    let edit = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    let before = try folder.text(of: "App/Localizable.xcstrings")
    let check = try edit.run("mark-outdated", "--check")
    #expect(check.status == 1)
    #expect(
      check.text
        == "1 translation in App/Localizable.xcstrings is older than its source text.\n")
    let difference = try edit.run("mark-outdated", "--diff")
    #expect(difference.status == 1 && difference.text.contains("+"))
    #expect(try folder.text(of: "App/Localizable.xcstrings") == before)
    #expect(try edit.run("mark-outdated", "App").status == 0)
    // Nothing else changes.
    let korean = "\"state\" : \"translated\", \"value\" : \"파일을"
    let marked = before.replacing(
      korean, with: korean.replacing("translated", with: "needs_review"))
    #expect(try folder.text(of: "App/Localizable.xcstrings") == marked)
    #expect(try lines().isEmpty)
    #expect(try edit.run("mark-outdated", "--check").text.isEmpty)
    // A reviewer leaves the translation as it is.
    try git("commit", "--quiet", "--all", "--message", "x")
    try folder.write(before.utf8, to: "App/Localizable.xcstrings")
    #expect(try lines().isEmpty)
    try git("commit", "--quiet", "--all", "--message", "x")
    #expect(try lines().isEmpty)
    let other = try TemporaryFolder()
    try other.write(before.utf8, to: "A.xcstrings")
    let run = try Tool(executable: Tool.built("catalog-edit"), folder: other.url)
      .run("mark-outdated")
    #expect(run.status == 2 && run.errorText.contains("Git history"))
  }

  @Test func followsALinkToItsFile() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Link").path, withDestinationPath: "App")
    let run = try tool.run("--select", "outdated-translation", "--format", "json", "Link")
    #expect(run.text.contains("Link/Localizable.xcstrings") && run.text.contains("the file"))
  }

  @Test func readsHistoryWhateverPathsMeanInTheEnvironment() throws {
    var tool = tool
    tool.environment["GIT_LITERAL_PATHSPECS"] = "1"
    let run = try tool.run("--select", "outdated-translation", "--format", "json")
    #expect(run.text.contains("the file"), "\(run.errorText)")
  }
}
