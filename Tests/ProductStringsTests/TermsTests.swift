import Foundation
import TestSupport
import Testing

/// The table of terms, and the configuration that holds the catalog to it.
struct TermsTests {
  private static let languages = ["en", "ko", "ja", "zh-Hans"]

  /// The configuration, whose comment is its first line.
  private struct Configuration: Decodable {
    var glossary: [String: [String: [String]]]
    var forbidden: [String: [String: String]]
    var patterns: [String: Pattern]

    struct Pattern: Decodable {
      var languages: [String]?
    }

    private enum CodingKeys: String, CodingKey {
      case glossary
      case patterns
      case forbidden = "forbidden-texts"
    }

    init(file: URL) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      let json = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
  }

  private let configuration: Configuration
  private let rows: [[String]]

  init() throws {
    configuration = try Configuration(file: Repository.root.appending(path: ".catalog-lint.json"))
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/terms.md"), encoding: .utf8)
    rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func namesTheWordsThatTheLinterForbids() {
    var words = Set<String>()
    for row in rows.dropFirst() where row.count == 7 {
      for list in row[6].components(separatedBy: "; ") where !list.isEmpty {
        let language = String(list.prefix { $0 != " " })
        for word in list.dropFirst(language.count + 1).components(separatedBy: ", ") {
          words.insert("\(language): \(word)")
        }
      }
    }
    for row in rows where row.count == 3 && Self.languages.contains(row[0]) {
      words.insert("\(row[0]): \(row[1])")
      #expect(configuration.forbidden[row[0]]?[row[1]] == row[2])
    }
    let forbidden = configuration.forbidden.flatMap { language, texts in
      texts.keys.map { "\(language): \($0)" }
    }
    #expect(words == Set(forbidden))
    #expect(words.count > 80)
  }

  @Test func hasTheTermsOfTheGlossary() throws {
    for (term, translations) in configuration.glossary {
      let row = try #require(rows.first { $0.first == term }, "\(term)")
      for (language, words) in translations {
        let index = try #require(Self.languages.firstIndex(of: language))
        #expect(row[2 + index] == words.first, "\(term) \(language)")
      }
    }
  }

  @Test func describesThePatternsOfTheConfiguration() {
    let described = rows.filter { row in row.count == 3 && configuration.patterns[row[0]] != nil }
    #expect(Set(described.map { $0[0] }) == Set(configuration.patterns.keys))
    for row in described {
      let languages = configuration.patterns[row[0]]?.languages ?? ["all"]
      #expect(row[1] == languages.joined(separator: ", "))
    }
  }

  @Test func hasATermInEveryLanguage() {
    for row in rows where row.count == 7 {
      #expect(row.prefix(6).allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }
}
