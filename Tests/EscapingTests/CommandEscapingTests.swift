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

  @Test func makesPropertiesOfACommandVisible() {
    let command = WorkflowCommand(
      "error", properties: [("file", "a\u{1B}[2J\u{202E}\n::error::.xcstrings")], message: "x")
    #expect(
      command.text == "::error file=a⟨ESC⟩[2J⟨U+202E⟩⟨LF⟩%3A%3Aerror%3A%3A.xcstrings::x\n")
  }

  @Test(arguments: [
    ("Sources/a b.xcstrings", "Sources/a%20b.xcstrings"), ("/é#?%", "file:///%C3%A9%23%3F%25"),
    ("a:b/c", "./a:b/c"), ("/\u{301}", "file:///%CC%81"), ("a/b:c", "a/b:c"),
  ])
  func writesPathsAsReferences(path: String, reference: String) {
    #expect(URIPath.reference(to: path) == reference)
  }
}
