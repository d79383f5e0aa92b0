import Foundation
import TestSupport
import Testing
import ToolSupport

struct SystemFileTests {
  /// The sizes around which a buffer grows and gets huge pages.
  @Test(arguments: [0, 1, 65_535, 65_536, 2_097_151, 2_097_152, 5_000_000])
  func readsEveryByte(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, to: "a")
    #expect(try SystemFile.bytes(at: folder.url.appending(path: "a").path) == bytes)
  }

  @Test(arguments: [1 << 40, Int(Int64.max) >> 20])
  func refusesFilesThatAreTooLargeForMemory(byteCount: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("".utf8, to: "a")
    let path = folder.url.appending(path: "a").path
    let status = unsafe truncate(path, byteCount)
    try #require(status == 0)
    #expect(throws: FileError.self) { try SystemFile.bytes(at: path) }
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func readsFilesUpToTheirLimit(count: Int, isRead: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 7, count: count), to: "a").path
    #expect((try? SystemFile.bytes(at: path, upTo: 100))?.count == (isRead ? count : nil))
    #expect((try? SystemFile.bytes(atNamed: path, upTo: 100))?.count == (isRead ? count : nil))
  }

  @Test func namesTheFileAndTheLimit() throws {
    let error = try #require(throws: FileError.self) {
      try SystemFile.bytes(atNamed: "/dev/zero", upTo: 4 << 20)
    }
    #expect("\(error)".hasSuffix("/dev/zero: Larger than 4 MB"))
  }

  @Test(.endsHangs) func refusesPipesAndDevicesThatNobodyNamed() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null"] {
      let error = try #require(throws: FileError.self) { try SystemFile.bytes(at: path) }
      #expect("\(error)".hasSuffix(": Not a regular file"))
    }
    let error = try #require(throws: FileError.self) { try SystemFile.bytes(at: folder.url.path) }
    #expect("\(error)".hasSuffix(": Is a folder"))
  }

  @Test(.endsHangs) func readsAPipeThatTheUserNamed() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let writer = Task.detached { try SystemFile.write("text", to: pipe) }
    #expect(try SystemFile.bytes(atNamed: pipe) == Array("text".utf8))
    try await writer.value
  }

  @Test func searchesEachFolderOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}".utf8, to: "a/b/Localizable.xcstrings")
    let root = folder.url.path
    let found = try CatalogFinder().files(at: [root + "/a/b", root, root + "/a/"])
    #expect(found == [root + "/a/b/Localizable.xcstrings"])
  }

  /// Previews are kept as data sets, with code that nothing compiles.
  @Test func skipsCatalogsOfAssets() throws {
    let folder = try TemporaryFolder()
    try folder.write("".utf8, to: "Assets.xcassets/View.dataset/View.swift")
    try folder.write("".utf8, to: "Assets/View.swift")
    let found = try CatalogFinder(extensions: [".swift"]).files(at: [folder.url.path])
    #expect(found == [folder.url.path + "/Assets/View.swift"])
  }

  /// Deeper than a person would nest folders, and as deep as names fit into a path.
  @Test func searchesFoldersAtAnyDepth() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 100).joined(separator: "/")
    try folder.write("{}".utf8, to: deep + "/Localizable.xcstrings")
    #expect(try CatalogFinder().files(at: [folder.url.path]).count == 1)
  }
}
