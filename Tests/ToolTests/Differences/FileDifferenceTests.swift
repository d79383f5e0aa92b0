import Foundation
import TestSupport
import Testing
import ToolSupport

struct FileDifferenceTests {
  @Test func namesAnAbsolutePathAsGitDoes() {
    let difference = FileDifference(path: "/a/b", old: [0x61], new: [0x62]).bytes()
    #expect(String(decoding: difference, as: UTF8.self).hasPrefix("--- a/a/b\n+++ b/a/b\n"))
  }

  @Test func isEmptyForTheSameVersion() {
    #expect(FileDifference(path: "a", old: [1, 10], new: [1, 10]).bytes().isEmpty)
  }

  @Test(
    .needs(.patch),
    arguments: [
      ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
      ("a\n", ""), ("", "a\n"), ("a", "b"), ("a\nb", "a\nb\n"), ("a\nb\n", "b\na\n"),
      ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n", "one\n2\n3\n4\n5\n6\n7\n8\n9\n10\n12\n\n"),
    ])
  func isUnderstoodByPatch(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(old.utf8, to: "file")
    let difference = FileDifference(path: "file", old: Array(old.utf8), new: Array(new.utf8))
    let run = try #require(Program(named: "patch")).run(
      ["-p1", "--fuzz=0"], input: Data(difference.bytes()), folder: folder.url)
    #expect(run.status == 0, "\(run.text)")
    let text = try folder.names == ["file"] ? folder.text(of: "file") : ""
    #expect(text == new)
  }
}
