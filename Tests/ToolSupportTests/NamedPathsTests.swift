import Foundation
import TestSupport
import Testing
import ToolSupport

/// Which links are followed.
struct NamedPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("inside".utf8, to: "named/sub/a")
    try folder.write("outside".utf8, to: "outside/a")
    try link("named/link", to: "../outside/a")
    try link("named/folder", to: "../outside")
    try link("link", to: "named")
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func text(_ name: String, among named: String...) throws(FileFailure) -> String {
    let location = try NamedPaths(named.map(path)).location(of: path(name))
    return String(decoding: try location.open().bytes(), as: UTF8.self)
  }

  @Test(arguments: ["named", "named/", "link", "named/sub", "named/../named/.", "named/sub/a"])
  func findsWhatWasNamed(named: String) throws {
    let start = named.hasPrefix("link") ? "link" : "named"
    #expect(try text("\(start)/sub/a", among: named) == "inside")
  }

  @Test func followsNoLinkInANamedFolder() throws {
    #expect(throws: FileFailure.link) { try text("named/link", among: "named") }
    #expect(throws: FileFailure.link) { try text("named/folder/a", among: "named") }
    #expect(throws: FileFailure.link) { try text("link/link", among: "link") }
  }

  @Test func followsALinkThatWasNamed() throws {
    #expect(try text("named/link", among: "named/link") == "outside")
    #expect(try text("named/link", among: "named", "named/link") == "outside")
    #expect(try text("named/folder/a", among: "named", "named/folder") == "outside")
  }

  /// Such a path comes from standard input, or from another file.
  @Test func followsNoLinkThatWasNotNamed() throws {
    #expect(throws: FileFailure.link) { try text("named/link") }
    #expect(try text("outside/a") == "outside")
  }

  @Test func staysInTheFolderThatWasNamed() throws {
    let named = NamedPaths([path("link")])
    try FileManager.default.removeItem(atPath: path("link"))
    try link("link", to: "outside")
    #expect(throws: FileFailure.self) { try named.location(of: path("link/a")).open() }
    #expect(try named.location(of: path("link/sub/a")).open().bytes() == Array("inside".utf8))
  }

  @Test func refusesANamedFolderThatBecameAnotherOne() throws {
    let named = NamedPaths([path("link"), path("named/sub")])
    _ = try named.location(of: path("named/sub/a"))
    try FileManager.default.removeItem(atPath: path("link"))
    try link("link", to: "outside")
    #expect(throws: FileFailure.link) { try named.location(of: path("link/a")) }
  }

  @Test func refusesAFolderThatBecameALink() throws {
    let named = NamedPaths([path("named")])
    try FileManager.default.moveItem(atPath: path("named/sub"), toPath: path("sub"))
    try link("named/sub", to: "../outside")
    #expect(throws: FileFailure.link) { try named.location(of: path("named/sub/a")) }
  }

  @Test func createsFoldersButNotThroughLinks() throws {
    let named = NamedPaths([path("named")])
    func create(_ name: String) throws -> Bool {
      try named.location(
        of: Array(path(name).utf8), shown: name, creatingFolders: true
      ).create(with: [])
    }
    #expect(try create("named/x/y/z"))
    #expect(throws: FileFailure.link) { try create("named/folder/x") }
    #expect(throws: FileFailure.self) { try named.location(of: path("named/u/v/w")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("outside")) == ["a"])
  }

  /// More folders than stay open.
  @Test func findsFilesInManyFolders() throws {
    let names = (0..<100).map { "named/many/\($0)/a" }
    for name in names { try folder.write(name.utf8, to: name) }
    let named = NamedPaths([path("named")])
    for name in names + names {
      #expect(try named.location(of: path(name)).open().bytes() == Array(name.utf8))
    }
  }
}
