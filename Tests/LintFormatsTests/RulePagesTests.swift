import CatalogRules
import LintFormats
import Foundation
import LocaleFormats
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// The pages in `docs/rules` match the rules' own descriptions.
struct RulePagesTests {
  private static let folder = Repository.root.appending(path: "docs/rules")

  /// The text of each page in all languages, by path.
  private static func pages() -> [String: String] {
    let languages = ProductStrings.languages
    let names = languages.map { ($0, LanguageName.nativeName(of: $0)) }
    return languages.reduce(into: [:]) { pages, language in
      let localizer = ProductStrings.localizer(languages: [language])
      let new = RulePages(
        localizer: localizer, languageNames: Dictionary(uniqueKeysWithValues: names)
      ).all()
      pages.merge(new) { first, _ in first }
    }
  }

  /// The paths of the committed pages.
  private static func committedPaths() throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Set(names.filter { $0.hasSuffix(".md") })
  }

  @Test func areCommittedAsTheRulesSay() throws {
    let pages = Self.pages()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try? FileManager.default.removeItem(at: Self.folder)
      for (path, text) in pages {
        let file = Self.folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      return
    }
    let stale = try Self.committedPaths().union(pages.keys).filter { path in
      let file = Self.folder.appending(path: path)
      return pages[path] == nil || pages[path] != (try? String(contentsOf: file, encoding: .utf8))
    }
    #expect(
      stale.isEmpty,
      """
      docs/rules does not say what the rules say: \(stale.sorted().joined(separator: ", ")).
      Run Tools/development/generate-rule-pages and commit the result.
      """)
  }

  @Test func existForEachRuleInEachLanguage() {
    let pages = Self.pages()
    let number = RuleRegistry.allDescriptions.count + 1
    #expect(pages.count == number * ProductStrings.languages.count)
    #expect(pages["ko/README.md"]?.hasPrefix("# catalog-lint 규칙\n") == true)
    #expect(pages["zh-Hans/empty-translation.md"]?.contains("\n没有文本的译文\n") == true)
    #expect(pages["empty-translation.md"]?.contains("\nA translation without text.\n") == true)
  }

  @Test func holdNothingInvisible() {
    for (name, text) in Self.pages() {
      let hidden = text.unicodeScalars.filter {
        !["\n", "\u{200D}"].contains($0)
          && [.control, .format, .privateUse].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty, "\(name): \(hidden.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: ["", "ko/", "ja/", "zh-Hans/"])
  func leadFromTheIndexToEachRuleAndBack(folder: String) throws {
    let pages = Self.pages()
    let index = try #require(pages["\(folder)README.md"])
    for rule in RuleRegistry.allDescriptions {
      #expect(index.contains("(\(rule.id).md)"))
      #expect(pages["\(folder)\(rule.id).md"]?.contains("(README.md)") == true)
    }
  }

  /// The third line of a page links to the page in every language, and all links lead to pages.
  @Test func leadToThePageInTheOtherLanguages() throws {
    let pages = Self.pages()
    for (path, text) in pages {
      let line = try #require(text.split(separator: "\n").dropFirst().first)
      let links = line.matches(of: /\[([^\]]+)\]\(([^)]+)\)/)
      #expect(links.map { String($0.1) } == ["English", "한국어", "日本語", "简体中文"], "\(path)")
      let folder = Self.folder.appending(path: path).deletingLastPathComponent()
      let targets = links.map { link in
        folder.appending(path: String(link.2)).standardizedFileURL.path
          .replacing(Self.folder.standardizedFileURL.path + "/", with: "")
      }
      let name = path.split(separator: "/").last ?? ""
      #expect(targets == ["", "ko/", "ja/", "zh-Hans/"].map { $0 + name }, "\(path)")
      #expect(targets.contains(path))
    }
  }
}
