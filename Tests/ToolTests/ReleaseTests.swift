import Foundation
import TestSupport
import Testing

/// The release builds in the folder that `METALENS_RELEASE` names; `Tools/test` makes them first.
@Suite(.needs(.release))
struct ReleaseTests {
  @Test func auditsAloneInAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let run = try aloneIn(folder, "metalens")
      .run("audit", Repository.samples.appending(path: "harbour.jpg").path, "--format", "html")

    #expect(run.status == 0)
    #expect(run.text.contains("렌즈"))
  }

  @Test func lintsAloneInAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(CatalogLintTests.bad.utf8, to: "Localizable.xcstrings")
    let run = try aloneIn(folder, "catalog-lint").run()

    #expect(run.status == 1)
    #expect(run.text.contains("오류"))
  }

  @Test(arguments: ["metalens", "catalog-lint", "catalog-preview"]) func needsNothingOfSwift(
    name: String
  ) throws {
    let path = try #require(Repository.releaseBuilds).appending(path: name).path
    let run = try Tool(executable: URL(fileURLWithPath: "/usr/bin/ldd")).run(path)
    #expect(!run.text.contains("libswift"))
    #expect(!run.text.contains("Foundation"))
  }

  /// Returns a copy of a tool in a folder, for a Korean.
  private func aloneIn(_ folder: TemporaryFolder, _ name: String) throws -> Tool {
    let copy = folder.url.appending(path: name)
    try FileManager.default.copyItem(
      at: try #require(Repository.releaseBuilds).appending(path: name), to: copy)
    var tool = Tool(executable: copy, folder: folder.url)
    tool.environment["LANG"] = "ko_KR.UTF-8"
    return tool
  }
}
