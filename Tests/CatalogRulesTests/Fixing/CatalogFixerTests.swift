import StringCatalogs
import Testing

@testable import CatalogRules

/// The linter of these tests finds the letter `a`, whose fix is `b`, and a quotation mark, whose
/// fix breaks the file.
struct CatalogFixerTests {
  private func lint(_ bytes: [UInt8], isSafe: Bool = true) -> LintedFile {
    let catalog = try? StringCatalog(bytes: bytes)
    let findings = bytes.indices.compactMap { index -> Finding? in
      let replacement: [UInt8]
      switch bytes[index] {
      case UInt8(ascii: "a"): replacement = Array("b".utf8)
      case UInt8(ascii: "x"): replacement = Array("\"".utf8)
      case UInt8(ascii: "y"): replacement = Array("yy".utf8)
      default: return nil
      }
      let range = index..<index + 1
      return Finding(
        rule: RuleIdentifier(rawValue: "rule-\(bytes[index])"), severity: .error, range: range,
        key: "\(index)", message: LocalizedMessage(""),
        fix: Fix(
          isSafe: isSafe, message: LocalizedMessage(""),
          edits: [ByteEdit(range: range, replacement: replacement)]))
    }
    return LintedFile(path: "", bytes: bytes, catalog: catalog, findings: findings)
  }

  private func fixed(_ value: String, isSafe: Bool = true, includesUnsafe: Bool = false) -> String {
    let head = #"{"strings":{"#
    let text = head + "\"\(value)\":{}}}"
    let fixer = CatalogFixer(includesUnsafe: includesUnsafe) { lint($0, isSafe: isSafe) }
    let result = fixer.fix(lint(Array(text.utf8), isSafe: isSafe))
    return String(
      String(decoding: result.bytes, as: UTF8.self).dropFirst(head.count + 1).dropLast(6))
  }

  @Test(arguments: [
    ("nothing", "nothing"), ("a", "b"), ("aaa", "bbb"), ("a, then a", "b, then b"),
    // The fix of x breaks the file, and the others are still applied.
    ("a x a", "b x b"),
    // The fix of y has no effect.
    ("a y a", "b y b"),
  ])
  func appliesWhatHelps(value: String, expected: String) {
    #expect(fixed(value) == expected)
  }

  @Test func appliesUnsafeFixesOnlyWhenAsked() {
    #expect(fixed("a", isSafe: false) == "a")
    #expect(fixed("a", isSafe: false, includesUnsafe: true) == "b")
  }

  @Test func fixesWhatAFixBringsToLight() {
    // Three dots in the source text cover those of its translations.
    let catalog = { (dots: String) -> String in
      let values = ["de", "en"].map { language in
        #""\#(language)":{"stringUnit":{"state":"translated","value":"x\#(dots)"}}"#
      }
      return #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"#
        + values.joined(separator: ",") + "}}}}"
    }
    var configuration = LintConfiguration(select: ["typography-ellipsis"])
    configuration.preset = .all
    let linter = CatalogLinter(configuration: configuration)
    let lint = { @Sendable (bytes: [UInt8]) in linter.lint(bytes: bytes, path: "") }
    let result = CatalogFixer(includesUnsafe: false, lint: lint)
      .fix(lint(Array(catalog("...").utf8)))
    #expect(String(decoding: result.bytes, as: UTF8.self) == catalog("…"))
    #expect(result.count == 2)
  }

  @Test func fixesAFormThatAFixCopies() {
    let catalog = """
      {"sourceLanguage":"en","strings":{"%lld apps":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld app"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld apps"}}}}},
      "it":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld app"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld app "}}}}}}}}}
      """
    var configuration = LintConfiguration(select: ["plural-missing-millions", "whitespace-edges"])
    configuration.preset = .all
    let linter = CatalogLinter(configuration: configuration)
    let lint = { @Sendable (bytes: [UInt8]) in linter.lint(bytes: bytes, path: "") }
    let result = CatalogFixer(includesUnsafe: false, lint: lint).fix(lint(Array(catalog.utf8)))
    #expect(result.count == 3)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("many") && !text.contains("app \""))
  }
}
