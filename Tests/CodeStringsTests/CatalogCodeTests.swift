import Foundation
import TestSupport
import Testing

/// The tool, run as by a user or a script.
@Suite struct CatalogCodeTests {
  private struct Row: Decodable {
    var table: String?
    var key: String
    var value: String?
    var file: String
    var line: Int
    var column: Int
    var confidence: String
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(text.utf8, to: name)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    let tool = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "catalog-code")
    return try Program(at: tool).run(
      arguments, environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func refusesCodeInUTF16(encoding: String.Encoding) throws {
    try write("let a = Text(\"Open\")\n", to: "A.swift")
    for name in ["B.swift", "C.m"] {
      try folder.write(#require("let b = Text(\"Close\")\n".data(using: encoding)), to: name)
    }
    let result = try run("extract")
    #expect(result.status == 2)
    #expect(result.text == "A.swift:1:14: Localizable: Open\n")
    #expect(
      result.errorText == """
        error: Can’t read B.swift: The file is UTF-16 or UTF-32. Save it as UTF-8.
        error: Can’t read C.m: The file is UTF-16 or UTF-32. Save it as UTF-8.

        """)
  }

  @Test func tellsFilesApartByCase() throws {
    try write("let a = Text(\"Upper\")\n", to: "App/View.swift")
    try write("let a = Text(\"Lower\")\n", to: "App/view.swift")
    try write(#"{"code":{"exclude":["app/VIEW.SWIFT"]}}"#, to: ".catalog-lint.json")
    #expect(
      try run("extract", "App").text == """
        App/View.swift:1:14: Localizable: Upper
        App/view.swift:1:14: Localizable: Lower

        """)
  }

  @Test func countsLinesThatEndInACarriageReturn() throws {
    try write("// a\rlet a =\r  Text(\"Open\")\r\nlet b = Text(\"Close\")", to: "A.swift")
    try write("// a\r/* b\r*/\rx = NSLocalizedString(@\"Shut\", nil);\r", to: "B.m")
    #expect(
      try run("extract").text == """
        A.swift:3:8: Localizable: Open
        A.swift:4:14: Localizable: Close
        B.m:4:23: Localizable: Shut

        """)
    try write(#"{"strings":{},"version":"1.0"}"#, to: "Localizable.xcstrings")
    let text = "// catalog-code:ignore[code-missing-key] Later.\rlet a = Text(\"Open\")\r"
    try write(text + "let b = Text(\"Close\")\rimport SwiftUI\r", to: "A.swift")
    let check = try run("check", "--format", "concise")
    #expect(check.text.contains("A.swift:3:14: error: Close: "))
    #expect(check.text.contains("B.m:4:23: error: Shut: "))
    #expect(!check.text.contains("Open"))
  }

  @Test func findsFilesWhateverTheCaseOfTheirExtension() throws {
    try write("let a = Text(\"Open\")\nimport SwiftUI\n", to: "A.SWIFT")
    try write("NSString *a = NSLocalizedString(@\"Shut\", nil);\n", to: "B.M")
    try write(#"{"strings":{"Gone":{},"Shut":{}},"version":"1.0"}"#, to: "Localizable.XCSTRINGS")
    #expect(
      try run("extract").text == """
        A.SWIFT:1:14: Localizable: Open
        B.M:1:33: Localizable: Shut

        """)
    let check = try run("check", "--format", "concise").text
    #expect(check.contains("Localizable.XCSTRINGS:1:13: warning: Gone: "))
    #expect(check.contains("A.SWIFT:1:14: error: Open: "))
    for path in ["Localizable.XCSTRINGS", "."] {
      #expect(try run("unused", path).text.hasPrefix("Localizable.XCSTRINGS:1:13: certain: "))
      #expect(try run("sync", "--check", "--allow-removals", path).status == 1)
    }
  }

  /// Links to nothing, to themselves, and to folders around them.
  @Test func skipsLinksThatLeadNowhere() throws {
    try write("let a = Text(\"Open\")\n", to: "App/A.swift")
    for (name, target) in [("B.swift", "missing.swift"), ("C.swift", "C.swift"), ("D", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "App/\(name)").path, withDestinationPath: target)
    }
    let result = try run("extract")
    #expect(result.text == "App/A.swift:1:14: Localizable: Open\n")
    #expect(result.errorText.isEmpty)
    #expect(result.status == 0)
    let named = try run("extract", "App/C.swift")
    #expect(named.status == 2)
    #expect(named.errorText.contains("Can’t read App/C.swift: "))
  }

