import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// Prose names the languages of the interface by hand, so it is held to the list of the catalog.
struct InterfaceLanguageTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/catalog-lint.md",
    "docs/catalog-preview-serve.md",
  ])
  func namesEveryLanguage(path: String) throws {
    let text = try text(of: path)
    for language in ProductStrings.languages {
      let name = Locale(identifier: "en").localizedString(forLanguageCode: language.rawValue)
      #expect(text.contains(try #require(name)), "\(path) does not name \(language)")
    }
  }

  @Test(arguments: ["action.yml", "docs/catalog-preview.md"])
  func namesTheTagOfEveryLanguage(path: String) throws {
    let tags = ProductStrings.languages.map(\.rawValue)
    let list = tags.dropLast().joined(separator: ", ") + ", or " + (tags.last ?? "")
    #expect(try text(of: path).contains(list), "\(path) does not name \(list)")
  }
}
