import Foundation
import TestSupport
import Testing

/// `catalog-lint` on the files that came before catalogs.
struct CatalogLintTableTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(
      "\"greet\" = \"Hello %@\";\n\"bye\" = \"Bye\";\n".utf8, to: "App/en.lproj/A.strings")
    try folder.write("\"greet\" = \"Hallo %d\";\n".utf8, to: "App/de.lproj/A.strings")
  }

  @Test func searchesLanguageFolders() throws {
    let run = try tool.run("--format", "concise")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines.prefix(2) == ["App/de.lproj/A.strings:1:11:", "App/en.lproj/A.strings:2:1:"])
    #expect(try tool.run("--format", "concise", "App").text == run.text)
  }

  @Test func readsTheFilesBesideANamedOne() throws {
    let run = try tool.run("--format", "concise", "App/de.lproj/A.strings")
    #expect(run.status == 1)
    #expect(run.text.contains("App/de.lproj/A.strings:1:11: error: "))
    #expect(!run.text.contains("en.lproj"))
  }

  @Test func readsStandardInputInThePlaceOfAFile() throws {
    let name = "--stdin-filename=App/de.lproj/A.strings"
    let run = try tool.run(
      "--format", "concise", name, "-", input: "\"greet\" = \"Hallo %@\";")
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
  }

  @Test func ignoresProductsAndCompiledFiles() throws {
    let broken = "broken".utf8
    try folder.write(broken, to: "Kit.framework/en.lproj/A.strings")
    try folder.write("bplist00".utf8, to: "App/fr.lproj/A.strings")
    try folder.write(broken, to: "App/A.strings")
    #expect(try tool.run("--format", "concise").text.contains("catalog-syntax") == false)
    let named = try tool.run("--format", "concise", "Kit.framework/en.lproj/A.strings")
    #expect(named.text.contains("[catalog-syntax]"))
    let compiled = try tool.run("--format", "concise", "App/fr.lproj/A.strings")
    #expect(compiled.text.contains("compiled"))
  }

  @Test func readsADocumentByItsName() throws {
    let unit = "<trans-unit id=\"a\"><source>%@</source><target>%d</target></trans-unit>"
    let document = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="A.strings" source-language="en" target-language="de"><body>
      \(unit)
      </body></file></xliff>
      """
    try folder.write(document.utf8, to: "de.xliff")
    let run = try tool.run("--format", "concise", "de.xliff")
    #expect(run.text.hasPrefix("de.xliff:3:47: error: "))
    #expect(run.status == 1)
  }

  @Test func countsTheTextsOfATableOnce() throws {
    let run = try tool.run("stats", "--format", "json")
    #expect(run.status == 0)
    #expect(run.text.contains(#""de""#))
    #expect(try tool.run("stats", "App/de.lproj/A.strings").text.contains("50"))
    try folder.write("broken".utf8, to: "App/de.lproj/A.strings")
    let broken = try tool.run("stats")
    #expect(broken.status == 2)
    #expect(broken.errorText.contains("App/de.lproj/A.strings:1:7"))
  }

  @Test func theConfigurationOfTheFirstFileCounts() throws {
    try folder.write(#"{ "exclude": ["App/**"] }"#.utf8, to: ".catalog-lint.json")
    #expect(try tool.run("--format", "concise").text.isEmpty)
  }

  @Test func baselinesKnowTheFindings() throws {
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    let run = try tool.run("--baseline", "known.jsonl", "--format", "concise")
    #expect(run.status == 0 && run.text.isEmpty)
  }

  @Test func aFirstConfigurationKnowsTables() throws {
    let run = try tool.run("init")
    #expect(run.status == 0)
    let configuration = try folder.text(of: ".catalog-lint.json")
    // Half of the two texts, if there were five more.
    #expect(configuration.contains(#""de": 14"#))
    #expect(configuration.contains("format-argument-type"))
    #expect(try tool.run("--format", "concise").status == 1)
  }

  @Test(.needs(.git)) func lintsTheKeysThatChanged() throws {
    let git = try #require(Program(named: "git"))
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a"],
    ] {
      #expect(try git.run(arguments, folder: folder.url).status == 0)
    }
    let changed = ["--format", "concise", "--changed-since", "HEAD"]
    #expect(try tool.run(arguments: changed).text.isEmpty)
    // A new source text concerns the translation, whose file is as it was.
    let source = "\"greet\" = \"Hi %@\";\n\"bye\" = \"Bye\";\n"
    try folder.write(source.utf8, to: "App/en.lproj/A.strings")
    let run = try tool.run(arguments: changed)
    #expect(run.text.hasPrefix("App/de.lproj/A.strings:1:11: error: greet"))
    #expect(!run.text.contains("bye"))
    let input = try tool.run(
      arguments: changed + ["--stdin-filename=App/de.lproj/A.strings", "-"],
      input: "\"greet\" = \"Hi %d\";\n")
    #expect(input.text.hasPrefix("App/de.lproj/A.strings:1:11: error: greet"))
  }
}
