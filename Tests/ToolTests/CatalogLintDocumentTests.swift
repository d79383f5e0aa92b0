import Foundation
import TestSupport
import Testing

/// `catalog-lint` on Markdown documents.
struct CatalogLintDocumentTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(
      """
      {
        "forbidden-texts": { "ko": { "그림": "이미지" }, "en": { "tint": "color" } },
        "documents": ["README*.md", "docs/"], "exclude": ["docs/terms.md"],
        "rules": { "typography-ellipsis": "info" },
      }
      """.utf8, to: ".catalog-lint.json")
    try folder.write("# Colors\n\nA tint, `tint`.\n".utf8, to: "README.md")
    try folder.write("# 보기\n\n> 새\n> **그림**을...\n".utf8, to: "README.ko.md")
    try folder.write("그림\n".utf8, to: "docs/ko/a.md")
    try folder.write("A tint.\n".utf8, to: "docs/terms.md")
    try folder.write("A tint.\n".utf8, to: "NOTES.md")
  }

  private let english =
    "README.md:3:3: warning: Colors · en: Use “color” instead of “tint”. [forbidden-text]\n"
  private let korean = """
    README.ko.md:4:5: warning: 보기 · ko: Use “이미지” instead of “그림”. [forbidden-text]
    README.ko.md:4:16: info: 보기 · ko: The text has three dots instead of the character “…”. \
    [typography-ellipsis]

    """
  private let guide =
    "docs/ko/a.md:1:1: warning: ko: Use “이미지” instead of “그림”. [forbidden-text]\n"

  private func lint(_ arguments: String...) throws -> String {
    try tool.run(arguments: ["--format", "concise"] + arguments).text
  }

  @Test func findsTheDocumentsThatTheConfigurationNames() throws {
    #expect(try lint() == korean + english + guide)
    #expect(try lint("docs") == guide)
  }

  @Test func lintsADocumentThatIsNamed() throws {
    #expect(try lint("README.md", "docs/terms.md") == english)
    #expect(
      try lint("NOTES.md")
        == "NOTES.md:1:3: warning: en: Use “color” instead of “tint”. [forbidden-text]\n")
    let run = try tool.run("stats", "README.md")
    #expect(run.status == 2)
  }

  @Test func otherFoldersHaveNoDocuments() throws {
    try folder.write("{}".utf8, to: ".catalog-lint.json")
    let run = try tool.run()
    #expect(run.status == 2 && run.errorText.contains("error: "))
  }

  @Test func theConfigurationSaysTheLanguage() throws {
    try folder.write(
      #"{ "forbidden-texts": { "ko": ["tint"] }, "documents": { "ko": ["NOTES.md"] } }"#.utf8,
      to: ".catalog-lint.json")
    #expect(try lint().hasPrefix("NOTES.md:1:3: warning: ko: "))
    #expect(try tool.run("config", "check").text.contains(#""documents": {"#))
  }

  @Test func fixesADocument() throws {
    #expect(try tool.run("README.ko.md", "--diff").text.contains("+> **그림**을…\n"))
    #expect(try tool.run("README.ko.md", "--fix", "--error-on", "error").status == 0)
    let fixed = try String(contentsOf: folder.url.appending(path: "README.ko.md"), encoding: .utf8)
    #expect(fixed == "# 보기\n\n> 새\n> **그림**을…\n")
  }

  @Test func leavesFormulasAlone() throws {
    try folder.write("Terms $a_1, ..., a_n$ and...\n".utf8, to: "README.md")
    #expect(try tool.run("README.md", "--fix", "--preset", "all").status == 0)
    let fixed = try String(contentsOf: folder.url.appending(path: "README.md"), encoding: .utf8)
    #expect(fixed == "Terms $a_1, ..., a_n$ and…\n")
  }

  @Test func saysWhyADocumentInUTF16IsNotFixed() throws {
    let text: [UInt8] =
      [0xFF, 0xFE] + "In...\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    try folder.write(text, to: "README.md")
    let run = try tool.run("README.md", "--fix")
    let note =
      "note: README.md has fixes, but it isn’t UTF-8, so it wasn’t changed. Save it as UTF-8, and then"
    #expect(
      run.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasPrefix(note))
    #expect(try Array(Data(contentsOf: folder.url.appending(path: "README.md"))) == text)
    try folder.write("In\n".utf8, to: "README.md")
    #expect(try tool.run("README.md", "--fix").errorText == "note: Nothing to fix.\n")
  }

  @Test func knowsABaseline() throws {
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try lint("--baseline", "known.jsonl").isEmpty)
    try folder.write("New.\n\n# Colors\n\nA tint, and another tint.\n".utf8, to: "README.md")
    #expect(
      try lint("--baseline", "known.jsonl")
        == "README.md:5:21: warning: Colors · en: Use “color” instead of “tint”. [forbidden-text]\n"
    )
  }

  @Test func reportsInEachFormat() throws {
    for format in ["text", "markdown", "github", "gitlab", "junit", "checkstyle", "json", "jsonl"] {
      let run = try tool.run("README.md", "--format", format)
      #expect(run.status == 0 && run.text.contains("tint"), "\(format)")
    }
    let sarif = try tool.run("README.md", "--format", "sarif").text
    #expect(sarif.contains(#""startLine": 3"#) && sarif.contains(#""startColumn": 3"#))
  }

  @Test(.needs(.git)) func reportsOnlyTextsThatChanged() throws {
    let git = try #require(Program(named: "git"))
    let user = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for arguments in [["init", "-q"], ["add", "."], user + ["commit", "-q", "-m", "First"]] {
      #expect(try git.run(arguments, folder: folder.url).status == 0)
    }
    try folder.write(
      "# Colors\n\nMore.\n\nA tint, `tint`.\n\n- One tint\n".utf8, to: "README.md")
    #expect(
      try lint("--changed-since", "HEAD")
        == "README.md:7:7: warning: Colors · en: Use “color” instead of “tint”. [forbidden-text]\n"
    )
  }
}