  @Test func listsTheStringsOfAFolder() throws {
    try write("let a = Text(\"Open \\(3)\")\n", to: "Sources/B.swift")
    try write("NSString *a = NSLocalizedString(@\"Close\", nil);\n", to: "Sources/A.m")
    try write("let a = Text(\"Hidden\")\n", to: ".build/C.swift")
    try write("let a = Text(\"Foreign\")\n", to: "Pods/D.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link"), withDestinationURL: folder.url)
    let result = try run("extract")
    #expect(result.status == 0)
    #expect(
      result.text == """
        Sources/A.m:1:33: Localizable: Close
        Sources/B.swift:1:14: Localizable: Open %lld

        """)
  }

  @Test func readsAFileOnceHoweverItIsNamed() throws {
    try write("let a = Text(\"Open\")\n", to: "A.swift")
    let path = folder.url.appending(path: "A.swift").path(percentEncoded: false)
    let result = try run("extract", "A.swift", "./A.swift", path, ".")
    #expect(result.text == "A.swift:1:14: Localizable: Open\n")
  }

  @Test func writesObjectsAsJSON() throws {
    try write(
      "let a = String(localized: \"a\\u{1}\", defaultValue: \"Hi\", table: \"T\")\n", to: "A.swift")
    let result = try run("extract", "--format", "json", "A.swift")
    let rows = try JSONDecoder().decode([Row].self, from: result.output)
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row.table == "T")
    #expect(row.key == "a\u{1}")
    #expect(row.value == "Hi")
    #expect(row.file == "A.swift")
    #expect(row.line == 1)
    #expect(row.column == 27)
    #expect(row.confidence == "certain")
  }

  @Test func readsWhatXcodeWrote() throws {
    try write(
      "{\"source\":\"/b/A.swift\",\"tables\":{\"T\":[{\"key\":\"%lld\"}]}}", to: "DD/A.stringsdata")
    #expect(try run("extract", "DD").text == "/b/A.swift:1:1: T: %lld\n")
  }

  /// A build knows other modules, sources that are gone, and a source twice, all by the paths of
  /// the machine that built them.
  @Test func readsOnlyWhatABuildWroteOfThisProject() throws {
    func data(_ source: String, _ key: String) -> String {
      "{\"source\":\"\(source)\",\"tables\":{\"Localizable\":[{\"key\":\"\(key)\"}]}}"
    }
    try write("let a = Text(\"Guessed \\(b)\"); let c = tr(\"Looked Up\")", to: "App/A.swift")
    try write("let d = Text(\"Not Built\")", to: "App/B.swift")
    try write(data("/Users/r/Fox/App/A.swift", "Old"), to: "DD/Debug/A.stringsdata")
    try write(data("/Users/r/Fox/App/A.swift", "Exact %lld"), to: "DD/Release/A.stringsdata")
    try write(data("/Users/r/Fox/App/Gone.swift", "Gone"), to: "DD/Debug/Gone.stringsdata")
    try write(data("/Users/r/Kit/Sources/Kit.swift", "Kit"), to: "DD/Debug/Kit.stringsdata")
    try write("", to: "DD/Debug/ExtractedAppShortcutsMetadata.stringsdata")
    let old = folder.url.appending(path: "DD/Debug/A.stringsdata").path
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: old)
    #expect(try run("extract", "DD").text == "App/A.swift:1:1: Localizable: Exact %lld\n")
    #expect(
      try run("extract", "App", "DD", "--helper", "tr").text == """
        App/A.swift:1:42: Localizable: Looked Up
        App/B.swift:1:14: Localizable: Not Built
        App/A.swift:1:1: Localizable: Exact %lld

        """)
    try write(#"{ "code": { "exclude": ["App/"] } }"#, to: ".catalog-lint.json")
    #expect(try run("extract", "DD").text.isEmpty)
  }

  @Test func writesAnEmptyArrayWithoutStrings() throws {
    try write("let a = 1", to: "A.swift")
    let result = try run("extract", "--format", "json")
    #expect(try JSONDecoder().decode([Row].self, from: result.output).isEmpty)
    #expect(result.status == 0)
  }

  @Test func endsWithTwoIfAFileCannotBeRead() throws {
    try write("let a = Text(\"Open\")", to: "A.swift")
    try write("tables:", to: "B.stringsdata")
    let result = try run("extract")
    #expect(result.text == "A.swift:1:14: Localizable: Open\n")
    #expect(result.errorText.contains("B.stringsdata"))
    #expect(result.status == 2)
    #expect(try run("extract", "missing").status == 2)
  }

  @Test func usesTheConfigurationOfTheProject() throws {
    try write(
      #"{ "code": { "helpers": { "tr": { "table": "T" } }, "exclude": ["Vendor/"] } }"#,
      to: ".catalog-lint.json")
    try write("let a = tr(\"Open\")", to: "Sources/A.swift")
    try write("let a = Text(\"Foreign\")", to: "Vendor/B.swift")
    #expect(try run("extract").text == "Sources/A.swift:1:12: T: Open\n")
    #expect(try run("extract", "Sources").text == "Sources/A.swift:1:12: T: Open\n")
    #expect(
      try run("extract", "--isolated").text == "Vendor/B.swift:1:14: Localizable: Foreign\n")
    try write("{}", to: "Other.json")
    #expect(
      try run("extract", "--config", "Other.json").text
        == "Vendor/B.swift:1:14: Localizable: Foreign\n")
  }

  @Test func tellsEveryMistakeInTheConfiguration() throws {
    try write("let a = Text(\"Open\")", to: "A.swift")
    try write(
      #"{ "code": { "helper": ["tr"], "include-tests": 1 } }"#, to: ".catalog-lint.json")
    let result = try run("extract")
    #expect(result.status == 2)
    #expect(result.errorText.contains(".catalog-lint.json:1:13: "))
    #expect(result.errorText.contains("you mean “helpers”?"))
    #expect(result.errorText.contains("“include-tests” must be true or false."))
  }

  @Test func saysThatThereIsNoCode() throws {
    let result = try run("extract")
    #expect(result.status == 2)
    #expect(result.errorText.contains("No Swift or Objective-C files"))
  }

  @Test func showsControlCharactersByName() throws {
    try write("let a = Text(\"\\u{1B}[31m\\u{202E}\")", to: "A.swift")
    #expect(try !run("extract").text.contains("\u{1B}"))
    #expect(try !run("extract").text.contains("\u{202E}"))
  }

  /// 2,000 files are read in less time than the limit of a test.
  @Test func readsManyFiles() throws {
    for number in 0..<2_000 {
      try write("let a\(number) = Text(\"Key \(number)\")", to: "\(number % 40)/\(number).swift")
    }
    let lines = try run("extract").text.split(separator: "\n")
    #expect(lines.count == 2_000)
  }
}
