import Testing

@testable import Escaping

struct CommandEscapingTests {
  @Test func writesACommandForGitHub() {
    let command = WorkflowCommand(
      "error", properties: [("file", "a,b:c%\u{301}.xcstrings"), ("line", "1")],
      message: "50%,\n:done")
    #expect(
      command.text == "::error file=a%2Cb%3Ac%25\u{301}.xcstrings,line=1::50%25,%0A:done\n")
  }

  @Test(arguments: [
    ("::error::x\n a::b\n \t::x", "./::error::x\n a::b\n./ \t::x"), ("##[group]", "## [group]"),
    ("##[\u{301}group]", "## [\u{301}group]"), ("a\n", "a\n"),
  ])
  func leavesNoCommandInALog(log: String, written: String) {
    #expect(WorkflowCommand.escapingCommands(in: log).utf8.elementsEqual(written.utf8))
  }

  @Test(arguments: [
    ("Sources/a b.xcstrings", "Sources/a%20b.xcstrings"), ("/é#?%", "file:///%C3%A9%23%3F%25"),
    ("a:b/c", "./a:b/c"), ("/\u{301}", "file:///%CC%81"), ("a/b:c", "a/b:c"),
  ])
  func writesPathsAsReferences(path: String, reference: String) {
    #expect(URIPath.reference(to: path) == reference)
  }
}
