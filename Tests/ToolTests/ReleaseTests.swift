import Foundation
import TestSupport
import Testing

/// The release builds in the folder named by `METALENS_RELEASE`; `Tools/test` builds them first.
@Suite(.needs(.release))
struct ReleaseTests {
  @Test func auditsAloneInAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let photo = Repository.samples.appending(path: "harbour.jpg").path
    let arguments = ["audit", photo, "--format", "html", "--language", "en,ko,ja,zh-Hans"]
    let run = try aloneIn(folder, "metalens").run(arguments: arguments)
    var debug = Tool(folder: folder.url)
    debug.environment["LANG"] = "ko_KR.UTF-8"

    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(run.output == (try debug.run(arguments: arguments)).output)
  }

  @Test func lintsAloneInAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(CatalogLintTests.bad.utf8, to: "Localizable.xcstrings")
    let run = try aloneIn(folder, "catalog-lint").run()

    var debug = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    debug.environment["LANG"] = "ko_KR.UTF-8"

    #expect(run.status == 1 && run.text.contains("오류") && run.errorText.isEmpty)
    #expect(run.output == (try debug.run()).output)
  }

  /// The tools that `Tools/test` builds for release; `--all` builds all.
  private static let tools =
    ["metalens", "catalog-lint"]
    + (TestScope.isComplete ? ["catalog-edit", "catalog-preview"] : [])

  @Test(arguments: tools) func needsNoSwift(name: String) throws {
    let path = try #require(Repository.releaseBuilds).appending(path: name).path
    try #require(FileManager.default.isExecutableFile(atPath: path))
    let run = try Tool(executable: URL(fileURLWithPath: "/usr/bin/ldd")).run(path)
    #expect(!run.text.contains("libswift"))
    #expect(!run.text.contains("Foundation"))
  }

  /// Returns a copy of a tool in a folder, in a Korean environment.
  private func aloneIn(_ folder: TemporaryFolder, _ name: String) throws -> Tool {
    let copy = folder.url.appending(path: name)
    try FileManager.default.copyItem(
      at: try #require(Repository.releaseBuilds).appending(path: name), to: copy)
    var tool = Tool(executable: copy, folder: folder.url)
    tool.environment["LANG"] = "ko_KR.UTF-8"
    return tool
  }
}
