import Foundation
import TestSupport
import Testing

/// The links of rule names to their pages, in terminals and in SARIF.
struct CatalogLintLinkTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    tool.environment["CATALOG_LINT_DOCUMENTATION_URL"] = "https://example.org/docs/rules/"
  }

  private static let link =
    "\u{1B}]8;;https://example.org/docs/rules/empty-translation.md\u{1B}\\empty-translation"
    + "\u{1B}]8;;\u{1B}\\"

  @Test func linksTheNamesOfRulesWhenForced() throws {
    var tool = tool
    #expect(try !tool.run().text.contains("\u{1B}"))
    tool.environment["FORCE_HYPERLINK"] = "1"
    #expect(try tool.run().text.contains("[\(Self.link)]\n"))
    #expect(try tool.run("rules").text.contains(Self.link))
    #expect(try !tool.run("--format", "concise").text.contains("\u{1B}"))
    #expect(try !tool.run("--color", "never").text.contains("\u{1B}"))
    tool.environment["NO_HYPERLINK"] = "1"
    #expect(try !tool.run().text.contains("\u{1B}"))
  }

  @Test func keepsTheColumnsOfATable() throws {
    var tool = tool
    tool.environment["COLUMNS"] = "140"
    let plain = try tool.run("rules").text
    tool.environment["FORCE_HYPERLINK"] = "1"
    let linked = try tool.run("rules").text
    #expect(plain != linked)
    #expect(linked.replacing(/\e\]8;;[^\e]*\e\\/, with: "") == plain)
  }

  @Test(
    .needs(.script),
    arguments: [
      (["TERM": "xterm-kitty"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "4600"], false),
      (["TERM": "xterm-256color"], false), (["TERM": "dumb", "TERM_PROGRAM": "vscode"], false),
      (["TERM": "xterm-kitty", "NO_HYPERLINK": "1"], false),
      (["TERM": "xterm-kitty", "CI": "1"], false),
      (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
    ])
  func linksInTerminalsThatShowLinks(variables: [String: String], isLinked: Bool) throws {
    var tool = tool
    tool.environment.merge(variables) { _, new in new }
    let script = try #require(Program(named: "script"))
    let run = try script.run(
      ["-qec", "'\(tool.executable.path)'", "/dev/null"], environment: tool.environment,
      folder: tool.folder)
    #expect(run.text.contains("empty-translation"))
    #expect(run.text.contains(Self.link) == isLinked)
  }

  @Test func linksToTheCheckoutThatTheToolIsIn() throws {
    let checkout = try TemporaryFolder()
    try checkout.write([], to: "a #checkout%/docs/rules/empty-translation.md")
    let copy = checkout.url.appending(path: "a #checkout%/bin/catalog-lint")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: tool.executable, to: copy)
    var tool = tool
    tool.executable = copy
    tool.environment["CATALOG_LINT_DOCUMENTATION_URL"] = nil
    tool.environment["FORCE_HYPERLINK"] = "1"
    let page = "/a%20%23checkout%25/docs/rules/empty-translation.md\u{1B}\\empty-translation"
    let text = try tool.run().text
    #expect(text.contains("\u{1B}]8;;file:///") && text.contains(page))
    // There is only one page, and none in Korean.
    #expect(try tool.run("--language", "ko").text.contains(page))
    #expect(try !tool.run("rules").text.contains("8;;file:///empty"))
    #expect(try tool.run("rules").text.components(separatedBy: "]8;;file").count == 2)
  }

  @Test(arguments: [
    ("en", ""), ("ko", "ko/"), ("ja", "ja/"), ("zh-Hans", "zh-Hans/"), ("zh-CN", "zh-Hans/"),
  ])
  func linksToThePagesInTheLanguageOfTheReport(language: String, folder: String) throws {
    var tool = tool
    tool.environment["FORCE_HYPERLINK"] = "1"
    let pages = [
      "https://example.org/docs/rules",
      URL(filePath: Repository.root.path + "/docs/rules").absoluteString,
    ]
    for base in pages {
      tool.environment["CATALOG_LINT_DOCUMENTATION_URL"] = base
      let page = "8;;\(base)/\(folder)empty-translation.md\u{1B}"
      #expect(try tool.run("--language", language).text.contains(page))
      #expect(try tool.run("rules", "--language", language).text.contains(page))
    }
  }

  @Test func linksToTheTranslatedPagesOfTheCheckout() throws {
    let checkout = try TemporaryFolder()
    for folder in ["", "ko/", "xx/"] {
      try checkout.write([], to: "docs/rules/\(folder)empty-translation.md")
    }
    let copy = checkout.url.appending(path: "catalog-lint")
    try FileManager.default.copyItem(at: tool.executable, to: copy)
    var tool = tool
    tool.executable = copy
    tool.environment["CATALOG_LINT_DOCUMENTATION_URL"] = nil
    tool.environment["FORCE_HYPERLINK"] = "1"
    #expect(
      try tool.run("--language", "ko").text.contains("/docs/rules/ko/empty-translation.md\u{1B}"))
    #expect(
      try tool.run("--language", "ja").text.contains("/docs/rules/empty-translation.md\u{1B}"))
  }

  @Test func givesSARIFTheEnglishPagesInEveryLanguage() throws {
    let page = "\"helpUri\": \"https://example.org/docs/rules/empty-translation.md\""
    #expect(try tool.run("--format", "sarif", "--language", "ko").text.contains(page))
  }

  @Test(arguments: [
    ("https://example.org/docs/rules", "https://example.org/docs/rules/empty-translation.md"),
    ("file:///docs/rules", nil), ("docs/rules", nil), ("javascript:alert(1)", nil),
    ("https://example.org/\u{1B}]8", nil),
  ])
  func givesSARIFAddressesOfTheWebOnly(base: String, address: String?) throws {
    var tool = tool
    tool.environment["CATALOG_LINT_DOCUMENTATION_URL"] = base
    let text = try tool.run("--format", "sarif").text
    #expect(text.contains("\"helpUri\"") == (address != nil))
    if let address { #expect(text.contains("\"helpUri\": \"\(address)\"")) }
  }
}
