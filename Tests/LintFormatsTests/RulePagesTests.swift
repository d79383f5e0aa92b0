import CatalogRules
import LintFormats
import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// The pages in `docs/rules` match the rules' own descriptions.
struct RulePagesTests {
  private static let folder = Repository.root.appending(path: "docs/rules")

  /// The text of each page, by file name.
  private static func pages() throws -> [String: String] {
    let pages = RulePages(localizer: ProductStrings.localizer(languages: ["en"]))
    let pairs = RuleRegistry.descriptions.map { ("\($0.id).md", pages.page(of: $0)) }
    return Dictionary(uniqueKeysWithValues: pairs + [("README.md", pages.index())])
  }

  @Test func areCommittedAsTheRulesSay() throws {
    let pages = try Self.pages()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for (name, text) in pages {
        try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let stale = Set(names).union(pages.keys).filter { name in
      let file = Self.folder.appending(path: name)
      return pages[name] == nil || pages[name] != (try? String(contentsOf: file, encoding: .utf8))
    }
    #expect(
      stale.isEmpty,
      """
      docs/rules does not say what the rules say: \(stale.sorted().joined(separator: ", ")).
      Run Tools/development/generate-rule-pages and commit the result.
      """)
  }

  /// A page must not contain invisible or dangerous characters, except the joiner in an emoji: the
  /// examples of some rules contain such.
  @Test func holdNothingInvisible() throws {
    for (name, text) in try Self.pages() {
      let hidden = text.unicodeScalars.filter {
        !["\n", "\u{200D}"].contains($0)
          && [.control, .format, .privateUse].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty, "\(name): \(hidden.map { String($0.value, radix: 16) })")
    }
  }

  @Test func leadFromTheIndexToEachRuleAndBack() throws {
    let pages = try Self.pages()
    let index = try #require(pages["README.md"])
    for rule in RuleRegistry.descriptions {
      #expect(index.contains("(\(rule.id).md)"))
      #expect(pages["\(rule.id).md"]?.contains("(README.md)") == true)
    }
  }
}
