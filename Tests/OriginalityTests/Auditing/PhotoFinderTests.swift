import Foundation
import Originality
import Testing

struct PhotoFinderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "finder-\(UUID())")

  private func make(_ names: String...) throws -> String {
    for name in names {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return folder.path
  }

  @Test func takesPhotosOfAFolderInTheOrderOfTheirNames() throws {
    let path = try make("b.JPG", "a.jpeg", "notes.txt", ".hidden.jpg", "in/c.jpg")
    defer { try? FileManager.default.removeItem(at: folder) }

    #expect(
      PhotoFinder(isRecursive: false).files(at: [path]) == ["\(path)/a.jpeg", "\(path)/b.JPG"])
  }

  @Test func searchesFoldersInsideWhenAsked() throws {
    let path = try make("z.jpg", "in/deep/c.heic", "in/.git/x.jpg", "a.png")
    defer { try? FileManager.default.removeItem(at: folder) }

    #expect(
      PhotoFinder(isRecursive: true).files(at: [path])
        == ["\(path)/a.png", "\(path)/in/deep/c.heic", "\(path)/z.jpg"])
  }

  @Test func followsNoLinkToAFolder() throws {
    let path = try make("in/a.jpg")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/loop", withDestinationPath: path)

    #expect(PhotoFinder(isRecursive: true).files(at: [path]) == ["\(path)/in/a.jpg"])
  }

  @Test func leavesTheCurrentFolderOutOfPaths() {
    let files = PhotoFinder(isRecursive: true).files(at: ["."])
    #expect(files.allSatisfy { !$0.hasPrefix("./") })
  }

  @Test func keepsANamedFileWhateverItsEndingAndOnce() {
    #expect(
      PhotoFinder(isRecursive: false).files(at: ["scan.bin", "absent.jpg", "scan.bin"])
        == ["scan.bin", "absent.jpg"])
  }
}
