import Foundation
import TestSupport
import Testing

/// The release build, named by `METALENS_RELEASE`; `Tools/test` makes it first.
struct ReleaseTests {
  private static let path = ProcessInfo.processInfo.environment["METALENS_RELEASE"]

  @Test(.enabled(if: path != nil, "METALENS_RELEASE does not name a release build"))
  func worksAloneInAnEmptyFolder() throws {
    let path = try #require(Self.path)
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "metalens")
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)

    var tool = Tool(executable: copy, folder: folder.url)
    tool.environment["LANG"] = "ko_KR.UTF-8"
    let photo = Repository.samples.appending(path: "harbour.jpg").path
    let run = try tool.run("audit", photo, "--format", "html")

    #expect(run.status == 0)
    #expect(run.text.contains("렌즈"))
  }

  @Test(.enabled(if: path != nil, "METALENS_RELEASE does not name a release build"))
  func needsNothingOfSwift() throws {
    let path = try #require(Self.path)
    let run = try Tool(executable: URL(fileURLWithPath: "/usr/bin/ldd")).run(path)
    #expect(!run.text.contains("libswift"))
    #expect(!run.text.contains("Foundation"))
  }
}
