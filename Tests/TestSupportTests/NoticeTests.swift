import Foundation
import TestSupport
import Testing

/// `NOTICE` names each file with data of others, and no other file.
struct NoticeTests {
  /// The files that the notice names; the words of its sentences have no such endings.
  private static func namedFiles() throws -> [String] {
    let notice = try String(contentsOf: Repository.root.appending(path: "NOTICE"), encoding: .utf8)
    return notice.split(whereSeparator: \.isWhitespace).map(String.init).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".mustache")
    }
  }

  @Test func namesFilesThatExist() throws {
    let files = try Self.namedFiles()
    #expect(files.count >= 10)
    for file in files {
      let path = Repository.root.appending(path: file).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  @Test func namesEachFileThatRefersToIt() throws {
    let names = Set(try Self.namedFiles())
    let sources = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: sources.path(percentEncoded: false))
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      guard text.prefix(1_000).contains("see NOTICE") else { continue }
      #expect(names.contains("Sources/\(path)"), "\(path)")
    }
  }
}
