import Foundation
import TestSupport
import Testing

/// The form of apostrophes and quotation marks in texts and documentation.
struct PunctuationTests {
  /// What keeps straight quotation marks in texts: members of JSON objects, attributes, entries of
  /// `.strings` files, and shell arguments.
  private let code = /"[a-zA-Z]+" ?: (\{\}|"[^"]*")|\[ "…" \]|[a-z]+="[^"]*"|"key" = "text";/

  @Test func isTypographicInTexts() throws {
    for unit in try CatalogFile.units() {
      let words = unit.value.replacing(code, with: "")
      #expect(!words.contains { "'\"".contains($0) }, "\(unit.key) \(unit.language): \(words)")
    }
  }

  @Test func isTypographicInCommentsForTranslators() throws {
    let apostrophe = /\p{Letter}'\p{Letter}/
    for (key, entry) in try CatalogFile.entries() {
      let comment = entry["comment"] as? String ?? ""
      #expect(comment.firstMatch(of: apostrophe) == nil, "\(key): \(comment)")
    }
  }

  @Test func isTypographicInDocumentation() throws {
    for page in try DocumentationPages.all() {
      let words = page.words
      #expect(!words.contains { "'\"".contains($0) }, "\(page.path)")
    }
  }
}

/// The pages for users: README in all languages, and `docs` with its folders.
private struct DocumentationPages {
  let path: String

  /// The text without code.
  let words: String

  static func all() throws -> [DocumentationPages] {
    let root = Repository.root
    let readme = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix("README") && $0.hasSuffix(".md") }
    let docs = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "docs").path
    ).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    try #require(readme.count == 4 && docs.count > 80)
    return try (readme + docs).map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let block = /(?m)^(```+)[\s\S]*?^\1$/
      return DocumentationPages(
        path: path, words: text.replacing(block, with: "").replacing(/`[^`\n]*`/, with: ""))
    }
  }
}
