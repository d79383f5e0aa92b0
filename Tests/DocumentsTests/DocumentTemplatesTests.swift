import Documents
import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

struct DocumentTemplatesTests {
  private let folder = Repository.root.appending(path: "Templates/document")

  private func files() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func nameOnlyWordsThatEveryLanguageHas() throws {
    let words = try files().flatMap { file in
      file.text.matches(of: /\{\{words\.([A-Za-z]+)\}\}/).map { String($0.1) }
    }
    #expect(words.count > 5)
    for word in Set(words) {
      for language in ProductStrings.languages {
        let message = ProductStrings.localizer(languages: [language])
          .message(for: LocalizedMessage("document.\(word)"))
        #expect(message.problems.isEmpty && message.language == language, "\(word), \(language)")
      }
    }
  }

  @Test func haveNoWordsOfTheirOwn() throws {
    for file in try files() where file.name.hasSuffix(".mustache") {
      let words = file.text
        .replacing(/\{\{.*?\}\}/.dotMatchesNewlines(), with: "")
        .replacing(/<[^>]*>/, with: "")
      #expect(words.filter(\.isLetter).isEmpty, "\(file.name)")
    }
  }

  @Test func canBeReplacedByAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("{{% CONTENT_TYPE:HTML}}<p>{{.ratio}}!</p>\n".utf8, to: "meter.html.mustache")
    let renderer = try DocumentRenderer(
      catalog: TestCatalog.make([:]), templates: DocumentTemplates(overriddenBy: folder.url))
    let page = try renderer.html(
      document(.meter(Meter(LocalizedMessage("a"), value: 5))), languages: ["en"])
    #expect(page.contains("<p>5/100!</p>"))
  }

  @Test func sayWhatIsWrongWithThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("{{#a}}\n{{/b}}".utf8, to: "meter.html.mustache")
    let error = try #require(throws: DocumentTemplateError.self) {
      try DocumentTemplates(overriddenBy: folder.url)
    }
    guard case .malformed("meter.html.mustache", _, _) = error else {
      Issue.record("\(error)")
      return
    }
    let message = ProductStrings.localizer(languages: ["ko"]).message(for: error.localizedMessage)
    #expect(message.problems.isEmpty && message.language == "ko")
  }
}
