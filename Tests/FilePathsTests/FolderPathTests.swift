import FilePaths
import Testing

@Suite struct FolderPathTests {
  /// The second begins names with a combining mark, which makes one character with the slash.
  @Test(arguments: ["", "\u{301}"])
  func takesPathsApart(mark: String) {
    let folder = "/\(mark)a/\(mark)b"
    let file = "\(folder)/\(mark)c.swift"
    #expect(FolderPath.parent(of: file) == folder)
    #expect(FolderPath.name(of: file) == "\(mark)c.swift")
    #expect(Array(FolderPath.ancestors(of: file)) == [folder, "/\(mark)a", "/"])
    #expect(FolderPath.path("\(mark)c.swift", below: folder) == file)
    #expect(FolderPath.normalized("//\(mark)a/./\(mark)x/../\(mark)b//\(mark)c.swift/") == file)
    #expect(FolderPath.isPath(file, atOrBelow: folder))
    #expect(FolderPath.isPath(file, atOrBelow: "/"))
    #expect(FolderPath.isPath(folder, atOrBelow: folder))
    #expect(!FolderPath.isPath("/\(mark)a/\(mark)bc", atOrBelow: folder))
    #expect(!FolderPath.isPath("/\(mark)a", atOrBelow: folder))
  }

  @Test func theRootIsAtTheTop() {
    #expect(FolderPath.parent(of: "/") == nil)
    #expect(FolderPath.parent(of: "/a") == "/")
    #expect(FolderPath.path("a", below: "/") == "/a")
    #expect(FolderPath.path("/a", below: "/b") == "/a")
    #expect(FolderPath.normalized("/../..") == "/")
    #expect(FolderPath.isPath("/", atOrBelow: "/"))
  }

  /// Disks of Macs decompose names; `é` is the same either way.
  @Test func namesAreTheSameHoweverTheyAreComposed() {
    #expect(FolderPath.isPath("/e\u{301}/A.swift", atOrBelow: "/\u{E9}"))
  }
}
