import FileRuns
import Foundation
import PhotoFormats
import TestSupport
import Testing

struct PhotoPathStatusTests {
  @Test func tellsFilesFoldersAndLinksApart() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "in/a.jpg")
    for (link, target) in [("linked", "in"), ("broken", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    func path(_ name: String) -> PhotoPath { PhotoPath(folder.url.appending(path: name).path) }
    #expect(path("in").isFolder && path("linked").isFolder)
    #expect(!path("in/a.jpg").isFolder && !path("broken").isFolder && !path("absent").isFolder)
    #expect(["in", "in/a.jpg", "linked", "broken"].allSatisfy { path($0).exists })
    #expect(!path("absent").exists)
  }
}
