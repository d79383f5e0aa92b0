import Documents
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// The example of another domain, compiled and run; `check-documents` does so outside this package.
struct ExampleTests {
  /// Runs the program in a folder and returns what it prints.
  private func output(in folder: TemporaryFolder) throws -> String {
    var output = ""
    func print(_ text: String) { output += text + "\n" }
    func URL(filePath: String) -> Foundation.URL { folder.url.appending(path: filePath) }
    // example
    let services: [(host: String, milliseconds: Int?)] = [
      ("api.example.org", 42), ("search.example.org", 1_870), ("mail.example.org", nil),
    ]
    let rows = services.map { service in
      let isUp = service.milliseconds != nil
      return Table.Row([
        Table.Cell(.phrase(isUp ? "up" : "down"), tone: isUp ? .fine : .conclusive),
        Table.Cell(.code(service.host)),
        Table.Cell(service.milliseconds.map { .number($0) } ?? .absent),
      ])
    }
    let columns = [
      Table.Column(LocalizedMessage("state")), Table.Column(LocalizedMessage("service")),
      Table.Column(LocalizedMessage("milliseconds"), .number),
    ]
    let document = Document(
      title: LocalizedMessage("title"),
      lead: .phrase("lead", .number(services.count { $0.milliseconds == nil })),
      blocks: [.table(Table(columns: columns, rows: rows, namingColumn: 1))])

    let texts = try Data(contentsOf: URL(filePath: "Health.xcstrings"))
    let renderer = try DocumentRenderer(
      catalog: StringCatalog(bytes: Array(texts)), templates: DocumentTemplates())
    let page = try renderer.html(document, languages: ["en", "ko"])
    try Data(page.utf8).write(to: URL(filePath: "health.html"))
    print(renderer.markdown(document, languages: ["ko"]))
    print(renderer.text(document, languages: ["en"], width: 60))
    // end
    return output
  }

  @Test func writesAReport() throws {
    let folder = try TemporaryFolder()
    let catalog = Repository.root.appending(path: "Tests/DocumentsTests/Checks/Health.xcstrings")
    try folder.write(Data(contentsOf: catalog), to: "Health.xcstrings")
    let output = try output(in: folder)
    #expect(output.contains("> 서비스 1개가 중단되었습니다.\n"))
    #expect(
      output.hasSuffix(
        """
        1 service is down.

        State  Service             Milliseconds
        -----  ------------------  ------------
        Up     api.example.org               42
        Up     search.example.org         1,870
        Down   mail.example.org               –


        """))
    let page = try folder.text(of: "health.html")
    #expect(page.contains(#"<html lang="en">"#))
    #expect(page.contains(#"<span class="badge conclusive">"#))
  }

  @Test(arguments: ["docs/documents.md", "Sources/Documents/Documents.docc/ReportingOnServices.md"])
  func isTheOneOfTheDocumentation(file: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    let program = try #require(
      text.firstMatch(of: /```swift\nimport Documents\n(?s:.*?)\n\n(?s:(.*?))```/))
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let compiled = try #require(source.firstMatch(of: /\/\/ example\n(?s:(.*?))\/\/ end\n/))
    #expect(lines(program.output.1) == lines(compiled.output.1))
  }

  private func lines(_ text: Substring) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
